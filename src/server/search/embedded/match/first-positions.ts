import { failAt, uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, cardinality, countBits, SetIndex } from "../postings/bit-set.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";

/** First positions of so many documents are read at once. */
const READ_TOGETHER = 1 << 14;

/**
 * Fills `into` with the first position of a keyword in each document of `set` in the words from `from` to
 * `to`, in ascending doc id; `set` is a subset of the match. Sections are requested one after another from
 * the beginning, so a list that needs only 200 rows need not look at all documents.
 */
export type ReadFirstPositions = (set: BitSet, from: number, to: number, into: Uint32Array) => void;

/** Documents with a phrase, and its first start in each, in ascending doc id. */
export interface PhraseMatch {
  docIds: BitSet;
  firstPositions: Uint32Array;
}

/** First positions from the posting list of the keyword's only bigram, which holds all documents of the match. */
export function firstPositionsInList(list: PostingListReader, size: number): ReadFirstPositions {
  const { documents } = list.shape;
  const listed = list.docIds(size);
  let index = 0;
  // Part of the list's first positions, from index `start` on.
  let start = 0;
  let bytes = new Uint8Array(Math.min(documents, READ_TOGETHER) * 4);
  let firsts = list.firstPositions(0, 0, bytes);
  return (set, from, to, into) => {
    const count = cardinality(listed.subarray(from, to));
    if (index + count > start + firsts.length) {
      start = index;
      const together = Math.min(documents - start, Math.max(count, READ_TOGETHER));
      if (bytes.length < together * 4) bytes = new Uint8Array(together * 4);
      firsts = list.firstPositions(start, together, bytes);
    }
    pick(listed, set, { from, to }, firsts, index - start, 1, into);
    index += count;
  };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstPositionsOfPhrase({ docIds, firstPositions }: PhraseMatch): ReadFirstPositions {
  let index = 0;
  return (set, from, to, into) => {
    index = pick(docIds, set, { from, to }, firstPositions, index, 0, into);
  };
}

/**
 * Fills `into` with the numbers of some documents of a set in some words, without their lowest `shift` bits; each
 * document of the set has a number, that of the first in these words at `index`. Returns the index of the first in the
 * words behind.
 */
function pick(
  set: BitSet,
  some: BitSet,
  { from, to }: { from: number; to: number },
  numbers: Uint16Array | Uint32Array,
  index: number,
  shift: 0 | 1,
  into: Uint32Array,
): number {
  let next = index;
  let at = 0;
  for (let word = from; word < to; word++) {
    const bits = uint32At(set, word);
    const wanted = uint32At(some, word);
    if (wanted === bits) {
      for (let left = countBits(bits); left > 0; left--) into[at++] = numberAt(numbers, next++) >>> shift;
      continue;
    }
    for (let rest = wanted; rest !== 0; rest &= rest - 1)
      into[at++] = numberAt(numbers, next + countBits(bits & ((rest & -rest) - 1))) >>> shift;
    next += countBits(bits);
  }
  return next;
}

function numberAt(numbers: Uint16Array | Uint32Array, index: number): number {
  return numbers[index] ?? failAt(index);
}

/** First positions of a keyword of one character: the lowest in any of the lists. */
export function firstPositionsInLists(
  match: BitSet,
  lists: readonly PostingListReader[],
): ReadFirstPositions {
  const places = new SetIndex(match);
  const lowest = new Uint32Array(cardinality(match)).fill(0xffff_ffff);
  for (const list of lists) {
    list.eachFirstPosition((docId, position) => {
      const place = places.of(docId);
      if (place >= 0 && position < uint32At(lowest, place)) lowest[place] = position;
    });
  }
  return firstPositionsOfPhrase({ docIds: match, firstPositions: lowest });
}
