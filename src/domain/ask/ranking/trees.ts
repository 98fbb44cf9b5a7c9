import type { TreeEnsemble } from "../signals/learned.ts";

/** Leaves of a tree at most: as many as a number has bits. */
const MAX_LEAVES = 32;
const ALL = -1;

/**
 * Evaluates trees without walking them: for a row, each split that sends it to the right strikes the leaves on its left out, and
 * the first that remains is the row's (Lucchese et al., QuickScorer, SIGIR 2015). No step depends on one before, as in a walk, whose
 * way no processor can foresee.
 */
export class Trees {
  /** By feature, ascending, where its splits begin, and one more for the end. */
  readonly #starts: Uint32Array;
  /** The splits of each feature, ascending: a row goes to the right where its value is not at most this. */
  readonly #numbers: Float64Array;
  /** Of each its tree, and the leaves that it keeps for a row that goes to the right. */
  readonly #trees: Uint16Array;
  readonly #kept: Int32Array;
  /** The values of the leaves, MAX_LEAVES a tree. */
  readonly #leaves: Float64Array;
  /** The leaves of each tree that no split has struck out for the row at hand. */
  readonly #remaining: Int32Array;

  /** Throws RangeError for a tree of more than 32 leaves. */
  constructor(ensemble: TreeEnsemble) {
    const { roots } = ensemble;
    this.#remaining = new Int32Array(roots.length);
    this.#leaves = new Float64Array(roots.length * MAX_LEAVES);
    const splits = roots.flatMap((root, tree) => splitsOf(ensemble, root, tree, this.#leaves));
    splits.sort((a, b) => a.feature - b.feature || a.number - b.number || a.tree - b.tree);
    this.#numbers = Float64Array.from(splits, ({ number }) => number);
    this.#trees = Uint16Array.from(splits, ({ tree }) => tree);
    this.#kept = Int32Array.from(splits, ({ kept }) => kept);
    this.#starts = new Uint32Array((splits.at(-1)?.feature ?? -1) + 2);
    for (const { feature } of splits) this.#starts[feature + 1]!++;
    for (let at = 1; at < this.#starts.length; at++) this.#starts[at]! += this.#starts[at - 1]!;
  }

  /** The sum of all trees for the row that begins at `from`. */
  score(rows: Float64Array, from: number): number {
    const starts = this.#starts;
    const numbers = this.#numbers;
    const trees = this.#trees;
    const kept = this.#kept;
    const remaining = this.#remaining;
    remaining.fill(ALL);
    for (let feature = 0; feature + 1 < starts.length; feature++) {
      const value = rows[from + feature]!;
      const end = starts[feature + 1]!;
      for (let split = starts[feature]!; split < end && !(value <= numbers[split]!); split++)
        remaining[trees[split]!]! &= kept[split]!;
    }
    const leaves = this.#leaves;
    let sum = 0;
    for (let tree = 0; tree < remaining.length; tree++) {
      const first = remaining[tree]! & -remaining[tree]!;
      sum += leaves[tree * MAX_LEAVES + 31 - Math.clz32(first)]!;
    }
    return sum;
  }

  /** The sums for rows of `width` features one after another. */
  scoreAll(rows: Float64Array, width: number): Float64Array {
    const sums = new Float64Array(rows.length / width);
    for (let at = 0; at < sums.length; at++) sums[at] = this.score(rows, at * width);
    return sums;
  }
}

interface Split {
  feature: number;
  number: number;
  tree: number;
  /** By bit: the leaves but those on its left. */
  kept: number;
}

/** The splits of the tree at a root; its leaves, from left to right, are written to `leaves`. */
function splitsOf(
  { features, numbers, rights }: TreeEnsemble,
  root: number,
  tree: number,
  leaves: Float64Array,
): Split[] {
  const splits: Split[] = [];
  let count = 0;
  const visit = (node: number): void => {
    if (features[node]! < 0) {
      if (count === MAX_LEAVES) throw new RangeError(`Tree ${tree} has more than ${MAX_LEAVES} leaves`);
      leaves[tree * MAX_LEAVES + count++] = numbers[node]!;
      return;
    }
    const from = count;
    visit(node + 1);
    const onLeft = ((1 << (count - from)) - 1) << from;
    splits.push({ feature: features[node]!, number: numbers[node]!, tree, kept: ~onLeft });
    visit(rights[node]!);
  };
  visit(root);
  return splits;
}
