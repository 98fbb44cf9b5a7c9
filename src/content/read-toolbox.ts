import { getCollection } from "astro:content";
import type { ToolboxCategory } from "#contract/content/schemas/toolbox.ts";

/** The categories of the toolbox, in order. The id is the name of the file and serves as anchor. */
export async function readToolbox(): Promise<(ToolboxCategory & { id: string })[]> {
  const entries: { id: string; data: ToolboxCategory }[] = await getCollection("toolbox");
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
}
