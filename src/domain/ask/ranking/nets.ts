import type { Net, NetEnsemble } from "../signals/learned.ts";
import { fillInputs, type RowSpread } from "./net-inputs.ts";

/** Evaluates small neural nets, from typed copies of their numbers. */
export class Nets {
  readonly #quantiles: readonly (readonly number[])[];
  readonly #nets: Record<keyof Net, Float64Array>[];
  /** The inputs and the hidden units of the row at hand. */
  readonly #inputs: Float64Array;
  readonly #units: Float64Array;

  constructor({ quantiles, nets }: NetEnsemble) {
    this.#quantiles = quantiles;
    this.#nets = nets.map(({ hidden, offsets, out, direct }) => ({
      hidden: Float64Array.from(hidden),
      offsets: Float64Array.from(offsets),
      out: Float64Array.from(out),
      direct: Float64Array.from(direct),
    }));
    this.#inputs = new Float64Array(2 * quantiles.length);
    this.#units = new Float64Array(Math.max(0, ...nets.map(({ offsets }) => offsets.length)));
  }

  /** The sum of all nets for a row of features, one of the candidates that `spread` is of. */
  score(row: Float64Array, spread: RowSpread): number {
    if (this.#nets.length === 0) return 0;
    fillInputs(this.#quantiles, row, spread, this.#inputs);
    let sum = 0;
    for (const net of this.#nets) sum += scoreBy(net, this.#inputs, this.#units);
    return sum;
  }
}

function scoreBy(
  { hidden, offsets, out, direct }: Record<keyof Net, Float64Array>,
  inputs: Float64Array,
  units: Float64Array,
): number {
  units.set(offsets);
  let sum = 0;
  const size = offsets.length;
  // Four inputs at a time, added in their order: each unit is then read and written a quarter as often.
  const even = inputs.length - (inputs.length % 4);
  for (let input = 0; input < even; input += 4) {
    const a = inputs[input]!;
    const b = inputs[input + 1]!;
    const c = inputs[input + 2]!;
    const d = inputs[input + 3]!;
    sum += a * direct[input]!;
    sum += b * direct[input + 1]!;
    sum += c * direct[input + 2]!;
    sum += d * direct[input + 3]!;
    const from = input * size;
    for (let unit = 0, at = from; unit < size; unit++, at++)
      units[unit] =
        units[unit]! +
        a * hidden[at]! +
        b * hidden[at + size]! +
        c * hidden[at + 2 * size]! +
        d * hidden[at + 3 * size]!;
  }
  for (let input = even; input < inputs.length; input++) {
    const value = inputs[input]!;
    sum += value * direct[input]!;
    for (let unit = 0; unit < size; unit++) units[unit]! += value * hidden[input * size + unit]!;
  }
  for (let unit = 0; unit < size; unit++) if (units[unit]! > 0) sum += units[unit]! * out[unit]!;
  return sum;
}
