import * as z from "zod/mini";
import { SCOPE, SCOPES } from "#domain/search/scope.ts";
import { Result } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_PATH, SEARCH_PREWVIEW_REASON_PATH } from "../paths.ts";

/** No control characters except tab and line ends, which come with copied text. */
const WITHOUT_CONTROLS = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;
const keyword = z._default(z.string().check(z.maxLength(100), z.regex(WITHOUT_CONTROLS)), "");

/** An empty keyword asks for the most common searches of this collection. */
export const PrewviewRequest = z.object({
  keyword,
  type: z._default(z.literal(SCOPES), SCOPE.cases),
});

/**
 * `type` says what choosing the item adds to the query; `value` is the court id, cause code or text. An
 * `article` adds nothing: its value is the address of a statute's article, without language, and choosing it
 * opens that page.
 */
export const SuggestionItem = z.object({
  label: z.string(),
  type: z.enum(["qr", "reason", "court", "suitedate", "case_number", "article"]),
  value: z.string(),
  /** Documents that the item alone finds in the collection. */
  count: z.optional(z.number()),
  /** For a cause found by an everyday word: the word and the cause, such as 掐脖子→故意伤害. */
  pair: z.optional(z.string()),
});
export type SuggestionItem = z.infer<typeof SuggestionItem>;
export const SuggestionGroup = z.object({ label: z.string(), children: z.array(SuggestionItem) });
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

export const PrewviewResponse = z.object({ result: Result, serach_list: z.array(SuggestionGroup) });
export type PrewviewResponse = z.infer<typeof PrewviewResponse>;

/**
 * For cascading selectors of courts and of causes: a `keyword` (Chinese, pinyin or initials) finds by name;
 * without one the answer is the level below `parent` (court id or cause code), or the top level.
 */
export const CataloguePrewviewRequest = z.object({
  keyword,
  parent: z.optional(z.string().check(z.maxLength(100))),
});

/** One court or cause: `parent` is the label above it, `leaf` whether it has none below. */
export const CatalogueItem = z.object({
  label: z.string(),
  value: z.string(),
  parent: z.string(),
  leaf: z.boolean(),
  /** The values from the top level down to this one, to fill a cascading selector. */
  path: z.array(z.string()),
  /** If the typed name is a former name of the court: that name, and the year it ended, 0 if unknown. */
  former: z.optional(z.object({ name: z.string(), until: z.number() })),
  /** For a cause found by an everyday word: the word and the cause, such as 掐脖子→故意伤害. */
  pair: z.optional(z.string()),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;
export const CataloguePrewviewResponse = z.object({ result: Result, serach_list: z.array(CatalogueItem) });
export type CataloguePrewviewResponse = z.infer<typeof CataloguePrewviewResponse>;

/** Suggestions while typing. */
export const searchPrewview = {
  route: SEARCH_PREWVIEW_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: PrewviewRequest,
  output: PrewviewResponse,
  examples: () => ({ typed: { keyword: "代位" }, statutes: { keyword: "民法典", type: SCOPE.statutes } }),
} satisfies Operation;

/** Courts for a cascading selector. */
export const searchPrewviewCourt = {
  route: SEARCH_PREWVIEW_COURT_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: CataloguePrewviewRequest,
  output: CataloguePrewviewResponse,
  examples: () => ({ top: {}, typed: { keyword: "呼和浩特" } }),
} satisfies Operation;

/** Causes of action for a cascading selector. */
export const searchPrewviewReason = {
  route: SEARCH_PREWVIEW_REASON_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: CataloguePrewviewRequest,
  output: CataloguePrewviewResponse,
  examples: () => ({ typed: { keyword: "daiwei" }, below: { parent: "2" } }),
} satisfies Operation;
