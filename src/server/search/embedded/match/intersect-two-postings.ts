import { uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, countBits, countIn, countRange, dropBit } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";
import type { PhrasePositions, PositionsBuffer } from "./intersect-positions.ts";

/** A bigram's list, and the bigram's offset from the start of the phrase. */
export interface PlacedList {
  list: PostingListReader;
  offset: number;
}

/**
 * The starts from which two bigrams stand at their offsets, in each candidate that has one; with `firstOnly`
 * the first start of each is enough. Both lists must contain every candidate. Like intersectPositions, but reads
 * a document's positions no further than its first start, which saves most of the work for a phrase in most
 * documents. `words` are those of the candidates that are not empty. The starts are written to `into`.
 */
export function intersectTwoPostings(
  candidates: BitSet,
  words: Uint32Array,
  one: PlacedList,
  other: PlacedList,
  size: number,
  firstOnly: boolean,
  into: PositionsBuffer,
): PhrasePositions {
  const count = countIn(candidates, words);
  const left = one.list.positions(size, count);
  const right = other.list.positions(size, count);
  const { listed: leftListed, steps: leftSteps } = left;
  const { listed: rightListed, steps: rightSteps } = right;
  const { offset: leftOffset } = one;
  const { offset: rightOffset } = other;
  const smaller = Math.min(one.list.shape.further, other.list.shape.further);
  const { values, bounds } = into.reserve(count + (firstOnly ? 0 : smaller), count);
  const docIds = candidates.slice();
  let kept = 0;
  let documents = 0;
  /** The word after the one before, and how many documents of the lists lie before it. */
  let behind = 0;
  let leftBefore = 0;
  let rightBefore = 0;
  for (let at = 0; at < words.length; at++) {
    const word = uint32At(words, at);
    if (word > behind) {
      leftBefore += countRange(leftListed, behind, word);
      rightBefore += countRange(rightListed, behind, word);
    }
    const leftAll = uint32At(leftListed, word);
    const rightAll = uint32At(rightListed, word);
    const wanting = uint32At(docIds, word);
    let leftIndex = leftBefore - 1;
    let rightIndex = rightBefore - 1;
    for (let bits = wanting; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      leftIndex = wanting === leftAll ? leftIndex + 1 : leftBefore + countBits(leftAll & (bit - 1));
      rightIndex = wanting === rightAll ? rightIndex + 1 : rightBefore + countBits(rightAll & (bit - 1));
      let leftStart = left.first(leftIndex) - leftOffset;
      let rightStart = right.first(rightIndex) - rightOffset;
      const before = kept;
      // Further positions are looked up only where they are wanted: a bigram mostly stands once.
      let isLeftFound = false;
      let isRightFound = false;
      for (;;) {
        if (leftStart < rightStart) {
          if (!isLeftFound) {
            left.find(leftIndex);
            leftSteps.sum = leftStart;
            isLeftFound = true;
          }
          if (leftSteps.left === 0) break;
          leftSteps.advance(rightStart);
          leftStart = leftSteps.sum;
        } else {
          if (leftStart === rightStart && leftStart >= 0) {
            values[kept++] = leftStart;
            if (firstOnly) break;
          }
          if (!isRightFound) {
            right.find(rightIndex);
            rightSteps.sum = rightStart;
            isRightFound = true;
          }
          if (rightSteps.left === 0) break;
          rightSteps.advance(leftStart);
          rightStart = rightSteps.sum;
        }
      }
      if (kept > before) bounds[++documents] = kept;
      else dropBit(docIds, word, bit);
    }
    leftBefore += countBits(leftAll);
    rightBefore += countBits(rightAll);
    behind = word + 1;
  }
  left.close();
  right.close();
  return { docIds, values: values.subarray(0, kept), bounds: bounds.subarray(0, documents + 1) };
}
