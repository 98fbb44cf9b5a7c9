import * as z from "zod/mini";
import { Result } from "./envelope.ts";
import { SearchRequest } from "./search.ts";

export { SEARCH_COUNT_PATH } from "./paths.ts";

export const SearchCountRequest = SearchRequest;
export const SearchCountResponse = z.object({ result: Result, data: z.object({ total_count: z.number() }) });
export type SearchCountResponse = z.infer<typeof SearchCountResponse>;
