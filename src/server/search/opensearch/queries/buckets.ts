import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * An aggregation over every value of a field; complete if `size` covers all values. Last value
 * first: a shard then reads the values in the order they are stored in, and unpacks each block of them once.
 */
export const bucketsOf = (field: string, size: number): QueryClause => ({
  terms: { field, size: Math.max(1, size), order: { _key: "desc" } },
});

/** The place of each key, made once for each list. */
function placesByKey(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = knownPlaces.get(keys) ?? new Map(keys.map((key, place) => [key, place]));
  knownPlaces.set(keys, places);
  return places;
}
const knownPlaces = new WeakMap<readonly string[], Map<string, number>>();

/** Counts by index in `keys`; a key without a bucket counts 0. */
export function countsByOrdinal(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const places = placesByKey(keys);
  const counts = new Uint32Array(keys.length);
  for (const [key, count] of buckets) {
    const ordinal = places.get(String(key));
    if (ordinal !== undefined) counts[ordinal] = count;
  }
  return counts;
}

/** Counts by ordinal of each node by itself, from buckets of nodes with all below them: for values of which a document has one. */
export function countsWithoutBelow({ keys, ends }: Hierarchy, buckets: Bucket[]): Uint32Array {
  const counts = countsByOrdinal(keys, buckets);
  return counts.map((own, node) => {
    for (let child = node + 1; child < ends[node]!; child = ends[child]!) own -= counts[child]!;
    return own;
  });
}

/** The counts of all buckets together. */
export const sumOfBuckets = (buckets: Bucket[]): number => buckets.reduce((sum, [, count]) => sum + count, 0);

/** What remains of buckets after others are taken off, without those of which nothing remains. */
export function difference(whole: Bucket[], others: Bucket[]): Bucket[] {
  const taken = new Map(others);
  return whole
    .map(([key, count]): Bucket => [key, count - (taken.get(key) ?? 0)])
    .filter(([, count]) => count > 0);
}
