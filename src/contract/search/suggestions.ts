import * as z from "zod/mini";
import { SCOPE, SCOPES } from "#domain/search/scope.ts";
import { answered } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_PATH, SEARCH_PREWVIEW_REASON_PATH } from "../paths.ts";

/**
 * Matches text without control characters. Tabs and line ends are allowed, because copied text contains them.
 */
const WITHOUT_CONTROLS = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;
const keyword = z._default(z.string().check(z.maxLength(100), z.regex(WITHOUT_CONTROLS)), "");

/** What the visitor has typed. An empty keyword asks for the most common searches in this collection. */
export const PrewviewRequest = z.object({
  keyword,
  type: z._default(z.literal(SCOPES), SCOPE.cases),
});

/**
 * A suggestion. `type` tells what choosing it adds to the query, and `value` is the court id, cause code or
 * text. Choosing an `article` opens a page instead; its value is the address of an article of law, without
 * language.
 */
export const SuggestionItem = z.object({
  label: z.string(),
  type: z.enum(["qr", "reason", "court", "suitedate", "case_number", "article"]),
  value: z.string(),
  /** Number of documents that the suggestion by itself finds in the collection. */
  count: z.optional(z.number()),
  /** Present for a cause that was found by an everyday word: the word and the cause, such as 掐脖子→故意伤害. */
  pair: z.optional(z.string()),
});
export type SuggestionItem = z.infer<typeof SuggestionItem>;
export const SuggestionGroup = z.object({ label: z.string(), children: z.array(SuggestionItem) });
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

export const PrewviewResponse = answered({ serach_list: z.array(SuggestionGroup) });
export type PrewviewResponse = z.infer<typeof PrewviewResponse>;

/**
 * The request of cascading selectors for courts and causes. With a `keyword` (Chinese, pinyin or initials),
 * the answer has what it finds by name. Without one, it has the level below `parent` (court id or cause
 * code), or the top level.
 */
export const CataloguePrewviewRequest = z.object({
  keyword,
  parent: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * A court or cause. `parent` is the label of the court or cause above it. `leaf` is true if there is none
 * below it.
 */
export const CatalogueItem = z.object({
  label: z.string(),
  value: z.string(),
  parent: z.string(),
  leaf: z.boolean(),
  /** The values from the top level down to this one, by which a cascading selector is filled. */
  path: z.array(z.string()),
  /**
   * Present if the typed name is a former name of the court: that name, and the year in which it ended (0 if
   * unknown).
   */
  former: z.optional(z.object({ name: z.string(), until: z.number() })),
  /** Present for a cause that was found by an everyday word: the word and the cause, such as 掐脖子→故意伤害. */
  pair: z.optional(z.string()),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;
export const CataloguePrewviewResponse = answered({ serach_list: z.array(CatalogueItem) });
export type CataloguePrewviewResponse = z.infer<typeof CataloguePrewviewResponse>;

/** Returns suggestions for what is typed. */
export const searchPrewview = {
  route: SEARCH_PREWVIEW_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: PrewviewRequest,
  output: PrewviewResponse,
  examples: () => ({ typed: { keyword: "代位" }, statutes: { keyword: "民法典", type: SCOPE.statutes } }),
} satisfies Operation;

/** Returns courts for a cascading selector. */
export const searchPrewviewCourt = {
  route: SEARCH_PREWVIEW_COURT_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: CataloguePrewviewRequest,
  output: CataloguePrewviewResponse,
  examples: () => ({ top: {}, typed: { keyword: "呼和浩特" } }),
} satisfies Operation;

/** Returns causes of action for a cascading selector. */
export const searchPrewviewReason = {
  route: SEARCH_PREWVIEW_REASON_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: CataloguePrewviewRequest,
  output: CataloguePrewviewResponse,
  examples: () => ({ typed: { keyword: "daiwei" }, below: { parent: "2" } }),
} satisfies Operation;
