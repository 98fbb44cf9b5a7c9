import { type BitSet, countBits } from "../postings/bit-set.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";
import type { PhraseMatch } from "./match-phrase.ts";
import { scratchArray } from "./scratch-array.ts";

/**
 * Fills `into` with the first position of a keyword in each document of `set` in the words from `from` to
 * `to`, in ascending doc id; `set` is a subset of the match. Sections are requested one after another from
 * the beginning, so a list that needs only 200 rows need not look at all documents.
 */
export type ReadFirstPositions = (set: BitSet, from: number, to: number, into: Uint32Array) => void;

/**
 * First positions from the posting list of the keyword's only bigram, which holds all documents of the match
 * and is its owner's only list.
 */
export function firstPositionsInList(list: PostingListReader, size: number): ReadFirstPositions {
  const listed = list.docIds(size);
  const firsts = list.firstPositions();
  let index = 0;
  return (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const wanted = set[word]!;
      const bits = listed[word]!;
      if (wanted === bits) {
        for (let left = countBits(bits); left > 0; left--) into[at++] = firsts[index++]! >>> 1;
        continue;
      }
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        into[at++] = firsts[index + countBits(bits & ((rest & -rest) - 1))]! >>> 1;
      }
      index += countBits(bits);
    }
  };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstPositionsOfPhrase({
  docIds: ranks,
  firstPositions: firsts,
}: PhraseMatch): ReadFirstPositions {
  let index = 0;
  return (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const bits = ranks[word]!;
      const wanted = set[word]!;
      if (wanted === bits) {
        for (let left = countBits(bits); left > 0; left--) into[at++] = firsts[index++]!;
        continue;
      }
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        into[at++] = firsts[index + countBits(bits & ((rest & -rest) - 1))]!;
      }
      index += countBits(bits);
    }
  };
}

/**
 * First positions of a keyword of one character: the lowest in any of the lists; one call per owner at a
 * time.
 */
export function firstPositionsInLists(
  match: BitSet,
  lists: PostingListReader[],
  owner: number,
): ReadFirstPositions {
  const before = new Uint32Array(match.length + 1);
  for (let word = 0; word < match.length; word++) before[word + 1] = before[word]! + countBits(match[word]!);
  const lowest = scratchArray(`lowest${owner}`, before[match.length]!).fill(0xffff_ffff);
  for (const list of lists) {
    const firsts = list.firstPositions();
    list.eachDocId((rank, index) => {
      const word = match[rank >>> 5]!;
      const bit = 1 << (rank & 31);
      if ((word & bit) === 0) return;
      const at = before[rank >>> 5]! + countBits(word & (bit - 1));
      const position = firsts[index]! >>> 1;
      if (position < lowest[at]!) lowest[at] = position;
    });
  }
  return firstPositionsOfPhrase({ docIds: match, firstPositions: lowest });
}
