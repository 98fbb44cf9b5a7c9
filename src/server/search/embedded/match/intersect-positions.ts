import { type BitSet, cardinality, countBits } from "../postings/bit-set.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";

const NONE = new Uint32Array(0);

/**
 * Where a phrase may start: in the i-th document of `docIds` at the positions values[ends[i - 1]] to
 * values[ends[i]], exclusive, ascending.
 */
export interface PhrasePositions {
  docIds: BitSet;
  values: Uint32Array;
  ends: Uint32Array;
}

/** The first position of each document. */
export function firstsOf(values: Uint32Array, ends: Uint32Array): Uint32Array {
  const firsts = new Uint32Array(ends.length);
  for (let at = 0; at < firsts.length; at++) firsts[at] = values[at === 0 ? 0 : ends[at - 1]!]!;
  return firsts;
}

/** Memory that positions are written to: a common phrase needs megabytes. Whoever makes it owns it and what lies in it. */
export class PositionsBuffer {
  #values = new Uint32Array(0);
  #ends = new Uint32Array(0);

  reserve(values: number, ends: number): Pick<PhrasePositions, "values" | "ends"> {
    if (this.#values.length < values) this.#values = new Uint32Array(Math.ceil(values * 1.25));
    if (this.#ends.length < ends) this.#ends = new Uint32Array(Math.ceil(ends * 1.25));
    return { values: this.#values, ends: this.#ends };
  }
}

/**
 * The starts that have one of the list's positions at the given offset; if `given` is null, all positions in
 * the candidates, as starts. The list must contain every candidate; documents left without a start drop out.
 * With `firstOnly` the first start of each document is enough. The starts are written to `into`, in which `given`
 * must not lie. `size` is that of the index.
 *
 * A search for a common phrase spends its time here: only positions of candidates are decoded.
 */
export function intersectPositions(
  candidates: BitSet,
  given: PhrasePositions | null,
  list: PostingListReader,
  size: number,
  offset: number,
  firstOnly: boolean,
  into: PositionsBuffer,
): PhrasePositions {
  const { documents, restBytes } = list.shape;
  const places = list.positions(size, cardinality(candidates));
  const { listed, firsts, steps } = places;
  const ranks = candidates.slice();
  const starts = given?.values ?? NONE;
  const startEnds = given?.ends ?? NONE;
  const { values, ends } = into.reserve(given ? starts.length : documents + restBytes, documents);
  let kept = 0;
  let keptDocuments = 0;
  let candidate = 0;
  let start = 0;
  /** Index in the list of the first document of this word. */
  let wordIndex = 0;
  let words = ranks.length;
  while (words > 0 && candidates[words - 1] === 0) words--;
  for (let word = 0; word < words; word++) {
    const wanting = candidates[word]!;
    const all = listed[word]!;
    const before = wordIndex;
    // countBits inlined: until the loop is optimised, a call costs more than the rest of it.
    let sums = all - ((all >>> 1) & 0x5555_5555);
    sums = (sums & 0x3333_3333) + ((sums >>> 2) & 0x3333_3333);
    wordIndex += Math.imul((sums + (sums >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
    if (wanting === 0) continue;
    let index = before - 1;
    for (let bits = wanting; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      index = wanting === all ? index + 1 : before + countBits(all & (bit - 1));
      const first = firsts[index]!;
      let wanted = (first >>> 1) - offset;
      const startEnd = given ? startEnds[candidate]! : 0;
      const keptBefore = kept;
      if ((first & 1) === 0) {
        // Most documents contain a bigram once: nothing to decode.
        if (!given) {
          if (wanted >= 0) values[kept++] = wanted;
        } else {
          while (start < startEnd && starts[start]! < wanted) start++;
          if (start < startEnd && starts[start] === wanted) values[kept++] = wanted;
        }
      } else {
        places.find(index);
        steps.sum = wanted;
        if (!given) {
          if (wanted >= 0) values[kept++] = wanted;
          while (steps.at < steps.end) {
            wanted += steps.next();
            if (wanted >= 0) values[kept++] = wanted;
          }
        }
        while (given) {
          while (start < startEnd && starts[start]! < wanted) start++;
          if (start === startEnd) break;
          if (starts[start] === wanted) {
            values[kept++] = wanted;
            if (firstOnly) break;
          }
          if (steps.at === steps.end) break;
          steps.advance(starts[start]!);
          wanted = steps.sum;
        }
      }
      start = startEnd;
      candidate++;
      if (kept > keptBefore) ends[keptDocuments++] = kept;
      else ranks[word]! ^= bit;
    }
  }
  places.close();
  return { docIds: ranks, values: values.subarray(0, kept), ends: ends.subarray(0, keptDocuments) };
}
