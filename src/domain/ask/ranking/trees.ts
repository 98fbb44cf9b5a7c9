import { float64At, itemAt } from "../../search/array-reads.ts";

/**
 * An ensemble of regression trees whose leaves are summed. The nodes of all trees are consecutive; a leaf has
 * feature -1.
 */
export interface TreeEnsemble {
  /** The first node of each tree. */
  roots: number[];
  features: number[];
  /**
   * For a split: a row goes to the next node if its feature is at most this, else to `rights`. For a leaf:
   * its value.
   */
  numbers: number[];
  rights: number[];
}

/** The sums of all trees for consecutive rows of `width` features; NaN goes to the right. */
export function scoreRows(
  { roots, features, numbers, rights }: TreeEnsemble,
  rows: Float64Array,
  width: number,
): Float64Array {
  return Float64Array.from({ length: rows.length / width }, (_, row) => {
    let sum = 0;
    for (const root of roots) {
      let node = root;
      for (let feature = itemAt(features, node); feature >= 0; feature = itemAt(features, node))
        node =
          float64At(rows, row * width + feature) <= itemAt(numbers, node) ? node + 1 : itemAt(rights, node);
      sum += itemAt(numbers, node);
    }
    return sum;
  });
}
