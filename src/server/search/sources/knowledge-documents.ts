import { existsSync, readFileSync } from "node:fs";
import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import type { ArticleRecord } from "../../content/tables.ts";
import type { SearchDocument } from "./document.ts";

/** The knowledge articles as built by the step `content`. */
const ARTICLES = "data/generated/content/knowledge.json";

/**
 * The published knowledge articles as the index takes them, in both languages; those after `today`
 * (yyyy-MM-dd) are left out.
 */
export function* knowledgeDocuments(today: string, path = ARTICLES): Generator<SearchDocument> {
  const articles = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ArticleRecord[]) : [];
  for (const { slug, language, title, summary, category, date, sections, sources } of articles) {
    if (date > today) continue;
    yield {
      id: `${language}-${slug}`,
      type: 3,
      title,
      number: "",
      court_id: null,
      court: CATEGORY_NAMES[category],
      causes: [],
      date,
      amount: null,
      keywords: [],
      url: `${language === "en" ? "/en" : ""}/layout/knowledge/${slug}`,
      detail: {
        body_text: [
          summary,
          ...sections.flatMap(({ heading, text }) => [heading, ...text.split("\n")]).filter(Boolean),
        ],
        tail_text: (sources ?? []).map((source) => `《${source.title}》${source.number ?? ""}`),
        body_postscript: [],
        holding: null,
      },
    };
  }
}

/** The categories as nodes that articles are counted in. */
export const knowledgeTree = () =>
  Object.values(CATEGORY_NAMES).map((label) => ({ value: label, label, level: 0 }));
