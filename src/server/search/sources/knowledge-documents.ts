import { existsSync, readFileSync } from "node:fs";
import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import { ARTICLE_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { ArticleRecord, GuideRecord } from "../../content/tables.ts";
import type { SearchDocument } from "./document.ts";

/** Where the build step `content` writes articles and guides. */
const FOLDER = "data/generated/content";
/** The category by which guides are counted. */
const GUIDES = "问事";

/**
 * The knowledge articles and guides of both languages as index documents. Those with a date after `today`
 * (yyyy-MM-dd) are not published yet and are left out.
 */
export function* knowledgeDocuments(today: string, folder = FOLDER): Generator<SearchDocument> {
  for (const article of read<ArticleRecord>(`${folder}/knowledge.json`))
    if (article.date <= today)
      yield toDocument(article, { id: "", path: ARTICLE_PATH, category: CATEGORY_NAMES[article.category] });
  for (const guide of read<GuideRecord>(`${folder}/guides.json`))
    if (guide.date <= today)
      yield toDocument(guide, { id: "guide-", path: GUIDE_PATH, category: GUIDES, first: guide.asked });
}

/** The categories as the nodes by which articles and guides are counted. */
export const knowledgeTree = () =>
  [...Object.values(CATEGORY_NAMES), GUIDES].map((label) => ({ value: label, label, level: 0 }));

function read<Record>(path: string): Record[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

interface Place {
  id: string;
  path: string;
  category: string;
  /** Lines that precede the text. */
  first?: string[];
}

function toDocument(
  { slug, language, title, summary, date, sections, sources }: ArticleRecord | GuideRecord,
  { id, path, category, first = [] }: Place,
): SearchDocument {
  return {
    id: `${language}-${id}${slug}`,
    type: SCOPE.knowledge,
    title,
    number: "",
    court_id: null,
    court: category,
    causes: [],
    date,
    amount: null,
    keywords: [],
    url: `${language === "en" ? "/en" : ""}${path}${slug}`,
    detail: {
      body_text: [
        summary,
        ...first,
        ...sections.flatMap(({ heading, text }) => [heading, ...text.split("\n")]).filter(Boolean),
      ],
      tail_text: (sources ?? []).map((source) => `《${source.title}》${source.number ?? ""}`),
      body_postscript: [],
      holding: null,
    },
  };
}
