/** The result of a query at one visit. The query is identified by a hash, without its words. */
export interface SeenQuery {
  /** Time in milliseconds. */
  at: number;
  total: number;
  /** Listed ids, in order; the whole result if `total` is no larger than their number. */
  ids: string[];
  /** Sort order of `ids`; absent in visits stored by older versions. */
  sort?: string;
}
/** Maps the hash of a query to its last result. */
export type SeenQueries = Record<string, SeenQuery>;

/** Maximum number of queries that a device remembers; the oldest are dropped. */
export const MAX_SEEN_QUERIES = 30;

/** New documents since a visit: how many, which of them are listed, and the time of the visit (milliseconds). */
export interface NewSince {
  at: number;
  count: number;
  /** False if more than `count` may be new, because only the first rows of a long result are known. */
  exact: boolean;
  ids: string[];
}

/** A result as shown now: its total and the first ids in order. */
export interface ShownResult {
  total: number;
  ids: readonly string[];
  sort: string;
}

/**
 * New documents in a result since an earlier visit, or null if none is known. The count is exact if both
 * lists contain the whole result. For a longer result it is what can be proved from the fact that no
 * document's position depends on others: a row is new if it now precedes a row that was listed then in the
 * same order and was not listed itself. A row that preceded such a row then and is missing now was removed,
 * and the total then hides one more new document.
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
 * The ids of `some` that `known` lacks. If `known` is the whole result, all of them; in the same sort order,
 * those before the last known one; otherwise none.
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

/** The remembered queries with a visit added; the oldest beyond MAX_SEEN_QUERIES are dropped. */
export function withVisit(seen: SeenQueries, key: string, visit: SeenQuery): SeenQueries {
  const all = Object.entries({ ...seen, [key]: visit });
  all.sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(all.slice(0, MAX_SEEN_QUERIES));
}

/**
 * A short hash of a query's address, so that a device stores none of its words (FNV-1a, 53 bits in base 36).
 */
export function hashQuery(encoded: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (const character of encoded) {
    const code = character.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ code, 0x85ebca6b) >>> 0;
  }
  return ((high & 0x1fffff) * 0x1_0000_0000 + low).toString(36);
}
