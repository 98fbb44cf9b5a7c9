import type { TreeEnsemble } from "../signals/learned.ts";

/** The sums of all trees for rows of `width` features one after another; a value that is no number goes to the right. */
export function scoreRows(
  { roots, features, numbers, rights }: TreeEnsemble,
  rows: Float64Array,
  width: number,
): Float64Array {
  return Float64Array.from({ length: rows.length / width }, (_, row) => {
    let sum = 0;
    for (const root of roots) {
      let node = root;
      while (features[node]! >= 0)
        node = rows[row * width + features[node]!]! <= numbers[node]! ? node + 1 : rights[node]!;
      sum += numbers[node]!;
    }
    return sum;
  });
}
