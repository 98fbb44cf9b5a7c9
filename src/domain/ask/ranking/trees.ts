import type { TreeEnsemble } from "../signals/learned.ts";

/** Evaluates trees, from typed copies of their nodes. */
export class Trees {
  readonly #roots: Uint32Array;
  readonly #features: Int16Array;
  readonly #numbers: Float64Array;
  readonly #rights: Uint32Array;

  constructor({ roots, features, numbers, rights }: TreeEnsemble) {
    this.#roots = Uint32Array.from(roots);
    this.#features = Int16Array.from(features);
    this.#numbers = Float64Array.from(numbers);
    this.#rights = Uint32Array.from(rights);
  }

  /** The sum of all trees for the row that begins at `from`. */
  score(rows: Float64Array, from: number): number {
    let sum = 0;
    for (const root of this.#roots) sum += this.#numbers[this.#leafOf(root, rows, from)]!;
    return sum;
  }

  /** The sums for rows of `width` features one after another: tree by tree, so that its nodes stay near. */
  scoreAll(rows: Float64Array, width: number): Float64Array {
    const sums = new Float64Array(rows.length / width);
    for (const root of this.#roots)
      for (let at = 0, from = 0; at < sums.length; at++, from += width)
        sums[at]! += this.#numbers[this.#leafOf(root, rows, from)]!;
    return sums;
  }

  #leafOf(root: number, rows: Float64Array, from: number): number {
    let node = root;
    let feature = this.#features[node]!;
    while (feature >= 0) {
      node = rows[from + feature]! <= this.#numbers[node]! ? node + 1 : this.#rights[node]!;
      feature = this.#features[node]!;
    }
    return node;
  }
}
