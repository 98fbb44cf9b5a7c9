import { hashHalves } from "../../text/hash-text.ts";

/** The result of a query at one visit. The query itself is only known by its hash. */
export interface SeenQuery {
  /** Time of the visit, in milliseconds since 1970. */
  at: number;
  total: number;
  /**
   * The ids that were listed, in order. They are the whole result unless `total` is higher than their number.
   */
  ids: string[];
  /** Sort order of `ids`. Older versions stored visits without it. */
  sort?: string;
}
/** The last result of each query, by the hash of the query. */
export type SeenQueries = Record<string, SeenQuery>;

/** Maximum number of queries that a device remembers. The oldest are dropped. */
export const MAX_SEEN_QUERIES = 30;

/**
 * What is new in a result since a visit. `at` is the time of the visit, in milliseconds since 1970. `count`
 * is the number of new documents, and `ids` are those that are listed.
 */
export interface NewSince {
  at: number;
  count: number;
  /** False if more than `count` may be new, because only the first rows of a long result are known. */
  exact: boolean;
  ids: string[];
}

/** The result as it is now. `ids` are the first ones, in the order `sort`. */
export interface ShownResult {
  total: number;
  ids: readonly string[];
  sort: string;
}

/**
 * The new documents in a result since an earlier visit, or null if there are none or no earlier visit is
 * known. The count is exact if both lists contain the whole result. Otherwise it is what the lists prove,
 * given that the order of two documents does not depend on others. A row is new if it was not listed then and
 * now precedes a row that was, in the same sort order. A row is gone if it preceded such a row then and is
 * not listed now. Each row that is gone hides one more new document in the total.
 */
export function newResultsSince(
  before: SeenQuery | undefined,
  { total, ids, sort }: ShownResult,
): NewSince | null {
  if (!before) return null;
  const heldAll = before.ids.length >= before.total;
  const holdsAll = ids.length >= total;
  const sameOrder = before.sort === sort;
  const fresh = missingFrom(before.ids, ids, heldAll, sameOrder);
  const gone = missingFrom(ids, before.ids, holdsAll, sameOrder);
  const count = Math.max(total - before.total + gone.length, fresh.length);
  return count > 0 ? { at: before.at, count, exact: heldAll && holdsAll, ids: fresh } : null;
}

/**
 * The ids of `some` that are certainly not in the result of which `known` are the first ids. If `known` is
 * the whole result (`isWhole`), these are all ids that it lacks. If both lists have the same sort order,
 * these are the ids that `known` lacks before the last common one. Otherwise there are none.
 */
function missingFrom(
  known: readonly string[],
  some: readonly string[],
  isWhole: boolean,
  sameOrder: boolean,
): string[] {
  const held = new Set(known);
  if (!isWhole && !sameOrder) return [];
  const told = isWhole ? some : some.slice(0, some.findLastIndex((id) => held.has(id)) + 1);
  return told.filter((id) => !held.has(id));
}

/**
 * The remembered queries with a visit added. If there are more than MAX_SEEN_QUERIES, the oldest are dropped.
 */
export function withVisit(seen: SeenQueries, key: string, visit: SeenQuery): SeenQueries {
  const all = Object.entries({ ...seen, [key]: visit });
  all.sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(all.slice(0, MAX_SEEN_QUERIES));
}

/**
 * A short hash of a query's address (FNV-1a, 53 bits in base 36), so that a device does not store the words.
 */
export function hashQuery(encoded: string): string {
  const [low, high] = hashHalves(encoded);
  return ((high & 0x1fffff) * 0x1_0000_0000 + low).toString(36);
}
