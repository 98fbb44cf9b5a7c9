/** What a query showed at one visit: no words of it, but its hash. */
export interface SeenQuery {
  /** Milliseconds. */
  at: number;
  total: number;
  /** Ids listed; all of the result where `total` is no more than these. */
  ids: string[];
}
/** Seen queries by hash. */
export type SeenQueries = Record<string, SeenQuery>;

/** Queries that a device remembers; the oldest go. */
export const MAX_SEEN_QUERIES = 30;

/** What came since: how many documents, which of them are listed, and since when (milliseconds). */
export interface NewSince {
  at: number;
  count: number;
  ids: string[];
}

/**
 * What is new of a result against an earlier visit, or null where that cannot be told or nothing is. Documents
 * can be named only where the list held the whole result before; of a longer result the difference of the totals
 * is told.
 */
export function newSince(
  before: SeenQuery | undefined,
  total: number,
  ids: readonly string[],
): NewSince | null {
  if (!before) return null;
  const known = new Set(before.ids);
  const heldAll = before.ids.length >= before.total;
  const fresh = heldAll ? ids.filter((id) => !known.has(id)) : [];
  const count = Math.max(total - before.total, heldAll ? fresh.length : 0);
  return count > 0 ? { at: before.at, count, ids: fresh } : null;
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
