import * as z from "zod/mini";
import { DATE_FIELDS, LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import { answered } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_COUNT_PATH } from "../paths.ts";
import { SearchRequest } from "./search.ts";

/** A query. With `explain`, the answer also counts what each condition does. */
export const SearchCountRequest = z.extend(SearchRequest, { explain: z._default(z.boolean(), false) });

/**
 * One condition of the query. `alone` is the number of documents that it finds by itself, `dropped` the
 * number that the query finds without it.
 */
export const ExplainedCondition = z.object({
  field: z.enum([...LIST_FIELDS, ...DATE_FIELDS]),
  value: z.string(),
  alone: z.number(),
  dropped: z.number(),
});
export type ExplainedCondition = z.infer<typeof ExplainedCondition>;

export const SearchCountResponse = answered({
  data: z.object({
    total_count: z.number(),
    /**
     * `all` is the number of documents in the scope. `conditions` are the first MAX_EXPLAINED ones, in the
     * order of their chips.
     */
    explain: z.optional(z.object({ all: z.number(), conditions: z.array(ExplainedCondition) })),
  }),
});
export type SearchCountResponse = z.infer<typeof SearchCountResponse>;

/** Counts the documents that a query finds. */
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
