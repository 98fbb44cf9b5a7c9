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

/** Rows that the second ensemble looks at. */
const LOOKED_AT = 60;

/** Two ensembles: the first scores all rows, the second adds to the sums of those that the first puts first. */
export class StagedTrees {
  readonly #first: Trees;
  readonly #second: Trees;

  constructor(first: TreeEnsemble, second: TreeEnsemble) {
    this.#first = new Trees(first);
    this.#second = new Trees(second);
  }

  /** The sums for rows of `width` features one after another; rows not looked at keep their order behind the others. */
  scoreAll(rows: Float64Array, width: number): Float64Array {
    const sums = this.#first.scoreAll(rows, width);
    const order = Array.from(sums.keys()).sort((a, b) => sums[b]! - sums[a]! || a - b);
    const near = order.slice(0, LOOKED_AT);
    const edge = sums[near.at(-1) ?? 0] ?? 0;
    const closer = new Float64Array(near.length * width);
    for (const [place, at] of near.entries())
      closer.set(rows.subarray(at * width, (at + 1) * width), place * width);
    const more = this.#second.scoreAll(closer, width);
    let least = Number.POSITIVE_INFINITY;
    for (const [place, at] of near.entries()) {
      sums[at]! += more[place]!;
      least = Math.min(least, sums[at]!);
    }
    for (const at of order.slice(LOOKED_AT)) sums[at]! += least - edge;
    return sums;
  }
}
