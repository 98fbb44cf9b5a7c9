import * as z from "zod/mini";
import { Result } from "./envelope.ts";

export { SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_PATH, SEARCH_PREWVIEW_REASON_PATH } from "./paths.ts";

export const PrewviewRequest = z.object({ keyword: z.string().check(z.maxLength(100)) });

/** `type` says what choosing the item adds to the query; `value` is the court id, cause code or text. */
export const SuggestionItem = z.object({
  label: z.string(),
  type: z.enum(["qr", "reason", "court", "suitedate", "case_number"]),
  value: z.string(),
});
export type SuggestionItem = z.infer<typeof SuggestionItem>;
export const SuggestionGroup = z.object({ label: z.string(), children: z.array(SuggestionItem) });
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

export const PrewviewResponse = z.object({ result: Result, serach_list: z.array(SuggestionGroup) });
export type PrewviewResponse = z.infer<typeof PrewviewResponse>;

/** One court or cause: `parent` is the label above it, `leaf` tells whether it has any below. */
export const CatalogueItem = z.object({
  label: z.string(),
  value: z.string(),
  parent: z.string(),
  leaf: z.boolean(),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;
export const CataloguePrewviewResponse = z.object({ result: Result, serach_list: z.array(CatalogueItem) });
export type CataloguePrewviewResponse = z.infer<typeof CataloguePrewviewResponse>;
