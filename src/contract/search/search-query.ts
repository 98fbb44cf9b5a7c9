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
 * The search query in requests and addresses. A document must match all fields. It must contain all keywords
 * (`qr`). It matches `reason`, `court` or `suitedate` (years, "2023") if it matches any of the values. A
 * court or cause is given by its label, id or code, and includes all courts or causes below it; only the
 * supreme court means no other than its own cases. `index` (from 1) decides which ten rows have snippets. The
 * other fields are these: `kind` (kinds of documents such as 判决书; see document-kind.ts), `instance` (stages
 * such as 一审), `outcome` (how an appeal ended, such as 维持; see record.ts) and `amount` (ranges of the claim
 * such as 10-50万; see amount-ranges.ts). A document matches if it matches any of their values. `within`:
 * keywords that were added to narrow a result. `near`: each value is two or more words, separated by spaces,
 * that must occur in one paragraph (the title, a paragraph of the body, or a line after it). `without`: words
 * that must not occur. `title`, `holding` (裁判要点 of a reference case; in a judgment, from 本院认为 to the
 * operative part), `judge` (panel and presiding judge), `counsel` (name or firm) and `courtname` (the court's
 * printed name): words that must occur in this part. `datefrom` and `dateto` (yyyy-MM-dd, yyyy-MM or yyyy,
 * both inclusive): the period. Documents without a date do not match.
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
