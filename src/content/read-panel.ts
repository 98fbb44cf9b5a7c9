import { getCollection } from "astro:content";
import { type Expert, type PracticeArea, shownExperts } from "#contract/content/schemas/panel.ts";
import { isPublished } from "#contract/content/schemas/publishing.ts";
import { beijingDay } from "#domain/text/day.ts";

/** The 33 practice areas, in the order of their numbers. */
export async function readAreas(): Promise<PracticeArea[]> {
  const entries: { data: PracticeArea }[] = await getCollection("areas");
  return entries.map((entry) => entry.data).sort((a, b) => a.id - b.id);
}

/**
 * An expert with the name of its file as id. `unpublished` ones are drafts or scheduled; only the preview
 * shows them.
 */
export type ShownExpert = Expert & { id: string; unpublished: boolean };

/** The experts who are shown today. Sample experts are shown only while the corpus is the sample. */
export async function readExperts(corpusIsSample: boolean): Promise<ShownExpert[]> {
  const today = beijingDay(new Date());
  const entries: { id: string; data: Expert }[] = await getCollection("experts");
  const experts = entries
    .map(({ id, data }) => ({ id, ...data, unpublished: !isPublished(data, today) }))
    .filter((expert) => import.meta.env.DEV || !expert.unpublished)
    .sort((a, b) => a.id.localeCompare(b.id));
  return shownExperts(experts, corpusIsSample);
}
