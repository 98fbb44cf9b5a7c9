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

/** The trees of an ensemble as typed columns. */
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

  /** The sums of all trees for consecutive rows of `width` features; NaN goes to the right. */
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
