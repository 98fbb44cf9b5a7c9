import { type BitSet, cardinality, countBits } from "../postings/bit-set.ts";
import { PositionCursor } from "../postings/position-cursor.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";
import { scratchArray } from "./scratch-array.ts";

/**
 * Where a phrase may start: in the i-th document of `docIds` at the positions values[ends[i - 1]] to
 * values[ends[i]], exclusive, ascending.
 */
export interface PhrasePositions {
  docIds: BitSet;
  values: Uint32Array;
  ends: Uint32Array;
}

/** A copy of the positions. */
export function copyPositions({ docIds: ranks, values, ends }: PhrasePositions): PhrasePositions {
  const documents = cardinality(ranks);
  return { docIds: ranks, values: values.slice(0, ends[documents - 1] ?? 0), ends: ends.slice(0, documents) };
}

/**
 * The starts that have one of the list's positions at the given offset; if `given` is null, all positions in
 * the candidates, as starts. The list must contain every candidate; documents left without a start drop out.
 * With `firstOnly` the first start of each document is enough. `given` is overwritten, and the result is
 * valid until the next call without it. `size` is that of the index.
 *
 * A search for a common phrase spends its time here: positions are read in place, without a call per number,
 * and only those of candidates are decoded.
 */
export function intersectPositions(
  candidates: BitSet,
  given: PhrasePositions | null,
  list: PostingListReader,
  size: number,
  offset: number,
  firstOnly: boolean,
): PhrasePositions {
  const { documents, restBytes } = list.shape;
  const places = new PositionCursor(list, size, cardinality(candidates));
  const { listed, firsts, rest } = places;
  // Each word is read before it is written, so a set needed only by `given` may be overwritten with it.
  const ranks = candidates === given?.docIds ? candidates : candidates.slice();
  const values = given ? given.values : scratchArray("values", documents + restBytes);
  const ends = given ? given.ends : scratchArray("ends", documents);
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
      const startEnd = given ? given.ends[candidate]! : 0;
      const keptBefore = kept;
      if ((first & 1) === 0) {
        // Most documents contain a bigram once: nothing to decode.
        if (!given) {
          if (wanted >= 0) values[kept++] = wanted;
        } else {
          while (start < startEnd && values[start]! < wanted) start++;
          if (start < startEnd && values[start] === wanted) values[kept++] = wanted;
        }
      } else {
        let at = places.find(index);
        const { end } = places;
        for (;;) {
          if (given) {
            while (start < startEnd && values[start]! < wanted) start++;
            if (start === startEnd) break;
            if (values[start] === wanted) {
              values[kept++] = wanted;
              if (firstOnly) break;
            }
          } else if (wanted >= 0) {
            values[kept++] = wanted;
          }
          if (at === end) break;
          let byte = rest[at++]!;
          let step = byte & 0x7f;
          for (let shift = 7; byte > 0x7f; shift += 7) {
            byte = rest[at++]!;
            step |= (byte & 0x7f) << shift;
          }
          wanted += step;
        }
      }
      start = startEnd;
      candidate++;
      if (kept > keptBefore) ends[keptDocuments++] = kept;
      else ranks[word]! ^= bit;
    }
  }
  return { docIds: ranks, values, ends };
}
