import { type BitSet, cardinality, countBits } from "../postings/bit-set.ts";
import { PositionCursor } from "../postings/position-cursor.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";
import type { PhrasePositions } from "./intersect-positions.ts";
import { scratchArray } from "./scratch-array.ts";

/** A bigram's list, and the bigram's offset from the start of the phrase. */
export interface PlacedList {
  list: PostingListReader;
  offset: number;
}

/**
 * The starts from which two bigrams stand at their offsets, in each candidate that has one; with `firstOnly`
 * the first start of each is enough. Both lists must contain every candidate and have different owners. Like
 * intersectPositions, but reads a document's positions no further than its first start, which saves most of
 * the work for a phrase in most documents.
 */
export function intersectTwoPostings(
  candidates: BitSet,
  one: PlacedList,
  other: PlacedList,
  size: number,
  firstOnly: boolean,
): PhrasePositions {
  const count = cardinality(candidates);
  const left = new PositionCursor(one.list, size, count);
  const right = new PositionCursor(other.list, size, count);
  const { listed: leftListed, firsts: leftFirsts, rest: leftRest } = left;
  const { listed: rightListed, firsts: rightFirsts, rest: rightRest } = right;
  const { offset: leftOffset } = one;
  const { offset: rightOffset } = other;
  const smaller = Math.min(one.list.shape.restBytes, other.list.shape.restBytes);
  const values = scratchArray("values", count + (firstOnly ? 0 : smaller));
  const ends = scratchArray("ends", count);
  const ranks = candidates.slice();
  let kept = 0;
  let documents = 0;
  let leftBefore = 0;
  let rightBefore = 0;
  for (let word = 0; word < ranks.length; word++) {
    const leftAll = leftListed[word]!;
    const rightAll = rightListed[word]!;
    const wanting = ranks[word]!;
    let leftIndex = leftBefore - 1;
    let rightIndex = rightBefore - 1;
    for (let bits = wanting; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      leftIndex = wanting === leftAll ? leftIndex + 1 : leftBefore + countBits(leftAll & (bit - 1));
      rightIndex = wanting === rightAll ? rightIndex + 1 : rightBefore + countBits(rightAll & (bit - 1));
      const leftFirst = leftFirsts[leftIndex]!;
      const rightFirst = rightFirsts[rightIndex]!;
      let leftStart = (leftFirst >>> 1) - leftOffset;
      let rightStart = (rightFirst >>> 1) - rightOffset;
      let leftAt = 0;
      let leftEnd = 0;
      let rightAt = 0;
      let rightEnd = 0;
      if ((leftFirst & 1) === 1) {
        leftAt = left.find(leftIndex);
        leftEnd = left.end;
      }
      if ((rightFirst & 1) === 1) {
        rightAt = right.find(rightIndex);
        rightEnd = right.end;
      }
      const before = kept;
      for (;;) {
        if (leftStart < rightStart) {
          if (leftAt === leftEnd) break;
        } else {
          if (leftStart === rightStart && leftStart >= 0) {
            values[kept++] = leftStart;
            if (firstOnly) break;
          }
          if (rightAt === rightEnd) break;
          let byte = rightRest[rightAt++]!;
          let step = byte & 0x7f;
          for (let shift = 7; byte > 0x7f; shift += 7) {
            byte = rightRest[rightAt++]!;
            step |= (byte & 0x7f) << shift;
          }
          rightStart += step;
          continue;
        }
        let byte = leftRest[leftAt++]!;
        let step = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = leftRest[leftAt++]!;
          step |= (byte & 0x7f) << shift;
        }
        leftStart += step;
      }
      if (kept > before) ends[documents++] = kept;
      else ranks[word]! ^= bit;
    }
    leftBefore += countBits(leftAll);
    rightBefore += countBits(rightAll);
  }
  return { docIds: ranks, values, ends };
}
