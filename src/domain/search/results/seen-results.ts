/** What a query showed at one visit: no words of it, but its hash. */
export interface SeenQuery {
  /** Milliseconds. */
  at: number;
  total: number;
  /** Ids listed, in their order; all of the result where `total` is no more than these. */
  ids: string[];
  /** The order they were listed in; visits kept before it was noted have none. */
  sort?: string;
}
/** Seen queries by hash. */
export type SeenQueries = Record<string, SeenQuery>;

/** Queries that a device remembers; the oldest go. */
export const MAX_SEEN_QUERIES = 30;

/** What came since: how many documents, which of them are listed, and since when (milliseconds). */
export interface NewSince {
  at: number;
  count: number;
  /** False where more may have come than `count`: only the first rows of a long result are known. */
  exact: boolean;
  ids: string[];
}

/** A result as it is shown now: its total and the first ids in their order. */
export interface ShownResult {
  total: number;
  ids: readonly string[];
  sort: string;
}

/**
 * What is new of a result against an earlier visit, or null where nothing is known to be. Where both lists hold the
 * whole result this is exact. Of a longer one it is what can be proved, as no document's place depends on others:
 * whatever stands before a row that was listed then, in the same order, and was not listed itself, has come; whatever
 * stood before such a row then and is missing now has gone, and is made up for by one that came.
 */
export function newResultsSince(
  before: SeenQuery | undefined,
  { total, ids, sort }: ShownResult,
): NewSince | null {
  if (!before) return null;
  const heldAll = before.ids.length >= before.total;
  const holdsAll = ids.length >= total;
  const sameOrder = before.sort === sort;
  const fresh = missingFrom(before.ids, ids, heldAll ? "all" : sameOrder ? "proved" : "none");
  const gone = missingFrom(ids, before.ids, holdsAll ? "all" : sameOrder ? "proved" : "none");
  const count = Math.max(total - before.total + gone.length, fresh.length);
  return count > 0 ? { at: before.at, count, exact: heldAll && holdsAll, ids: fresh } : null;
}

/** The ids of `some` that `known` lacks: all, or those that stand before the last one that is known. */
function missingFrom(
  known: readonly string[],
  some: readonly string[],
  which: "all" | "proved" | "none",
): string[] {
  const held = new Set(known);
  const last = some.findLastIndex((id) => held.has(id));
  const end = { all: some.length, proved: last, none: 0 }[which];
  return some.slice(0, Math.max(0, end)).filter((id) => !held.has(id));
}

/** The memory with a visit to a query; the oldest beyond MAX_SEEN_QUERIES are dropped. */
export function withVisit(seen: SeenQueries, key: string, visit: SeenQuery): SeenQueries {
  const all = Object.entries({ ...seen, [key]: visit });
  all.sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(all.slice(0, MAX_SEEN_QUERIES));
}

/** A short hash of a query's address, so that a device keeps none of its words (FNV-1a, 53 bits in base 36). */
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
