import * as z from "zod/mini";
import { ARTICLE_CATEGORIES, CATEGORY_NAMES } from "./article-categories.ts";
import { askedLines, figures, leadingArticles } from "./asked.ts";
import { day, externalLink, field, line } from "./field.ts";
import { publishingFields, reviewFields } from "./publishing.ts";

/** Minimum and maximum number of Chinese characters in the body of a published article. */
export const ARTICLE_CHARS = { min: 600, max: 1500 } as const;

/**
 * A law, interpretation or notice on which a text is based. Articles are given by number, without their text.
 */
export const lawSource = z.strictObject({
  title: field(line(200), "文件名称", { hint: "法律、司法解释或通知的名称，不写书名号。" }),
  articles: field(z.optional(line(300)), "条文", {
    hint: "例如：第六十条、第六十三条。只写条号，不抄条文。",
  }),
  number: field(z.optional(line(120)), "文号", { hint: "例如：法释〔2020〕23号。" }),
  link: field(z.optional(externalLink), "官方网址", { control: "link" }),
});
export type LawSource = z.infer<typeof lawSource>;

/**
 * Front matter of src/content/knowledge/{cn,en}/SLUG.md. If an article has no English file, the Chinese one
 * states `translation: pending`, and the English site shows the Chinese text with a note. As long as
 * `reviewedBy` is empty, pages say that no lawyer has reviewed the article.
 */
export const KnowledgeArticle = z.strictObject({
  title: field(line(120), "标题"),
  category: field(z.enum(ARTICLE_CATEGORIES), "分类", {
    choices: CATEGORY_NAMES,
    shared: true,
  }),
  summary: field(line(360), "摘要", { hint: "一两句话，说清这篇文章解决什么问题。" }),
  asked: field(z.optional(askedLines()), "人们怎样问"),
  figures: figures(),
  lead: leadingArticles(),
  date: field(day(), "日期", { control: "date", shared: true }),
  updatedOn: field(z.optional(day()), "更新日期", { control: "date", shared: true }),
  sources: field(z.array(lawSource).check(z.minLength(1), z.maxLength(12)), "依据"),
  ...reviewFields,
  ...publishingFields,
});
export type KnowledgeArticle = z.infer<typeof KnowledgeArticle>;
