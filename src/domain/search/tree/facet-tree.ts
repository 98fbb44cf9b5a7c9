import type { Hierarchy } from "./hierarchy.ts";

/**
 * For each node, the number of documents of the node and all its descendants. `counts` are the documents of
 * each node alone.
 */
export function subtreeSums(laid: Hierarchy, counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(laid.keys.length);
  for (let ordinal = laid.keys.length - 1; ordinal >= 0; ordinal--) {
    sums[ordinal]! += counts[ordinal] ?? 0;
    const parent = laid.parents[ordinal]!;
    if (parent >= 0) sums[parent]! += sums[ordinal]!;
  }
  return sums;
}
