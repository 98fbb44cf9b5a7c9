import { getCollection } from "astro:content";
import { beijingDay } from "#domain/text/day.ts";
import { type ShownArticle, selectArticles } from "./select-articles.ts";

export type { ShownArticle };

/** The articles of a language to show today, newest first; `npm run dev` also shows unpublished ones. */
export async function readArticles(language: "cn" | "en"): Promise<ShownArticle[]> {
  const options = { today: beijingDay(new Date()), preview: import.meta.env.DEV };
  return selectArticles(await getCollection("knowledge"), language, options);
}
