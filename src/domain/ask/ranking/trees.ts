/**
 * An ensemble of regression trees. The result for a row is the sum of the leaves that it reaches. The nodes
 * of all trees are in one list.
 */
export interface TreeEnsemble {
  /** The first node of each tree. */
  roots: number[];
  /** For each node, the feature that it tests; -1 for a leaf. */
  features: number[];
  /**
   * For each node, the threshold: a row goes to the next node if its feature is at most this. For a leaf, its
   * value.
   */
  numbers: number[];
  /** For each node, where all other rows go. */
  rights: number[];
}

/** The trees of an ensemble in typed arrays. */
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

  /**
   * The result for each row. Rows have `width` features and follow each other. A NaN is above every
   * threshold.
   */
  score(rows: Float64Array, width: number): Float64Array {
    const [features, numbers, rights] = [this.#features, this.#numbers, this.#rights];
    const sums = new Float64Array(rows.length / width);
    for (const root of this.#roots)
      for (let row = 0; row < sums.length; row++) {
        let node = root;
        for (let feature = features[node]!; feature >= 0; feature = features[node]!)
          node = rows[row * width + feature]! <= numbers[node]! ? node + 1 : rights[node]!;
        sums[row]! += numbers[node]!;
      }
    return sums;
  }
}
