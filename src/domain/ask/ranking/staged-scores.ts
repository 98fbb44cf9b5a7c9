import type { NetEnsemble, TreeEnsemble } from "../signals/learned.ts";
import { type RowSpread, spreadOf } from "./net-inputs.ts";
import { Nets } from "./nets.ts";
import { Trees } from "./trees.ts";

/** Rows that the nets look at. */
const LOOKED_AT = 40;

/** Trees score all rows, nets add to the sums of those that the trees put first. */
export class StagedScores {
  readonly #trees: Trees;
  readonly #nets: Nets;

  constructor(trees: TreeEnsemble, nets: NetEnsemble) {
    this.#trees = new Trees(trees);
    this.#nets = new Nets(nets);
  }

  /**
   * The sums for rows of `width` features one after another; rows not looked at keep their order behind the others.
   * `spread` is that of all candidates where the rows are but some of them.
   */
  scoreAll(rows: Float64Array, width: number, spread: RowSpread = spreadOf(rows, width)): Float64Array {
    const sums = this.#trees.scoreAll(rows, width);
    const order = Array.from(sums.keys()).sort((a, b) => sums[b]! - sums[a]! || a - b);
    const near = order.slice(0, LOOKED_AT);
    const edge = sums[near.at(-1) ?? 0] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (const at of near) {
      sums[at]! += this.#nets.score(rows.subarray(at * width, (at + 1) * width), spread);
      least = Math.min(least, sums[at]!);
    }
    for (const at of order.slice(LOOKED_AT)) sums[at]! += least - edge;
    return sums;
  }
}
