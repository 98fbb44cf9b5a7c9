import { VarintCursor } from "#domain/search/varint.ts";
import type { PassageTable } from "../columns/passage-table.ts";
import { type BitSet, cardinality, countBits, lowestBit } from "../postings/bit-set.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";

/**
 * The candidates with a passage that contains a bigram of each of two lists. Both lists must contain every
 * candidate. A document's positions are read no further than the first such
 * passage: where both bigrams are frequent, most are not read.
 */
export function meetInPassage(
  candidates: BitSet,
  one: PostingListReader,
  other: PostingListReader,
  { startsAt, starts }: PassageTable,
  size: number,
): BitSet {
  const count = cardinality(candidates);
  const left = one.positions(size, count);
  const right = other.positions(size, count);
  const { listed: leftListed } = left;
  const { listed: rightListed } = right;
  const passages = new VarintCursor(starts);
  const found = candidates.slice();
  let leftBefore = 0;
  let rightBefore = 0;
  for (let word = 0; word < found.length; word++) {
    const leftAll = leftListed[word]!;
    const rightAll = rightListed[word]!;
    for (let bits = found[word]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      left.begin(leftBefore + countBits(leftAll & (bit - 1)));
      right.begin(rightBefore + countBits(rightAll & (bit - 1)));
      const document = word * 32 + lowestBit(bits);
      const end = startsAt[document + 1]!;
      passages.at = startsAt[document]!;
      // The passage of the further of the two positions.
      let from = 0;
      let to = 0;
      do {
        const furthest = left.position > right.position ? left.position : right.position;
        while (to <= furthest) {
          from = to;
          if (passages.at === end) {
            to = 0x7fff_ffff;
            break;
          }
          to += passages.next();
        }
      } while ((left.position < from && left.seek(from)) || (right.position < from && right.seek(from)));
      if (left.position < from || right.position < from) found[word]! ^= bit;
    }
    leftBefore += countBits(leftAll);
    rightBefore += countBits(rightAll);
  }
  left.close();
  right.close();
  return found;
}
