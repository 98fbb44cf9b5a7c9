import type { KeywordFacets } from "../index/keyword-facets.ts";
import { type BitSet, countBits } from "../postings/bit-set.ts";

/** Terms per answer. */
const SHOWN = 20;

/** A term with the number of documents of a set that contain it. */
export type CountedTerm = [term: string, count: number];

/**
 * The terms that most documents of a set contain, most frequent first, then in the facet's order; if the set
 * holds more than half of all documents, the `others` are counted. A term too rare in the whole index to be
 * listed is not counted at all.
 */
export function topTerms(
  facets: KeywordFacets,
  set: BitSet,
  size: number,
  others: BitSet | null,
): CountedTerm[] {
  const { terms, totals } = facets;
  const looked = others ?? set;
  // In a small set few words are not zero, and all terms need the same ones.
  const words = new Uint32Array(facets.width);
  let filled = 0;
  for (let word = 0; word < facets.width; word++) if (looked[word] !== 0) words[filled++] = word;
  const top: CountedTerm[] = [];
  for (let term = 0; term < terms.length; term++) {
    const least = top.length < SHOWN ? 0 : top[SHOWN - 1]![1];
    if (Math.min(totals[term]!, size) <= least) continue;
    const held = countTerm(facets, term, looked, words, filled);
    const count = others ? totals[term]! - held : held;
    if (count <= least) continue;
    let place = top.length;
    while (place > 0 && top[place - 1]![1] < count) place--;
    top.splice(place, 0, [terms[term]!, count]);
    if (top.length > SHOWN) top.pop();
  }
  return top;
}

/**
 * How many documents of a set contain a term; `words` are the first `filled` words of the set that are not
 * empty.
 */
function countTerm(
  { bits, width }: KeywordFacets,
  term: number,
  set: BitSet,
  words: Uint32Array,
  filled: number,
): number {
  const start = term * width;
  let count = 0;
  let at = 0;
  // Bits are added column by column, seven words to three, which saves four of seven counts.
  for (; at + 7 <= filled; at += 7) {
    const a = words[at]!;
    const b = words[at + 1]!;
    const c = words[at + 2]!;
    const d = words[at + 3]!;
    const e = words[at + 4]!;
    const f = words[at + 5]!;
    const g = words[at + 6]!;
    const one = set[a]! & bits[start + a]!;
    const two = set[b]! & bits[start + b]!;
    const three = set[c]! & bits[start + c]!;
    const four = set[d]! & bits[start + d]!;
    const five = set[e]! & bits[start + e]!;
    const six = set[f]! & bits[start + f]!;
    const seven = set[g]! & bits[start + g]!;
    const first = one ^ two ^ three;
    const second = four ^ five ^ six;
    const carry = (one & two) | (three & (one ^ two));
    const carried = (four & five) | (six & (four ^ five));
    const ones = first ^ second ^ seven;
    const third = (first & second) | (seven & (first ^ second));
    const twos = carry ^ carried ^ third;
    const fours = (carry & carried) | (third & (carry ^ carried));
    count += countBits(ones) + 2 * countBits(twos) + 4 * countBits(fours);
  }
  for (; at < filled; at++) {
    const word = words[at]!;
    const both = set[word]! & bits[start + word]!;
    if (both !== 0) count += countBits(both);
  }
  return count;
}
