import type { TreeEnsemble } from "#domain/ask/learned.ts";

/** The candidates of one question: `width` features each, one after another; `answers` is 1 for right ones. */
export interface RankedGroup {
  rows: Float64Array;
  answers: Uint8Array;
}

/** How trees are grown. */
export interface BoostOptions {
  trees: number;
  leaves: number;
  rate: number;
  /** Rows in a leaf at least; second derivatives added against small ones. */
  minRows: number;
  lambda: number;
  /** Shares of features and questions drawn for each tree. */
  featureShare: number;
  groupShare: number;
  /** Weight of the loss of single rows (logistic) beside that of pairs (LambdaMART with the gain of NDCG). */
  single: number;
}

const MAX_BINS = 64;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomOfSeed(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gradient-boosted regression trees for ranking; the same groups and options give the same trees. */
export function boostTrees(
  groups: readonly RankedGroup[],
  width: number,
  options: BoostOptions,
): TreeEnsemble {
  const data = binRows(groups, width);
  const trainer = new TreeGrower(data, options);
  const random = randomOfSeed(20);
  const ensemble: TreeEnsemble = { roots: [], features: [], numbers: [], rights: [] };
  const scores = new Float64Array(data.answers.length);
  const slopes = new Float64Array(data.answers.length);
  const curves = new Float64Array(data.answers.length);
  for (let tree = 0; tree < options.trees; tree++) {
    for (let group = 0; group < groups.length; group++)
      derive(data, group, scores, slopes, curves, options.single);
    const drawn = Array.from(groups.keys()).filter(() => random() < options.groupShare);
    const features = Array.from({ length: width }, (_, at) => at).filter(
      () => random() < options.featureShare,
    );
    const grown = trainer.grow(drawn, features, slopes, curves);
    grown.addTo(ensemble, data.edges);
    grown.addScores(scores);
  }
  return ensemble;
}

interface Binned {
  /** By feature, then row. */
  bins: Uint8Array[];
  /** By feature: the upper ends of its bins but the last. */
  edges: number[][];
  answers: Uint8Array;
  starts: Uint32Array;
}

function binRows(groups: readonly RankedGroup[], width: number): Binned {
  const starts = new Uint32Array(groups.length + 1);
  for (const [at, { answers }] of groups.entries()) starts[at + 1] = starts[at]! + answers.length;
  const total = starts.at(-1)!;
  const answers = new Uint8Array(total);
  for (const [at, group] of groups.entries()) answers.set(group.answers, starts[at]);
  const bins: Uint8Array[] = [];
  const edges: number[][] = [];
  const values = new Float64Array(total);
  for (let feature = 0; feature < width; feature++) {
    for (const [at, { rows, answers: own }] of groups.entries())
      for (let row = 0; row < own.length; row++) values[starts[at]! + row] = rows[row * width + feature]!;
    const sorted = values.slice().sort();
    const ends = new Set<number>();
    for (let bin = 1; bin < MAX_BINS; bin++)
      ends.add(Number(sorted[Math.floor((bin * total) / MAX_BINS)]!.toPrecision(4)));
    const own = [...ends].sort((a, b) => a - b);
    edges.push(own);
    bins.push(
      Uint8Array.from(values, (value) => {
        let low = 0;
        let high = own.length;
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (value <= own[middle]!) high = middle;
          else low = middle + 1;
        }
        return low;
      }),
    );
  }
  return { bins, edges, answers, starts };
}

/** First and second derivatives of the loss at the current scores, for one group. */
function derive(
  { answers, starts }: Binned,
  group: number,
  scores: Float64Array,
  slopes: Float64Array,
  curves: Float64Array,
  single: number,
): void {
  const from = starts[group]!;
  const to = starts[group + 1]!;
  const order = Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => scores[b]! - scores[a]! || a - b,
  );
  const gains = new Float64Array(to - from);
  for (const [rank, row] of order.entries()) gains[row - from] = 1 / Math.log2(rank + 2);
  const right: number[] = [];
  for (let row = from; row < to; row++) {
    if (answers[row]) right.push(row);
    const chance = 1 / (1 + Math.exp(-scores[row]!));
    slopes[row] = single * (chance - answers[row]!);
    curves[row] = single * chance * (1 - chance);
  }
  let ideal = 0;
  for (let rank = 0; rank < right.length; rank++) ideal += 1 / Math.log2(rank + 2);
  for (const one of right) {
    for (let other = from; other < to; other++) {
      if (answers[other]) continue;
      const change = Math.abs(gains[one - from]! - gains[other - from]!) / ideal;
      const chance = 1 / (1 + Math.exp(scores[one]! - scores[other]!));
      const slope = change * chance;
      const curve = change * chance * (1 - chance);
      slopes[one]! -= slope;
      slopes[other]! += slope;
      curves[one]! += curve;
      curves[other]! += curve;
    }
  }
}

/** A split or leaf of a tree that is being grown. */
interface GrownNode {
  feature: number;
  bin: number;
  left?: GrownNode;
  right?: GrownNode;
  value: number;
}

class GrownTree {
  readonly #root: GrownNode;
  readonly #data: Binned;

  constructor(root: GrownNode, data: Binned) {
    this.#root = root;
    this.#data = data;
  }

