import type { AskWeights } from "../signals/learned.ts";
import { type RowSpread, spreadOf } from "./net-inputs.ts";
import { Nets } from "./nets.ts";
import { Trees } from "./trees.ts";

/** Rows that are looked at closer. */
const LOOKED_AT = 20;

/** Trees score all rows, other trees and nets add to the sums of those that the first put first. */
export class StagedScores {
  readonly #trees: Trees;
  readonly #closer: Trees;
  readonly #nets: Nets;

  constructor({ trees, closer, nets }: Pick<AskWeights, "trees" | "closer" | "nets">) {
    this.#trees = new Trees(trees);
    this.#closer = new Trees(closer);
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
    const nearRows = new Float64Array(near.length * width);
    for (const [place, at] of near.entries())
      nearRows.set(rows.subarray(at * width, (at + 1) * width), place * width);
    const closer = this.#closer.scoreAll(nearRows, width);
    let least = Number.POSITIVE_INFINITY;
    for (const [place, at] of near.entries()) {
      const row = nearRows.subarray(place * width, (place + 1) * width);
      sums[at]! += closer[place]! + this.#nets.score(row, spread);
      least = Math.min(least, sums[at]!);
    }
    for (const at of order.slice(LOOKED_AT)) sums[at]! += least - edge;
    return sums;
  }
}
