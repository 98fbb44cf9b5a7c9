import type { Net } from "#domain/ask/signals/learned.ts";
import { randomOfSeed } from "../trees/random-of-seed.ts";

/** The candidates of a question as a net sees them, one after another; `answers` is 1 for right ones. */
export interface RankedList {
  inputs: Float64Array;
  answers: Uint8Array;
}

/** How a net is fitted. */
export interface NetOptions {
  units: number;
  /** How often each question is seen, and how many at a time. */
  epochs: number;
  batch: number;
  /** Length of a step at first; it falls evenly to 0. */
  rate: number;
  /** Share of each number that a step of length 1 takes away. */
  decay: number;
  /** Shares of inputs and of hidden units that are left out by lot. */
  inputDrop: number;
  unitDrop: number;
  /** The same seed draws the same lots. */
  seed: number;
}

/** Moments of Adam (Kingma and Ba 2015), with decay apart from them (Loshchilov and Hutter 2019). */
const [FIRST_MOMENT, SECOND_MOMENT, TINY] = [0.9, 0.999, 1e-8];
/** A row whose slope is smaller changes nothing that counts. */
const MIN_SLOPE = 1e-4;

/** A number of a net: what it is, its slope, and the moments of that. */
interface Numbers {
  values: Float64Array;
  slopes: Float64Array;
  first: Float64Array;
  second: Float64Array;
}

/**
 * A net of one hidden layer (ReLU) that lowers the cross entropy of each list: the answers of a question share 1, the
 * candidates the softmax of their scores. The same lists and options give the same net.
 */
export function fitNet(
  lists: readonly RankedList[],
  width: number,
  options: NetOptions,
): Record<keyof Net, Float64Array> {
  const { units, epochs, batch, rate, decay } = options;
  const random = randomOfSeed(options.seed);
  const drawn = (length: number, within: number) => toNumbers(length, () => (2 * random() - 1) * within);
  const net = {
    hidden: drawn(width * units, Math.sqrt(3 / width)),
    offsets: toNumbers(units, () => 0),
    out: drawn(units, Math.sqrt(3 / units)),
    direct: toNumbers(width, () => 0),
  };
  const order = Array.from(lists.keys());
  const steps = epochs * Math.ceil(lists.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const keptInputs = keep(width, options.inputDrop, random);
      const some = order.slice(from, from + batch);
      for (const at of some)
        addSlopes(net, lists[at]!, keptInputs, 1 / some.length, options.unitDrop, random);
      step++;
      const length = rate * (1 - (step - 1) / steps);
      for (const numbers of Object.values(net)) descend(numbers, length, decay, step);
    }
  }
  const { hidden, offsets, out, direct } = net;
  return { hidden: hidden.values, offsets: offsets.values, out: out.values, direct: direct.values };
}

function toNumbers(length: number, value: () => number): Numbers {
  const zeros = () => new Float64Array(length);
  return { values: Float64Array.from({ length }, value), slopes: zeros(), first: zeros(), second: zeros() };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** 0 for the share that is left out, for the others so much more that the sum is the same on average. */
function keep(length: number, drop: number, random: () => number): Float64Array {
  return Float64Array.from({ length }, () => (random() < drop ? 0 : 1 / (1 - drop)));
}

/** Adds the slopes of one list's loss, multiplied by `share`. */
function addSlopes(
  { hidden, offsets, out, direct }: Record<keyof Net, Numbers>,
  { inputs, answers }: RankedList,
  keptInputs: Float64Array,
  share: number,
  unitDrop: number,
  random: () => number,
): void {
  const width = keptInputs.length;
  const units = offsets.values.length;
  const [weights, straight] = [hidden.values, direct.values];
  const sums = new Float64Array(answers.length * units);
  const kept = keep(sums.length, unitDrop, random);
  const scores = new Float64Array(answers.length);
  for (let row = 0; row < answers.length; row++) {
    const own = sums.subarray(row * units, (row + 1) * units);
    own.set(offsets.values);
    let score = 0;
    for (let input = 0, from = 0; input < width; input++, from += units) {
      const value = inputs[row * width + input]! * keptInputs[input]!;
      if (value === 0) continue;
      score += value * straight[input]!;
      for (let unit = 0; unit < units; unit++) own[unit]! += value * weights[from + unit]!;
    }
    for (let unit = 0; unit < units; unit++)
      if (own[unit]! > 0) score += own[unit]! * kept[row * units + unit]! * out.values[unit]!;
    scores[row] = score;
  }
  const slopes = softmaxSlopes(scores, answers);
  const back = new Float64Array(units);
  const [weightSlopes, straightSlopes] = [hidden.slopes, direct.slopes];
  for (let row = 0; row < answers.length; row++) {
    const slope = slopes[row]! * share;
    if (Math.abs(slopes[row]!) < MIN_SLOPE) continue;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[row * units + unit]!;
      const passed = sum > 0 ? kept[row * units + unit]! : 0;
      out.slopes[unit]! += slope * sum * passed;
      back[unit] = slope * out.values[unit]! * passed;
      offsets.slopes[unit]! += back[unit]!;
    }
    for (let input = 0, from = 0; input < width; input++, from += units) {
      const value = inputs[row * width + input]! * keptInputs[input]!;
      if (value === 0) continue;
      straightSlopes[input]! += value * slope;
      for (let unit = 0; unit < units; unit++) weightSlopes[from + unit]! += value * back[unit]!;
    }
  }
}

/** Of each score what it should fall by: its softmax less its share of the answers. */
function softmaxSlopes(scores: Float64Array, answers: Uint8Array): Float64Array {
  const most = scores.reduce((greatest, score) => Math.max(greatest, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const right = answers.reduce((sum, answer) => sum + answer, 0);
  return powers.map((power, at) => power / total - answers[at]! / right);
}

/** One step down the slopes, which are 0 afterwards. */
function descend(
  { values, slopes, first, second }: Numbers,
  length: number,
  decay: number,
  step: number,
): void {
  const firstShare = 1 - FIRST_MOMENT ** step;
  const secondShare = 1 - SECOND_MOMENT ** step;
  for (let at = 0; at < values.length; at++) {
    const slope = slopes[at]!;
    slopes[at] = 0;
    first[at] = FIRST_MOMENT * first[at]! + (1 - FIRST_MOMENT) * slope;
    second[at] = SECOND_MOMENT * second[at]! + (1 - SECOND_MOMENT) * slope * slope;
    const move = first[at]! / firstShare / (Math.sqrt(second[at]! / secondShare) + TINY);
    values[at]! -= length * (move + decay * values[at]!);
  }
}
