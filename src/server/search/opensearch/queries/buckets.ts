import { oncePer } from "#domain/once-per.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * An aggregation that counts documents by every value of a field. It is complete if there are at most `size`
 * values. Buckets are requested in descending order of the values, because a shard then reads them in storage
 * order and decompresses each block only once.
 */
export const bucketsOf = (field: string, size: number): QueryClause => ({
  terms: { field, size: Math.max(1, size), order: { _key: "desc" } },
});

/** Maps each key of a list to its index. Cached for each list. */
const placesByKey = oncePer(
  (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, place) => [key, place])),
);
/** Counts by index in `keys`. A key without a bucket has the count 0. */
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
 * The counts of each node without the nodes below, by ordinal. In `buckets` a node's count includes the nodes
 * below. The result is right only if each document has a single value in the field.
 */
export function countsWithoutBelow({ keys, ends }: Hierarchy, buckets: Bucket[]): Uint32Array {
  const counts = countsByOrdinal(keys, buckets);
  return counts.map((own, node) => {
    for (let child = node + 1; child < ends[node]!; child = ends[child]!) own -= counts[child]!;
    return own;
  });
}

/** The sum of the counts of all buckets. */
export const sumOfBuckets = (buckets: Bucket[]): number => buckets.reduce((sum, [, count]) => sum + count, 0);
