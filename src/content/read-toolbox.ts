import { getCollection } from "astro:content";
import type { ToolboxCategory } from "#contract/content/schemas/toolbox.ts";

/** The categories of the toolbox in order, each with its id (file name), usable as an anchor. */
export async function readToolbox(): Promise<(ToolboxCategory & { id: string })[]> {
  const entries: { id: string; data: ToolboxCategory }[] = await getCollection("toolbox");
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}
