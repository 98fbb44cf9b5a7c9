import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/** An aggregation over every value of a field; complete if `size` covers all values, or all that `more` includes. */
export const bucketsOf = (
  field: string,
  size: number,
  more: { order?: QueryClause; include?: readonly string[] } = {},
): QueryClause => ({ terms: { field, size: Math.max(1, size), ...more } });

/** Counts by index in `keys`; a key without a bucket counts 0. */
export function countsByOrdinal(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const ordinals = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const counts = new Uint32Array(keys.length);
  for (const [key, count] of buckets) {
    const ordinal = ordinals.get(String(key));
    if (ordinal !== undefined) counts[ordinal] = count;
  }
  return counts;
}
