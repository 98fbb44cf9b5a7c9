import { increment, uint32At } from "#domain/search/array-reads.ts";
import { type BitWriter, bitsOf, MAX_QUICK_BITS } from "./packed-bits.ts";
import { MIN_FULL_HEAD, WIDTH_BITS } from "./posting-list.ts";
import { classOf, leastOf, MAX_STEP_BITS } from "./step-cursor.ts";

/** High bits are kept apart where that saves more than so many bits a document, since reading them takes longer. */
const MIN_SAVED_BITS = 0.5;

/** Of a position by itself: the dictionary tells of no more than three bytes beyond those of the document. */
const MAX_SINGLE_BITS = 24;

const NO_RESTS = new Uint32Array(0);

/**
 * Packs the positions of a block, as position-block.ts reads them: for each document its first position and how many
 * further ones it has, and the steps of all. Of a list that is undivided the dictionary tells how many steps there are.
 */
export function packPositions(
  bits: BitWriter,
  firsts: Uint32Array,
  counts: Uint32Array,
  steps: Uint32Array,
  isUndivided: boolean,
): void {
  const hasFullHead = firsts.length >= MIN_FULL_HEAD;
  const lowest = hasFullHead ? firsts.reduce((least, first) => Math.min(least, first)) : 0;
  const width = bitsOf(firsts.reduce((all, first) => all | (first - lowest), 0));
  mustFit(Math.max(width, bitsOf(lowest)), MAX_QUICK_BITS);
  if (!isUndivided) bits.put(steps.length > 0 ? 1 : 0, 1);
  else if (firsts.length === 1 && steps.length === 0) {
    mustFit(width, MAX_SINGLE_BITS);
    bits.put(uint32At(firsts, 0), width);
    return;
  }
  bits.put(width, WIDTH_BITS);
  let low = width;
  if (hasFullHead) {
    bits.put(bitsOf(lowest), WIDTH_BITS);
    bits.put(lowest, bitsOf(lowest));
    low = lowBits(firsts, lowest, width);
    bits.put(low < width ? 1 : 0, 1);
    if (low < width) bits.put(low, WIDTH_BITS);
  }
  for (const first of firsts) bits.put((first - lowest) & ((1 << low) - 1), low);
  if (low < width)
    packHighs(
      bits,
      firsts.map((first) => (first - lowest) >>> low),
      width - low,
    );
  if (steps.length > 0) packFurther(bits, counts, steps, isUndivided);
}

function packHighs(bits: BitWriter, highs: Uint32Array, width: number): void {
  for (const high of highs) bits.put(high > 0 ? 1 : 0, 1);
  for (const high of highs) if (high > 0) bits.put(high, width);
}

/** How many low bits of first positions, of so many at most, are best kept for each document. */
function lowBits(firsts: Uint32Array, lowest: number, width: number): number {
  /** By number of bits how many first positions need as many. */
  const needed = new Uint32Array(width + 1);
  for (const first of firsts) increment(needed, bitsOf(first - lowest));
  let best = width;
  let least = firsts.length * (width - MIN_SAVED_BITS);
  for (let low = width - 1, high = uint32At(needed, width); low >= 0; low--) {
    const all = WIDTH_BITS + firsts.length * (low + 1) + high * (width - low);
    if (all < least) {
      least = all;
      best = low;
    }
    high += uint32At(needed, low);
  }
  return best;
}

function packFurther(bits: BitWriter, counts: Uint32Array, steps: Uint32Array, isUndivided: boolean): void {
  mustFit(bitsOf(steps.reduce((all, step) => all | step, steps.length)), MAX_STEP_BITS);
  const base = bestBase(steps);
  bits.put(base, WIDTH_BITS);
  if (counts.length < MIN_FULL_HEAD) packEach(bits, isUndivided ? counts.subarray(0, -1) : counts);
  else packFlagged(bits, counts);
  for (const step of steps) {
    const stepClass = classOf(step, base);
    bits.put(1 << stepClass, stepClass + 1);
  }
  for (const step of steps) {
    const stepClass = classOf(step, base);
    bits.put(step - leastOf(stepClass, base), base + stepClass);
  }
}

function packEach(bits: BitWriter, counts: Uint32Array): void {
  for (const count of counts) {
    const width = bitsOf(count);
    bits.put(1 << width, width + 1);
    if (width > 1) bits.put(count - (1 << (width - 1)), width - 1);
  }
}

function packFlagged(bits: BitWriter, counts: Uint32Array): void {
  const less = counts.filter((count) => count > 0).map((count) => count - 1);
  const highest = less.reduce((most, one) => Math.max(most, one), 0);
  const restsOf = (width: number) => {
    const full = (1 << width) - 1;
    return less.filter((one) => one >= full).map((one) => one - full);
  };
  let [best, least] = [bitsOf(highest), less.length * bitsOf(highest)];
  for (let width = 0; width < bitsOf(highest); width++) {
    const all = less.length * width + restsOf(width).length * bitsOf(highest - (1 << width) + 1);
    if (all < least) [best, least] = [width, all];
  }
  const full = (1 << best) - 1;
  // With all bits for each there is no rest, also of a number of which all are set.
  const rests = best < bitsOf(highest) ? restsOf(best) : NO_RESTS;
  const restBits = Math.max(rests.length > 0 ? 1 : 0, bitsOf(rests.reduce((all, rest) => all | rest, 0)));
  bits.put(best, WIDTH_BITS);
  bits.put(restBits, WIDTH_BITS);
  for (const count of counts) bits.put(count > 0 ? 1 : 0, 1);
  for (const one of less) bits.put(Math.min(one, full), best);
  for (const rest of rests) bits.put(rest, restBits);
}

/** The base with which steps take the fewest bits, sought near their mean. */
function bestBase(steps: Uint32Array): number {
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const around = bitsOf(mean);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let base = Math.max(0, around - 4); base <= around; base++) {
    let all = 0;
    for (const step of steps) all += base + 2 * classOf(step, base);
    if (all < least) {
      least = all;
      best = base;
    }
  }
  return best;
}

function mustFit(width: number, most: number): void {
  if (width > most) throw new RangeError(`A position takes more than ${most} bits.`);
}
