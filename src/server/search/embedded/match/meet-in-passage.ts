import { uint32At } from "#domain/search/array-reads.ts";
import { PassageCursor, type PassageTable } from "../columns/passage-table.ts";
import { type BitSet, cardinality, countBits, dropBit, lowestBit } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/**
 * The candidates with a passage that contains a bigram of each of two lists. Both lists must contain every
 * candidate. A document's positions are read no further than the first such
 * passage: where both bigrams are frequent, most are not read.
 */
export function meetInPassage(
  candidates: BitSet,
  one: PostingListReader,
  other: PostingListReader,
  table: PassageTable,
  size: number,
): BitSet {
  const count = cardinality(candidates);
  const left = one.positions(size, count);
  const right = other.positions(size, count);
  const passages = new PassageCursor(table);
  const found = candidates.slice();
  let leftBefore = 0;
  let rightBefore = 0;
  for (let word = 0; word < found.length; word++) {
    const leftAll = uint32At(left.listed, word);
    const rightAll = uint32At(right.listed, word);
    for (let bits = uint32At(found, word); bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      left.begin(leftBefore + countBits(leftAll & (bit - 1)));
      right.begin(rightBefore + countBits(rightAll & (bit - 1)));
      passages.begin(word * 32 + lowestBit(bits));
      // To the passage of the further of the two positions, until neither lies before it.
      do passages.reach(left.position > right.position ? left.position : right.position);
      while (
        (left.position < passages.from && left.seek(passages.from)) ||
        (right.position < passages.from && right.seek(passages.from))
      );
      if (left.position < passages.from || right.position < passages.from) dropBit(found, word, bit);
    }
    leftBefore += countBits(leftAll);
    rightBefore += countBits(rightAll);
  }
  left.close();
  right.close();
  return found;
}
