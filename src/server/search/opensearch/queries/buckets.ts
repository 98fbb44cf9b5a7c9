import { oncePer } from "#domain/once-per.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * An aggregation over every value of a field; complete if `size` covers all values. Buckets are ordered by
 * descending value, because a shard then reads the values in storage order and decompresses each block once.
 */
export const bucketsOf = (field: string, size: number): QueryClause => ({
  terms: { field, size: Math.max(1, size), order: { _key: "desc" } },
});

/** The index of each key, cached per list. */
const placesByKey = oncePer(
  (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, place) => [key, place])),
);
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

/**
 * Own counts of each node by ordinal, from buckets that include all nodes below; for fields of which a
 * document has one value.
 */
export function countsWithoutBelow({ keys, ends }: Hierarchy, buckets: Bucket[]): Uint32Array {
  const counts = countsByOrdinal(keys, buckets);
  return counts.map((own, node) => {
    for (let child = node + 1; child < ends[node]!; child = ends[child]!) own -= counts[child]!;
    return own;
  });
}

/** The counts of all buckets together. */
export const sumOfBuckets = (buckets: Bucket[]): number => buckets.reduce((sum, [, count]) => sum + count, 0);

/** The buckets minus others, without those that become zero. */
export function difference(whole: Bucket[], others: Bucket[]): Bucket[] {
  const taken = new Map(others);
  return whole
    .map(([key, count]): Bucket => [key, count - (taken.get(key) ?? 0)])
    .filter(([, count]) => count > 0);
}
