import * as z from "zod/mini";
import { MAX_KEYWORD_CHARS, MAX_LIST_VALUES, SEARCH_TYPES, SORTS } from "./search-limits.ts";

export {
  MAX_KEYWORD_CHARS,
  MAX_LIST_VALUES,
  MAX_ROWS,
  PAGE_SIZE,
  SEARCH_TYPES,
  SORTS,
} from "./search-limits.ts";

const keyword = z.string().check(z.minLength(1), z.maxLength(MAX_KEYWORD_CHARS));
const values = z._default(z.array(keyword).check(z.maxLength(MAX_LIST_VALUES)), []);

/**
 * The search query as it travels. Keywords (`qr`) join by AND; values within `reason`, `court` and
 * `suitedate` (years, "2023") by OR; fields by AND. A court or cause is named by its label or by its
 * id or code, and includes all below it. `index` (from 1) chooses which ten rows carry snippets.
 */
export const SearchQuery = z.object({
  qr: values,
  reason: values,
  court: values,
  suitedate: values,
  index: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  type: z._default(z.literal(SEARCH_TYPES), 1),
  sort: z._default(z.enum(SORTS), "relevance"),
});
export type SearchQuery = z.infer<typeof SearchQuery>;
export type SearchQueryInput = z.input<typeof SearchQuery>;
