import { uint32At } from "#domain/search/array-reads.ts";
import { areEqual, type BitSet, cardinality, countBits, countRange, SetIndex } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/**
 * Where a keyword stands first in the documents of a match. Sections are asked for one after another from the beginning;
 * a list that needs only 200 rows need not look at all documents.
 */
export interface FirstPositions {
  /** How many documents it tells of; where that is more, it takes longer. */
  documents: number;
  /**
   * Whether no first position in the documents of the words from `from` to `to` is below a limit. It may say no where it
   * could not tell without reading each.
   */
  areFrom: (from: number, to: number, limit: number) => boolean;
  /**
   * Fills `into` with the first position of the keyword in each document of `set` in the words from `from` to
   * `to`, in ascending doc id; `set` is a subset of the match.
   */
  read: (set: BitSet, from: number, to: number, into: Uint32Array) => void;
  /** Gives back what it holds; it must not be read any more. */
  close: () => void;
}

/** For a holder of nothing that has to be given back. */
const nothingToClose = () => {};

/** Of a match without documents. */
export const NO_FIRST_POSITIONS: FirstPositions = {
  documents: 0,
  areFrom: () => true,
  read: () => {},
  close: nothingToClose,
};

/** Documents with a phrase, and its first start in each, in ascending doc id. */
export interface PhraseMatch {
  docIds: BitSet;
  firstPositions: Uint32Array;
}

/** First positions from the posting list of the keyword's only bigram, which holds all documents of the match. */
export function firstPositionsInList(list: PostingListReader, size: number): FirstPositions {
  const { documents } = list.shape;
  const places = list.positions(size, documents);
  const { listed } = places;
  const before = new BitsBefore(listed);
  const read: FirstPositions["read"] = (set, from, to, into) => {
    let index = before.word(from);
    if (areEqual(set, listed, from, to)) {
      places.copyFirsts(index, countRange(listed, from, to), into, 0);
      return;
    }
    let at = 0;
    for (let word = from; word < to; word++) {
      const all = uint32At(listed, word);
      const wanted = uint32At(set, word);
      const count = countBits(all);
      if (wanted === all && count > 0) {
        places.copyFirsts(index, count, into, at);
        at += count;
      } else
        for (let rest = wanted; rest !== 0; rest &= rest - 1)
          into[at++] = places.first(index + countBits(all & ((rest & -rest) - 1)));
      index += count;
    }
  };
  return {
    documents,
    areFrom: (from, to, limit) => {
      const first = before.word(from);
      return places.firstsAreFrom(first, first + countRange(listed, from, to), limit);
    },
    read,
    close: () => places.close(),
  };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstPositionsOfPhrase({ docIds, firstPositions }: PhraseMatch): FirstPositions {
  const before = new BitsBefore(docIds);
  const read: FirstPositions["read"] = (set, from, to, into) => {
    let index = before.word(from);
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
  return {
    documents: firstPositions.length,
    areFrom: (from, to, limit) => {
      const first = before.word(from);
      const end = first + countRange(docIds, from, to);
      for (let at = first; at < end; at++) if (uint32At(firstPositions, at) < limit) return false;
      return true;
    },
    read,
    close: nothingToClose,
  };
}

/** How many of a set lie before a word; words are asked for in ascending order. */
class BitsBefore {
  readonly #set: BitSet;
  #word = 0;
  #count = 0;

  constructor(set: BitSet) {
    this.#set = set;
  }

  word(word: number): number {
    this.#count += countRange(this.#set, this.#word, word);
    this.#word = word;
    return this.#count;
  }
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
