import * as z from "zod/mini";
import { KnowledgeArticle } from "#contract/content/schemas/article.ts";
import { Guide } from "#contract/content/schemas/guide.ts";
import { HelpNumber } from "#contract/content/schemas/help-number.ts";
import { Expert, PracticeArea } from "#contract/content/schemas/panel.ts";
import { isPublished } from "#contract/content/schemas/publishing.ts";
import { Service } from "#contract/content/schemas/service.ts";
import { ComplianceSettings, ContactSettings, SiteSettings } from "#contract/content/schemas/settings.ts";
import { type CalculatorName, type Tool, ToolboxCategory } from "#contract/content/schemas/toolbox.ts";
import { UnreadRule } from "#contract/content/schemas/unread-rule.ts";
import { sectionsOf } from "./source/markdown.ts";
import type { Content, ContentEntry, Language } from "./source/read-content.ts";

/**
 * A section of an article: its heading ("" before the first heading), the anchor of the heading, and the
 * plain text.
 */
export interface ArticleSection {
  heading: string;
  anchor: string;
  text: string;
}

interface LongText {
  slug: string;
  language: Language;
  sections: ArticleSection[];
}

/** An article as search and feeds need it: front matter, slug, language and plain text. */
export type ArticleRecord = KnowledgeArticle & LongText;

/**
 * A guide as the search and the answers to questions need it. Besides its front matter it has the same fields
 * as an ArticleRecord.
 */
export type GuideRecord = Guide & LongText;

/** An expert. `id` is the name of the file; `portrait` is relative to src/content/experts. */
export type ExpertRecord = z.infer<typeof Expert> & { id: string };

/** An entry of the toolbox that is one of our calculators. */
export type CalculatorRecord = Tool & { calculator: CalculatorName };

/** The content that functions read. It is in data/generated/content. */
export interface ContentTables {
  settings: { site: SiteSettings; contact: ContactSettings; compliance: ComplianceSettings };
  areas: PracticeArea[];
  experts: ExpertRecord[];
  knowledge: ArticleRecord[];
  guides: GuideRecord[];
  numbers: HelpNumber[];
  unread: UnreadRule[];
  services: Service[];
  calculators: CalculatorRecord[];
}

const toolsOf = (category: ToolboxCategory): Tool[] =>
  category.deep === 1 ? category.children : category.children.flatMap(({ children }) => children);

const all = ({ entries }: Content, name: string) => entries.filter((entry) => entry.collection.name === name);
const one = <Schema extends z.ZodMiniType>(content: Content, schema: Schema, name: string) =>
  z.parse(schema, all(content, name)[0]?.data);

/**
 * The functions that make the tables. Each takes the content and the day (yyyy-MM-dd) and uses only what is
 * published by then.
 */
const TABLES: {
  [Name in keyof ContentTables]: (content: Content, today: string) => ContentTables[Name];
} = {
  settings: (content) => ({
    site: one(content, SiteSettings, "site"),
    contact: one(content, ContactSettings, "contact"),
    compliance: one(content, ComplianceSettings, "compliance"),
  }),
  areas: (content) =>
    all(content, "areas")
      .map((entry) => z.parse(PracticeArea, entry.data))
      .sort((a, b) => a.id - b.id),
  experts: (content, today) =>
    all(content, "experts")
      .map((entry) => ({ id: entry.id, ...z.parse(Expert, entry.data) }))
      .filter((expert) => isPublished(expert, today)),
  knowledge: (content, today) =>
    published(all(content, "knowledge"), (data) => z.parse(KnowledgeArticle, data), today),
  guides: (content, today) => published(all(content, "guides"), (data) => z.parse(Guide, data), today),
  calculators: (content) =>
    all(content, "toolbox")
      .map(({ data }) => z.parse(ToolboxCategory, data))
      .flatMap(toolsOf)
      .flatMap((tool) => (tool.calculator ? [{ ...tool, calculator: tool.calculator }] : [])),
  services: (content) => all(content, "services").map(({ data }) => z.parse(Service, data)),
  numbers: (content) => all(content, "numbers").map(({ data }) => z.parse(HelpNumber, data)),
  unread: (content) => all(content, "unread").map(({ data }) => z.parse(UnreadRule, data)),
};

/** The names of the tables. Each is a file in data/generated/content. */
export const CONTENT_TABLES = Object.keys(TABLES) as (keyof ContentTables)[];

/**
 * Makes the tables from the content that is published by `today` (yyyy-MM-dd). Each table has a fixed order:
 * areas by id, experts by file, articles and guides newest first. A translation is included only with its
 * original. Throws if a record does not match its schema, so check the content first.
 */
export const contentTables = (content: Content, today: string): ContentTables =>
  Object.fromEntries(
    CONTENT_TABLES.map((name) => [name, TABLES[name](content, today)]),
  ) as unknown as ContentTables;

/**
 * The texts of a collection that are published by `today`, newest first. A translation is included only with
 * its original.
 */
function published<Text extends KnowledgeArticle | Guide>(
  entries: ContentEntry[],
  parse: (data: unknown) => Text,
  today: string,
): (Text & LongText)[] {
  const records = entries
    .map(({ id, language = "cn", data, source }) => ({
      ...parse(data),
      slug: id,
      language,
      sections: sectionsOf(source.body ?? ""),
    }))
    .filter((record) => isPublished(record, today));
  const chinese = new Set(records.filter(({ language }) => language === "cn").map(({ slug }) => slug));
  return records
    .filter(({ slug }) => chinese.has(slug))
    .sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1));
}
