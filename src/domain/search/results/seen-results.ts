/** What a query showed at one visit: identified by a hash, without its words. */
export interface SeenQuery {
  /** Milliseconds. */
  at: number;
  total: number;
  /** Listed ids, in order; the whole result if `total` is no larger than their number. */
  ids: string[];
  /** The order they were listed in; older stored visits have none. */
  sort?: string;
}
/** Seen queries by hash. */
export type SeenQueries = Record<string, SeenQuery>;

/** Most queries that a device remembers; the oldest are dropped. */
export const MAX_SEEN_QUERIES = 30;

/** What is new: how many documents, which of them are listed, and since when (milliseconds). */
export interface NewSince {
  at: number;
  count: number;
  /** False if more than `count` may be new: only the first rows of a long result are known. */
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
 * What is new in a result since an earlier visit, or null if nothing is known to be. Exact if both lists
 * contain the whole result. For a longer one it is what can be proved, since no document's position depends
 * on others: whatever now precedes a row that was listed then in the same order, and was not listed itself,
 * is new; whatever preceded such a row then and is missing now has gone, and a new one makes up for it.
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

/** The ids of `some` that `known` lacks: all where it is whole, in the same order those before the last known one. */
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

/** The memory with a visit to a query; the oldest beyond MAX_SEEN_QUERIES are dropped. */
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
