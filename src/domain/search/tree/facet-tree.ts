import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { Hierarchy } from "./hierarchy.ts";

/**
 * For each node, the number of documents of the node and all its descendants. `counts` are the documents of
 * each node alone.
 */
export function subtreeSums(laid: Hierarchy, counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(laid.keys.length);
  for (let ordinal = laid.keys.length - 1; ordinal >= 0; ordinal--) {
    sums[ordinal]! += counts[ordinal] ?? 0;
    const parent = itemAt(laid.parents, ordinal);
    if (parent >= 0) sums[parent]! += uint32At(sums, ordinal);
  }
  return sums;
}
