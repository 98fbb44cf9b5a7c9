import type { TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { type Binned, MAX_BINS } from "./bin-rows.ts";

/** How one tree is grown. */
export interface GrowOptions {
  leaves: number;
  rate: number;
  /** Rows in a leaf at least; second derivatives added against small ones. */
  minRows: number;
  lambda: number;
}

/** A split or leaf of a tree that is being grown. */
export interface GrownNode {
  feature: number;
  bin: number;
  left?: GrownNode;
  right?: GrownNode;
  value: number;
}

/** Adds a tree behind the others, with the upper ends of its bins. */
export function addTree(root: GrownNode, edges: readonly number[][], ensemble: TreeEnsemble): void {
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
  visit(root);
}

/** Adds what a tree says of each row to its score. */
export function addValues(root: GrownNode, bins: readonly Uint8Array[], scores: Float64Array): void {
  for (let row = 0; row < scores.length; row++) {
    let node = root;
    while (node.left) node = bins[node.feature]![row]! <= node.bin ? node.left : node.right!;
    scores[row]! += node.value;
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

/** Grows trees on binned rows. */
export class TreeGrower {
  readonly #data: Binned;
  readonly #options: GrowOptions;

  constructor(data: Binned, options: GrowOptions) {
    this.#data = data;
    this.#options = options;
  }

  /** The tree that lowers the loss of the drawn groups most, leaf by leaf. */
  grow(
    groups: readonly number[],
    features: readonly number[],
    slopes: Float64Array,
    curves: Float64Array,
  ): GrownNode {
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
    return root;
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
