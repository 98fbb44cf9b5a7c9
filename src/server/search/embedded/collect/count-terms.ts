import { increment, uint32At } from "#domain/search/array-reads.ts";
import { lowestBit } from "../lists/bit-set.ts";

/** Documents added up at once: as many as three bits can tell. */
const GROUP = 7;
/** For each bit of a count, which of 32 terms have it. */
const planes = new Uint32Array(16);
/** Whole groups of documents, so many in all that these can tell every count. */
const MAX_ADDED = Math.floor((2 ** planes.length - 1) / GROUP) * GROUP;

/** By each bit of the masks, which stand by doc id, how many of the listed documents have it. */
export function countTerms(masks: Uint32Array, list: Uint32Array): Uint32Array {
  const counts = new Uint32Array(32);
  const whole = list.length - (list.length % GROUP);
  for (let from = 0; from < whole; from += MAX_ADDED) {
    const to = Math.min(whole, from + MAX_ADDED);
    addUp(masks, list, from, to);
    const used = Math.ceil(Math.log2(to - from + 1));
    for (let bit = 0; bit < counts.length; bit++) {
      let count = 0;
      for (let plane = 0; plane < used; plane++) count += ((uint32At(planes, plane) >>> bit) & 1) << plane;
      counts[bit] = uint32At(counts, bit) + count;
    }
  }
  for (let at = whole; at < list.length; at++) {
    const mask = uint32At(masks, uint32At(list, at));
    for (let rest = mask; rest !== 0; rest &= rest - 1) increment(counts, lowestBit(rest));
  }
  return counts;
}

/** Adds up the masks of the listed documents from a place to another, each of the 32 columns by itself. */
function addUp(masks: Uint32Array, list: Uint32Array, from: number, to: number): void {
  planes.fill(0);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let at = from; at < to; at += GROUP) {
    const a = uint32At(masks, uint32At(list, at));
    const b = uint32At(masks, uint32At(list, at + 1));
    const c = uint32At(masks, uint32At(list, at + 2));
    const d = uint32At(masks, uint32At(list, at + 3));
    const e = uint32At(masks, uint32At(list, at + 4));
    const f = uint32At(masks, uint32At(list, at + 5));
    const g = uint32At(masks, uint32At(list, at + 6));
    const abc = a ^ b ^ c;
    const def = d ^ e ^ f;
    const two = carry(a, b, c);
    const pairs = carry(d, e, f);
    const more = carry(abc, def, g);
    const one = abc ^ def ^ g;
    const pair = two ^ pairs ^ more;
    const four = carry(two, pairs, more);
    // The sum of seven, three bits in each column, to the sum so far.
    const toTwos = ones & one;
    ones ^= one;
    const toFours = carry(twos, pair, toTwos);
    twos ^= pair ^ toTwos;
    let over = carry(fours, four, toFours);
    fours ^= four ^ toFours;
    for (let plane = 3; over !== 0; plane++) {
      const before = uint32At(planes, plane);
      planes[plane] = before ^ over;
      over &= before;
    }
  }
  planes[0] = ones;
  planes[1] = twos;
  planes[2] = fours;
}

/** The bits that are set in at least two of three words. */
const carry = (one: number, other: number, third: number) => (one & other) | (third & (one ^ other));
