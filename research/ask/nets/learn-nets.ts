import { fillInputs, type RowSpread } from "#domain/ask/ranking/net-inputs.ts";
import type { Net, NetEnsemble } from "#domain/ask/signals/learned.ts";
import type { RankedGroup } from "../trees/bin-rows.ts";
import { fitNet, type NetOptions } from "./fit-net.ts";

/** A group with the spread of all candidates of its question, of which it may hold but some. */
export interface SpreadGroup extends RankedGroup {
  spread: RowSpread;
}

/** Parts that the quantiles cut the rows into. */
const PARTS = 32;
/** Added to a standard deviation, so that an input that never changes divides by something. */
const TINY = 1e-6;

/** The nets of several runs with the same groups; their sums add up. `share` is what their mean counts. */
export function learnNets(
  groups: readonly SpreadGroup[],
  width: number,
  runs: readonly NetOptions[],
  share: number,
): NetEnsemble {
  const quantiles = quantilesOf(groups, width);
  const lists = groups.map(({ rows, answers, spread }) => {
    const inputs = new Float64Array(2 * rows.length);
    for (let row = 0; row < answers.length; row++)
      fillInputs(
        quantiles,
        rows.subarray(row * width, (row + 1) * width),
        spread,
        inputs.subarray(2 * row * width, 2 * (row + 1) * width),
      );
    return { inputs, answers };
  });
  const scales = standardize(
    lists.map(({ inputs }) => inputs),
    width,
  );
  return {
    quantiles,
    nets: runs.map((options) => unscale(fitNet(lists, 2 * width, options), scales, share / runs.length)),
  };
}

/** Rising values of each feature that as many rows each lie between; those that many rows share stand once. */
function quantilesOf(groups: readonly RankedGroup[], width: number): number[][] {
  const total = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  const values = new Float64Array(total);
  return Array.from({ length: width }, (_, feature) => {
    let to = 0;
    for (const { rows, answers } of groups)
      for (let row = 0; row < answers.length; row++) values[to++] = rows[row * width + feature]!;
    values.sort();
    const ends = Array.from({ length: total > 0 ? PARTS + 1 : 0 }, (_, part) =>
      Number(values[Math.round((part * (total - 1)) / PARTS)]!.toPrecision(4)),
    );
    return [...new Set(ends)];
  });
}

interface Scales {
  means: Float64Array;
  spreads: Float64Array;
}

/** Gives the places among quantiles mean 0 and standard deviation 1, as the other inputs have; returns what they had. */
function standardize(lists: readonly Float64Array[], width: number): Scales {
  const count = Math.max(1, lists.reduce((sum, { length }) => sum + length, 0) / (2 * width));
  const means = new Float64Array(width);
  const spreads = new Float64Array(width);
  const each = (visit: (list: Float64Array, at: number, input: number) => void) => {
    for (const list of lists)
      for (let from = 0; from < list.length; from += 2 * width)
        for (let input = 0; input < width; input++) visit(list, from + input, input);
  };
  each((list, at, input) => {
    means[input]! += list[at]! / count;
  });
  each((list, at, input) => {
    spreads[input]! += (list[at]! - means[input]!) ** 2 / count;
  });
  for (let input = 0; input < width; input++) spreads[input] = Math.sqrt(spreads[input]!) + TINY;
  each((list, at, input) => {
    list[at] = (list[at]! - means[input]!) / spreads[input]!;
  });
  return { means, spreads };
}

/** The same net for inputs that are not standardized, its output multiplied by `share`. */
function unscale(
  { hidden, offsets, out, direct }: Record<keyof Net, Float64Array>,
  scales: Scales,
  share: number,
): Net {
  const units = offsets.length;
  for (const [input, spread] of scales.spreads.entries()) {
    direct[input]! /= spread;
    for (let unit = 0; unit < units; unit++) {
      hidden[input * units + unit]! /= spread;
      offsets[unit]! -= hidden[input * units + unit]! * scales.means[input]!;
    }
  }
  const short = (values: Float64Array, factor = 1) =>
    Array.from(values, (value) => Number((value * factor).toPrecision(3)));
  return {
    hidden: short(hidden),
    offsets: short(offsets),
    out: short(out, share),
    direct: short(direct, share),
  };
}
