import * as z from "zod/mini";
import { KnowledgeArticle } from "#contract/content/schemas/article.ts";
import { Expert, PracticeArea } from "#contract/content/schemas/panel.ts";
import { isPublished } from "#contract/content/schemas/publishing.ts";
import { ComplianceSettings, ContactSettings, SiteSettings } from "#contract/content/schemas/settings.ts";
import { sectionsOf } from "./source/markdown.ts";
import type { Content, ContentEntry, Language } from "./source/read-content.ts";

/** A part of an article: its heading ("" before the first), the heading's anchor, and its plain text. */
export interface ArticleSection {
  heading: string;
  anchor: string;
  text: string;
}

/** An article for search and feeds: front matter, slug, language and plain text. */
export type ArticleRecord = z.infer<typeof KnowledgeArticle> & {
  slug: string;
  language: Language;
  sections: ArticleSection[];
};

/** An expert with the file name as id; `portrait` is relative to src/content/experts. */
export type ExpertRecord = z.infer<typeof Expert> & { id: string };

/** Content as the functions read it from data/generated/content. */
export interface ContentTables {
  settings: { site: SiteSettings; contact: ContactSettings; compliance: ComplianceSettings };
  areas: PracticeArea[];
  experts: ExpertRecord[];
  knowledge: ArticleRecord[];
}

/**
 * Parsed records of all content published by `today` (yyyy-MM-dd), each list in a fixed order: areas by id,
 * experts by file, articles newest first, translations only with their original. Throws if a record does not
 * match its schema; check the content first.
 */
export function contentTables({ entries }: Content, today: string): ContentTables {
  const all = (name: string) => entries.filter((entry) => entry.collection.name === name);
  const one = <Schema extends z.ZodMiniType>(schema: Schema, name: string) =>
    z.parse(schema, all(name)[0]?.data);
  return {
    settings: {
      site: one(SiteSettings, "site"),
      contact: one(ContactSettings, "contact"),
      compliance: one(ComplianceSettings, "compliance"),
    },
    areas: all("areas")
      .map((entry) => z.parse(PracticeArea, entry.data))
      .sort((a, b) => a.id - b.id),
    experts: all("experts")
      .map((entry) => ({ id: entry.id, ...z.parse(Expert, entry.data) }))
      .filter((expert) => isPublished(expert, today)),
    knowledge: publishedArticles(all("knowledge").map(articleRecord), today).sort((a, b) =>
      a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1,
    ),
  };
}

function publishedArticles(articles: ArticleRecord[], today: string): ArticleRecord[] {
  const published = articles.filter((article) => isPublished(article, today));
  const chinese = new Set(published.filter(({ language }) => language === "cn").map(({ slug }) => slug));
  return published.filter(({ slug }) => chinese.has(slug));
}

function articleRecord({ id, language = "cn", data, source }: ContentEntry): ArticleRecord {
  return { slug: id, language, ...z.parse(KnowledgeArticle, data), sections: sectionsOf(source.body ?? "") };
}
