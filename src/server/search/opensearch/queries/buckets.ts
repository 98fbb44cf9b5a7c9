import { placesByNumber } from "../indexes/key-number.ts";
import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * An aggregation over every value of a field; complete if `size` covers all values. Last value
 * first: a shard then reads the values in the order they are stored in, and unpacks each block of them once.
 */
export const bucketsOf = (field: string, size: number): QueryClause => ({
  terms: { field, size: Math.max(1, size), order: { _key: "desc" } },
});

/**
 * The same over the values of a field of whole numbers, for thousands of them: put in order once, where terms pass
 * through two heaps.
 */
export const numbersOf = (field: string): QueryClause => ({
  histogram: { field, interval: 1, min_doc_count: 1 },
});

/** Counts by index in `keys`; a key without a bucket counts 0. */
export function countsByOrdinal(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const ordinals = new Map<string | number, number>(keys.map((key, ordinal) => [key, ordinal]));
  return countsAt(keys.length, buckets, (key) => ordinals.get(String(key)));
}

/** The same where the buckets' keys are numbers of the keys (`numberOfText`). */
export function countsByNumber(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const places = placesByNumber(keys);
  return countsAt(keys.length, buckets, (number) => places.get(Number(number)));
}

function countsAt(length: number, buckets: Bucket[], placeOf: (key: string | number) => number | undefined) {
  const counts = new Uint32Array(length);
  for (const [key, count] of buckets) {
    const place = placeOf(key);
    if (place !== undefined) counts[place] = count;
  }
  return counts;
}
