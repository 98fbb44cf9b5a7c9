import type { Net, NetEnsemble } from "../signals/learned.ts";
import { fillInputs, type RowSpread } from "./net-inputs.ts";

/** Evaluates small neural nets, from typed copies of their numbers. */
export class Nets {
  readonly #quantiles: readonly (readonly number[])[];
  readonly #nets: Record<keyof Net, Float64Array>[];

  constructor({ quantiles, nets }: NetEnsemble) {
    this.#quantiles = quantiles;
    this.#nets = nets.map(({ hidden, offsets, out, direct }) => ({
      hidden: Float64Array.from(hidden),
      offsets: Float64Array.from(offsets),
      out: Float64Array.from(out),
      direct: Float64Array.from(direct),
    }));
  }

  /** The sum of all nets for a row of features, one of the candidates that `spread` is of. */
  score(row: Float64Array, spread: RowSpread): number {
    if (this.#nets.length === 0) return 0;
    const inputs = new Float64Array(2 * row.length);
    fillInputs(this.#quantiles, row, spread, inputs);
    let sum = 0;
    for (const net of this.#nets) sum += scoreBy(net, inputs);
    return sum;
  }
}

function scoreBy(
  { hidden, offsets, out, direct }: Record<keyof Net, Float64Array>,
  inputs: Float64Array,
): number {
  const units = offsets.slice();
  let sum = 0;
  for (let input = 0, from = 0; input < inputs.length; input++, from += units.length) {
    const value = inputs[input]!;
    sum += value * direct[input]!;
    for (let unit = 0; unit < units.length; unit++) units[unit]! += value * hidden[from + unit]!;
  }
  for (let unit = 0; unit < units.length; unit++) if (units[unit]! > 0) sum += units[unit]! * out[unit]!;
  return sum;
}
