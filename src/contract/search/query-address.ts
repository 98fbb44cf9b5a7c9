import {
  DATE_FIELDS,
  type DateField,
  LIST_FIELDS,
  type ListField,
} from "#domain/search/query/query-fields.ts";
import { SCOPE, SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { MAX_DATE_CHARS, MAX_KEYWORD_CHARS, MAX_LIST_VALUES, SORTS, type Sort } from "./search-limits.ts";
import type { SearchQuery } from "./search-query.ts";

const MAX_INDEX = 1_000_000;

/** The empty query. */
export const emptyQuery = (): SearchQuery => ({
  ...(Object.fromEntries(LIST_FIELDS.map((field) => [field, []])) as unknown as Record<ListField, string[]>),
  ...{ datefrom: "", dateto: "", index: 1, type: SCOPE.cases, sort: "relevance" },
});

/**
 * The values of a list in a query: trimmed, without duplicates and without values that are too long, in order
 * of first occurrence. There are at most MAX_LIST_VALUES.
 */
export function distinctValues(values: readonly string[]): string[] {
  const clean = values
    .map((value) => value.trim())
    .filter((value) => value && value.length <= MAX_KEYWORD_CHARS);
  return [...new Set(clean)].slice(0, MAX_LIST_VALUES);
}

/**
 * A copy of the query. Its lists are cleaned by `distinctValues`, its dates are trimmed, and missing lists
 * are empty.
 */
export function normaliseQuery(query: SearchQuery): SearchQuery {
  const lists = LIST_FIELDS.map((field) => [field, distinctValues(query[field] ?? [])]);
  const dates = DATE_FIELDS.map((field) => [field, cleanDate(query[field] ?? "")]);
  return { ...query, ...Object.fromEntries([...lists, ...dates]) };
}

function cleanDate(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= MAX_DATE_CHARS ? trimmed : "";
}

/** The text percent-encoded. Empty if it is not well-formed Unicode. */
function escapeValue(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return "";
  }
}
function readValue(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
}

/**
 * The query as the part of an address after #, which no server log and no referrer contains:
 * "qr=代位求偿&court=…&sort=date&index=2", percent-encoded. Defaults are left out, so that the empty query is "".
 * Lists may be missing in a query that an older version stored on a device.
 */
export function encodeQuery(query: SearchQuery): string {
  const pairs = LIST_FIELDS.flatMap((field) =>
    (query[field] ?? []).map((value) => `${field}=${escapeValue(value)}`),
  );
  for (const field of DATE_FIELDS) if (query[field]) pairs.push(`${field}=${escapeValue(query[field])}`);
  if (query.type !== SCOPE.cases) pairs.push(`type=${query.type}`);
  if (query.sort !== "relevance") pairs.push(`sort=${query.sort}`);
  if (query.index !== 1) pairs.push(`index=${query.index}`);
  return pairs.join("&");
}

/**
 * The query in the hash or search part of an address, with or without # or ?. Whatever is unknown, malformed
 * or beyond the limits is ignored. Never throws.
 */
export function decodeQuery(text: string): SearchQuery {
  const query = emptyQuery();
  for (const pair of text.replace(/^[#?]/, "").split("&")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at);
    const value = readValue(pair.slice(at + 1));
    if ((LIST_FIELDS as readonly string[]).includes(name)) query[name as ListField].push(value);
    else if ((DATE_FIELDS as readonly string[]).includes(name)) query[name as DateField] = value;
    else if (name === "type" && SCOPES.includes(Number(value) as SearchScope))
      query.type = Number(value) as SearchScope;
    else if (name === "sort" && SORTS.includes(value as Sort)) query.sort = value as Sort;
    else if (name === "index" && /^[1-9]\d{0,6}$/.test(value))
      query.index = Math.min(Number(value), MAX_INDEX);
  }
  return normaliseQuery(query);
}

/** Whether the query has any condition. */
export function hasConditions(query: SearchQuery): boolean {
  return (
    LIST_FIELDS.some((field) => query[field].length > 0) || DATE_FIELDS.some((field) => query[field] !== "")
  );
}
