import type { Hierarchy, OrdinalRange } from "./hierarchy.ts";

/** A node of a facet with the documents at it and below. */
export interface CountedNode {
  label: string;
  value: string;
  count: number;
  /** The query holds this very node. */
  chosen: boolean;
  children: CountedNode[];
}

/** The part of a hierarchy that holds documents; `counts` are those at each node itself. Order is the hierarchy's. */
export function rollUpCounts(
  laid: Hierarchy,
  counts: Uint32Array,
  chosen: readonly OrdinalRange[],
): CountedNode[] {
  const chosenOrdinals = new Set(chosen.map(([from]) => from));
  const top: CountedNode[] = [];
  const open: { node: CountedNode; end: number }[] = [];
  const sums = subtreeSums(laid, counts);
  for (let ordinal = 0; ordinal < laid.keys.length; ordinal++) {
    const count = sums[ordinal]!;
    if (count === 0) {
      ordinal = laid.ends[ordinal]! - 1;
      continue;
    }
    while (open.length > 0 && ordinal >= open.at(-1)!.end) open.pop();
    const node: CountedNode = {
      label: laid.labels[ordinal]!,
      value: laid.keys[ordinal]!,
      count,
      chosen: chosenOrdinals.has(ordinal),
      children: [],
    };
    (open.at(-1)?.node.children ?? top).push(node);
    open.push({ node, end: laid.ends[ordinal]! });
  }
  return top;
}

/** For each node the documents at it and below. */
export function subtreeSums(laid: Hierarchy, counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(laid.keys.length);
  for (let ordinal = laid.keys.length - 1; ordinal >= 0; ordinal--) {
    sums[ordinal]! += counts[ordinal] ?? 0;
    const parent = laid.parents[ordinal]!;
    if (parent >= 0) sums[parent]! += sums[ordinal]!;
  }
  return sums;
}
