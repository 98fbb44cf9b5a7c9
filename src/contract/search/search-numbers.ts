import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_NUMBERS_PATH } from "./result-paths.ts";
import { SearchRow } from "./search.ts";
import { MAX_LISTED_CHARS } from "./search-limits.ts";

/** A pasted text with case numbers, in any brackets and with any separators. The first 200 are looked up. */
export const SearchNumbersRequest = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_LISTED_CHARS)),
});

/** One case number in the list, written as in judgments. `documents` is empty if the collection has none. */
export const ListedNumber = z.object({ number: z.string(), documents: z.array(SearchRow) });
export type ListedNumber = z.infer<typeof ListedNumber>;

export const SearchNumbersResponse = answered({
  data: z.object({
    numbers: z.array(ListedNumber),
    found: z.number(),
    /** Number of case numbers in the list that repeat an earlier one. */
    repeated: z.number(),
    /** Number of case numbers after the first 200. They were not looked up. */
    dropped: z.number(),
    /** The first 50 lines without a case number. */
    unread: z.array(z.string()),
  }),
});
export type SearchNumbersResponse = z.infer<typeof SearchNumbersResponse>;

/** Tells which case numbers in a pasted list are in the collection. */
export const searchNumbers = {
  route: SEARCH_NUMBERS_PATH,
  method: "POST",
  input: SearchNumbersRequest,
  output: SearchNumbersResponse,
  examples: ({ case_number }) => ({ list: { text: `${case_number}；（2023）内01民初1号` } }),
} satisfies Operation;
