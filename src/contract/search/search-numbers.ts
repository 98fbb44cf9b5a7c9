import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_NUMBERS_PATH } from "./result-paths.ts";
import { SearchRow } from "./search.ts";
import { MAX_LISTED_CHARS } from "./search-limits.ts";

/** A pasted text with up to 200 case numbers, in any brackets and with any separators. */
export const SearchNumbersRequest = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_LISTED_CHARS)),
});

/** One case number of the list, as judgments print it, with its documents; none: not in this collection. */
export const ListedNumber = z.object({ number: z.string(), documents: z.array(SearchRow) });
export type ListedNumber = z.infer<typeof ListedNumber>;

export const SearchNumbersResponse = z.object({
  result: Result,
  data: z.object({
    numbers: z.array(ListedNumber),
    found: z.number(),
    /** Numbers repeated in the text. */
    repeated: z.number(),
    /** Numbers beyond the first 200, which were not looked up. */
    dropped: z.number(),
    /** Lines in which no case number was recognised, the first 50. */
    unread: z.array(z.string()),
  }),
});
export type SearchNumbersResponse = z.infer<typeof SearchNumbersResponse>;

/** Which case numbers of a pasted list are in the collection. */
export const searchNumbers = {
  route: SEARCH_NUMBERS_PATH,
  method: "POST",
  input: SearchNumbersRequest,
  output: SearchNumbersResponse,
  examples: ({ case_number }) => ({ list: { text: `${case_number}；（2023）内01民初1号` } }),
} satisfies Operation;
