import { getCollection } from "astro:content";
import type { KnowledgeArticle } from "#contract/content/schemas/article.ts";
import type { Guide } from "#contract/content/schemas/guide.ts";
import { beijingDay } from "#domain/text/day.ts";
import { type ShownArticle, selectArticles } from "./select-articles.ts";

export type { ShownArticle };

const shown = () => ({ today: beijingDay(new Date()), preview: import.meta.env.DEV });

/**
 * The articles of a language that are shown today, newest first. `npm run dev` also shows unpublished ones.
 */
export async function readArticles(language: "cn" | "en"): Promise<ShownArticle<KnowledgeArticle>[]> {
  return selectArticles(await getCollection("knowledge"), language, shown());
}

/** The guides of a language that are shown today, newest first. `npm run dev` also shows unpublished ones. */
export async function readGuides(language: "cn" | "en"): Promise<ShownArticle<Guide>[]> {
  return selectArticles(await getCollection("guides"), language, shown());
}
