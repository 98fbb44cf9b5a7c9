import { increment, uint32At } from "#domain/search/array-reads.ts";
import { type LocatedSet, lowestBit } from "../lists/bit-set.ts";

/** Documents added up at once: as many as three bits can tell. */
const GROUP = 7;
/** Documents gathered before they are counted. */
const gathered = new Uint32Array(144 * GROUP);
/** For each bit of a count of so many documents, which of 32 terms have it. */
const planes = new Uint32Array(Math.ceil(Math.log2(gathered.length)));

/** By each bit of the masks, which stand by doc id, how many documents of a set have it. */
export function countTerms(masks: Uint32Array, { docIds, words }: LocatedSet): Uint32Array {
  const counts = new Uint32Array(32);
  let size = 0;
  for (let at = 0; at < words.length; at++) {
    const word = uint32At(words, at);
    const bits = uint32At(docIds, word);
    if (size + 32 > gathered.length) size = countWhole(masks, size, counts);
    for (let rest = bits; rest !== 0; rest &= rest - 1) gathered[size++] = word * 32 + lowestBit(rest);
  }
  size = countWhole(masks, size, counts);
  for (let at = 0; at < size; at++) {
    const mask = uint32At(masks, uint32At(gathered, at));
    for (let rest = mask; rest !== 0; rest &= rest - 1) increment(counts, lowestBit(rest));
  }
  return counts;
}

/** Counts the whole groups of the `size` documents that were gathered and keeps the others; returns how many these are. */
function countWhole(masks: Uint32Array, size: number, counts: Uint32Array): number {
  const whole = size - (size % GROUP);
  if (whole === 0) return size;
  addUp(masks, whole);
  for (let bit = 0; bit < counts.length; bit++) {
    let count = 0;
    for (let plane = 0; plane < planes.length; plane++)
      count += ((uint32At(planes, plane) >>> bit) & 1) << plane;
    counts[bit] = uint32At(counts, bit) + count;
  }
  gathered.copyWithin(0, whole, size);
  return size - whole;
}

/** Adds up the masks of the first `size` gathered documents, each of the 32 columns by itself. */
function addUp(masks: Uint32Array, size: number): void {
  planes.fill(0);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let at = 0; at < size; at += GROUP) {
    const a = uint32At(masks, uint32At(gathered, at));
    const b = uint32At(masks, uint32At(gathered, at + 1));
    const c = uint32At(masks, uint32At(gathered, at + 2));
    const d = uint32At(masks, uint32At(gathered, at + 3));
    const e = uint32At(masks, uint32At(gathered, at + 4));
    const f = uint32At(masks, uint32At(gathered, at + 5));
    const g = uint32At(masks, uint32At(gathered, at + 6));
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