  addTo(ensemble: TreeEnsemble, edges: number[][]): void {
    ensemble.roots.push(ensemble.features.length);
    const visit = ({ feature, bin, left, right, value }: GrownNode) => {
      const at = ensemble.features.length;
      ensemble.features.push(left ? feature : -1);
      ensemble.numbers.push(left ? edges[feature]![bin]! : value);
      ensemble.rights.push(0);
      if (!left || !right) return;
      visit(left);
      ensemble.rights[at] = ensemble.features.length;
      visit(right);
    };
    visit(this.#root);
  }

  addScores(scores: Float64Array): void {
    const { bins } = this.#data;
    for (let row = 0; row < scores.length; row++) {
      let node = this.#root;
      while (node.left) node = bins[node.feature]![row]! <= node.bin ? node.left : node.right!;
      scores[row]! += node.value;
    }
  }
}

interface OpenLeaf {
  node: GrownNode;
  rows: Uint32Array;
  /** Sums of slopes, curves and rows by feature drawn and bin. */
  sums: Float64Array;
  gain: number;
  feature: number;
  bin: number;
}

class TreeGrower {
  readonly #data: Binned;
  readonly #options: BoostOptions;

  constructor(data: Binned, options: BoostOptions) {
    this.#data = data;
    this.#options = options;
  }

  /** The tree that lowers the loss of the drawn groups most, leaf by leaf. */
  grow(
    groups: readonly number[],
    features: readonly number[],
    slopes: Float64Array,
    curves: Float64Array,
  ): GrownTree {
    const { starts } = this.#data;
    const rows = Uint32Array.from(
      groups.flatMap((group) =>
        Array.from({ length: starts[group + 1]! - starts[group]! }, (_, at) => starts[group]! + at),
      ),
    );
    const root: GrownNode = { feature: -1, bin: 0, value: 0 };
    const open = [this.#examine(root, rows, this.#sum(rows, features, slopes, curves), features)];
    for (let leaves = 1; leaves < this.#options.leaves; leaves++) {
      const best = open.reduce((a, b) => (b.gain > a.gain ? b : a));
      if (!(best.gain > 1e-9)) break;
      open.splice(open.indexOf(best), 1);
      const column = this.#data.bins[best.feature]!;
      const leftRows = best.rows.filter((row) => column[row]! <= best.bin);
      const rightRows = best.rows.filter((row) => column[row]! > best.bin);
      const { node } = best;
      node.feature = best.feature;
      node.bin = best.bin;
      node.left = { feature: -1, bin: 0, value: 0 };
      node.right = { feature: -1, bin: 0, value: 0 };
      const isLeftSmall = leftRows.length <= rightRows.length;
      const small = this.#sum(isLeftSmall ? leftRows : rightRows, features, slopes, curves);
      const large = best.sums;
      for (let at = 0; at < large.length; at++) large[at]! -= small[at]!;
      open.push(
        this.#examine(node.left, leftRows, isLeftSmall ? small : large, features),
        this.#examine(node.right, rightRows, isLeftSmall ? large : small, features),
      );
    }
    return new GrownTree(root, this.#data);
  }

  #sum(
    rows: Uint32Array,
    features: readonly number[],
    slopes: Float64Array,
    curves: Float64Array,
  ): Float64Array {
    const sums = new Float64Array(features.length * MAX_BINS * 3);
    // Gathered once, so that the loop over features reads them in order.
    const ownSlopes = gather(rows, slopes);
    const ownCurves = gather(rows, curves);
    for (const [place, feature] of features.entries()) {
      const column = this.#data.bins[feature]!;
      const base = place * MAX_BINS * 3;
      for (let at = 0; at < rows.length; at++) {
        const cell = base + column[rows[at]!]! * 3;
        sums[cell]! += ownSlopes[at]!;
        sums[cell + 1]! += ownCurves[at]!;
        sums[cell + 2]!++;
      }
    }
    return sums;
  }

  /** Sets the leaf's value and finds its best split. */
  #examine(node: GrownNode, rows: Uint32Array, sums: Float64Array, features: readonly number[]): OpenLeaf {
    const { lambda, minRows, rate } = this.#options;
    const leaf: OpenLeaf = { node, rows, sums, gain: 0, feature: -1, bin: 0 };
    let slope = 0;
    let curve = 0;
    for (let bin = 0; bin < MAX_BINS; bin++) {
      slope += sums[bin * 3]!;
      curve += sums[bin * 3 + 1]!;
    }
    node.value = Number(((-rate * slope) / (curve + lambda)).toPrecision(3));
    const whole = (slope * slope) / (curve + lambda);
    for (const [place, feature] of features.entries()) {
      let left = 0;
      let leftCurve = 0;
      let count = 0;
      const base = place * MAX_BINS * 3;
      for (let bin = 0; bin < this.#data.edges[feature]!.length; bin++) {
        left += sums[base + bin * 3]!;
        leftCurve += sums[base + bin * 3 + 1]!;
        count += sums[base + bin * 3 + 2]!;
        if (count < minRows) continue;
        if (rows.length - count < minRows) break;
        const right = slope - left;
        const gain =
          (left * left) / (leftCurve + lambda) + (right * right) / (curve - leftCurve + lambda) - whole;
        if (gain > leaf.gain) Object.assign(leaf, { gain, feature, bin });
      }
    }
    return leaf;
  }
}

function gather(rows: Uint32Array, values: Float64Array): Float64Array {
  const own = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) own[at] = values[rows[at]!]!;
  return own;
}
