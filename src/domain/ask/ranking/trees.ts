import type { TreeEnsemble } from "../signals/learned.ts";

/** Evaluates trees, from typed copies of their nodes. */
export class Trees {
  readonly #roots: Uint32Array;
  /** Of each node its feature and where its right branch begins: side by side, as they are read together. */
  readonly #nodes: Int32Array;
  readonly #numbers: Float64Array;

  constructor({ roots, features, numbers, rights }: TreeEnsemble) {
    this.#roots = Uint32Array.from(roots);
    this.#nodes = Int32Array.from(features.flatMap((feature, node) => [feature, rights[node]!]));
    this.#numbers = Float64Array.from(numbers);
  }

  /** The sum of all trees for the row that begins at `from`. */
  score(rows: Float64Array, from: number): number {
    return this.scoreAll(rows.subarray(from), rows.length - from)[0]!;
  }

  /** The sums for rows of `width` features one after another: tree by tree, so that its nodes stay near. */
  scoreAll(rows: Float64Array, width: number): Float64Array {
    const sums = new Float64Array(rows.length / width);
    const nodes = this.#nodes;
    const numbers = this.#numbers;
    for (const root of this.#roots) {
      for (let at = 0, from = 0; at < sums.length; at++, from += width) {
        let node = root;
        for (let feature = nodes[2 * node]!; feature >= 0; feature = nodes[2 * node]!)
          node = rows[from + feature]! <= numbers[node]! ? node + 1 : nodes[2 * node + 1]!;
        sums[at]! += numbers[node]!;
      }
    }
    return sums;
  }
}
