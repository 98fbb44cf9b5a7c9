import * as z from "zod/mini";
import { DATE_FIELDS, LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import { Result } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_COUNT_PATH } from "../paths.ts";
import { SearchRequest } from "./search.ts";

/** With `explain` the answer also counts the effect of each condition. */
export const SearchCountRequest = z.extend(SearchRequest, { explain: z._default(z.boolean(), false) });

/**
 * One condition of the query, with how many documents it finds alone and how many the query finds without it.
 */
export const ExplainedCondition = z.object({
  field: z.enum([...LIST_FIELDS, ...DATE_FIELDS]),
  value: z.string(),
  alone: z.number(),
  dropped: z.number(),
});
export type ExplainedCondition = z.infer<typeof ExplainedCondition>;

export const SearchCountResponse = z.object({
  result: Result,
  data: z.object({
    total_count: z.number(),
    /** All documents of the scope; then the first MAX_EXPLAINED conditions in the order of the chips. */
    explain: z.optional(z.object({ all: z.number(), conditions: z.array(ExplainedCondition) })),
  }),
});
export type SearchCountResponse = z.infer<typeof SearchCountResponse>;

/** The number of documents of a query. */
export const searchCount = {
  route: SEARCH_COUNT_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: SearchCountRequest,
  output: SearchCountResponse,
  fails: ["ambiguous"],
  examples: () => ({
    words: { search: { qr: ["代位求偿"], suitedate: ["2021", "2022"] } },
    explained: { search: { qr: ["代位求偿"], reason: ["保险纠纷"] }, explain: true },
  }),
} satisfies Operation;
