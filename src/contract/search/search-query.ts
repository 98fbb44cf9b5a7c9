import * as z from "zod/mini";
import { DATE_FIELDS, LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import { SCOPE, SCOPES } from "#domain/search/scope.ts";
import { MAX_DATE_CHARS, MAX_KEYWORD_CHARS, MAX_LIST_VALUES, SORTS } from "./search-limits.ts";

const keyword = z.string().check(z.minLength(1), z.maxLength(MAX_KEYWORD_CHARS));
/** A year as a number, as some callers write it. */
const year = z.pipe(z.int().check(z.minimum(0), z.maximum(9999)), z.transform(String));
const values = z._default(z.array(keyword).check(z.maxLength(MAX_LIST_VALUES)), []);
const date = z._default(z.string().check(z.maxLength(MAX_DATE_CHARS)), "");
const each = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/**
 * The search query in requests and addresses. A document must satisfy every field that is not empty.
 * - `qr`, `within`: keywords. The document contains all of them. Those in `within` were added to narrow a
 *   result.
 * - `near`: each value is two or more words, separated by spaces. They occur together in one paragraph: the
 *   title, a paragraph of the body, or a line after it.
 * - `without`: words that do not occur.
 * - `title`, `holding`, `judge`, `counsel`, `courtname`: words that occur in this part. The holding is the
 *   裁判要点 of a reference case, and in a judgment the text from 本院认为 to the operative part. `judge` is the
 *   panel with its presiding judge. `counsel` are names and firms. `courtname` is the printed name of the
 *   court.
 * - `reason`, `court`: causes and courts, by label, id or code. The document matches one of them or one
 *   below. The supreme court stands only for its own cases.
 * - `suitedate`, `kind`, `instance`, `outcome`, `amount`: years ("2023"), kinds of documents (判决书), stages
 *   (一审), results of appeals (维持) and ranges of the claim (10-50万). The document matches one of the values.
 * - `datefrom`, `dateto`: the first and last day of a period (yyyy-MM-dd, yyyy-MM or yyyy). A document
 *   without a date does not match.
 * - `index`: the page, from 1. Its ten rows have snippets.
 */
export const SearchQuery = z.object({
  ...each(LIST_FIELDS, values),
  suitedate: z._default(z.array(z.union([keyword, year])).check(z.maxLength(MAX_LIST_VALUES)), []),
  ...each(DATE_FIELDS, date),
  index: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  type: z._default(z.literal(SCOPES), SCOPE.cases),
  sort: z._default(z.enum(SORTS), "relevance"),
});
export type SearchQuery = z.infer<typeof SearchQuery>;
export type SearchQueryInput = z.input<typeof SearchQuery>;
