import { getCollection } from "astro:content";
import { type Expert, type PracticeArea, shownExperts } from "#contract/desk/panel.ts";
import { beijingDay, isPublished } from "#contract/desk/publishing.ts";

/** The 33 practice areas by number. */
export async function readAreas(): Promise<PracticeArea[]> {
  const entries: { data: PracticeArea }[] = await getCollection("areas");
  return entries.map((entry) => entry.data).sort((a, b) => a.id - b.id);
}

/** The experts to show today with their id (file name); samples only while the corpus is the sample. */
export async function readExperts(corpusIsSample: boolean): Promise<(Expert & { id: string })[]> {
  const today = beijingDay(new Date());
  const entries: { id: string; data: Expert }[] = await getCollection("experts");
  const experts = entries
    .map(({ id, data }) => ({ id, ...data }))
    .filter((expert) => import.meta.env.DEV || isPublished(expert, today))
    .sort((a, b) => a.id.localeCompare(b.id));
  return shownExperts(experts, corpusIsSample);
}
