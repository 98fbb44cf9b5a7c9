import { uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, cardinality, countBits, SetIndex } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/** Where a keyword stands first in the documents of a match. */
export interface FirstPositions {
  /**
   * Fills `into` with the first position of the keyword in each document of `set` in the words from `from` to
   * `to`, in ascending doc id; `set` is a subset of the match. Sections are requested one after another from
   * the beginning, so a list that needs only 200 rows need not look at all documents.
   */
  read: (set: BitSet, from: number, to: number, into: Uint32Array) => void;
  /** Gives back what it holds; it must not be read any more. */
  close: () => void;
}

/** For a holder of nothing that has to be given back. */
const nothingToClose = () => {};

/** Of a match without documents. */
export const NO_FIRST_POSITIONS: FirstPositions = { read: () => {}, close: nothingToClose };

/** Documents with a phrase, and its first start in each, in ascending doc id. */
export interface PhraseMatch {
  docIds: BitSet;
  firstPositions: Uint32Array;
}

/** First positions from the posting list of the keyword's only bigram, which holds all documents of the match. */
export function firstPositionsInList(list: PostingListReader, size: number): FirstPositions {
  const places = list.positions(size, list.shape.documents);
  let index = 0;
  const read: FirstPositions["read"] = (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const listed = uint32At(places.listed, word);
      const wanted = uint32At(set, word);
      const count = countBits(listed);
      if (wanted === listed && count > 0) {
        places.copyFirsts(index, count, into, at);
        at += count;
      } else
        for (let rest = wanted; rest !== 0; rest &= rest - 1)
          into[at++] = places.first(index + countBits(listed & ((rest & -rest) - 1)));
      index += count;
    }
  };
  return { read, close: () => places.close() };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstPositionsOfPhrase({ docIds, firstPositions }: PhraseMatch): FirstPositions {
  let index = 0;
  const read: FirstPositions["read"] = (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const held = uint32At(docIds, word);
      const wanted = uint32At(set, word);
      let next = index;
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        if (wanted !== held) next = index + countBits(held & ((rest & -rest) - 1));
        into[at++] = uint32At(firstPositions, next++);
      }
      index += countBits(held);
    }
  };
  return { read, close: nothingToClose };
}

/** First positions of a keyword of one character: the lowest in any of the lists. */
export function firstPositionsInLists(match: BitSet, lists: readonly PostingListReader[]): FirstPositions {
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
