import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/** An aggregation that counts by every value of a field; complete, as its size is that of all values. */
export const bucketsOf = (field: string, size: number, order?: QueryClause): QueryClause => ({
  terms: { field, size: Math.max(1, size), ...(order && { order }) },
});

/** Counts by the places of keys; a key that none of the buckets has counts 0. */
export function countsByOrdinal(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const ordinals = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const counts = new Uint32Array(keys.length);
  for (const [key, count] of buckets) {
    const ordinal = ordinals.get(String(key));
    if (ordinal !== undefined) counts[ordinal] = count;
  }
  return counts;
}
