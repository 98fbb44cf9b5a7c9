import { uint32At } from "#domain/search/array-reads.ts";
import { areEqual, type BitSet, cardinality, countBits, countRange, SetIndex } from "../lists/bit-set.ts";
import { BLOCK_DOCUMENTS } from "../lists/posting-list.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

/**
 * Where a keyword stands first in the documents of a match. Sections are asked for one after another from the beginning;
 * a list that needs only 200 rows need not look at all documents.
 */
export interface FirstPositions {
  /** How many documents it tells of; where that is more, it takes longer. */
  documents: number;
  /**
   * Whether no first position in the documents of words, given by ascending index, or of those between them, is below a limit.
   * It may say no where it could not tell without reading each.
   */
  areFrom: (words: Uint32Array, limit: number) => boolean;
  /**
   * Fills `into` with the first position of the keyword in each document of `set` in the words, in ascending doc id; `set`
   * is a subset of the match. With `ends`, by doc id, any number from its end on will do for a document in which the
   * keyword does not stand before that.
   */
  read: (set: BitSet, words: Uint32Array, into: Uint32Array, ends: Uint32Array | null) => void;
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
  const read: FirstPositions["read"] = (set, words, into) => {
    const [from, to] = spanOf(words);
    if (areEqual(set, listed, from, to)) {
      places.copyFirsts(before.word(from), countRange(listed, from, to), into, 0);
      return;
    }
    let at = 0;
    for (let place = 0; place < words.length; place++) {
      const word = uint32At(words, place);
      const wanted = uint32At(set, word);
      if (wanted === 0) continue;
      const all = uint32At(listed, word);
      const index = before.word(word);
      if (wanted === all) {
        const count = countBits(all);
        places.copyFirsts(index, count, into, at);
        at += count;
      } else
        for (let rest = wanted; rest !== 0; rest &= rest - 1)
          into[at++] = places.first(index + countBits(all & ((rest & -rest) - 1)));
    }
  };
  return {
    documents,
    areFrom: (words, limit) => {
      const [from, to] = spanOf(words);
      const count = countRange(listed, from, to);
      // With more blocks than words, to look at the blocks takes longer than to read the documents.
      if (count > words.length * BLOCK_DOCUMENTS) return false;
      const first = before.word(from);
      return places.firstsAreFrom(first, first + count, limit);
    },
    read,
    close: () => places.close(),
  };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstPositionsOfPhrase({ docIds, firstPositions }: PhraseMatch): FirstPositions {
  const before = new BitsBefore(docIds);
  const read: FirstPositions["read"] = (set, words, into) => {
    let at = 0;
    for (let place = 0; place < words.length; place++) {
      const word = uint32At(words, place);
      const wanted = uint32At(set, word);
      if (wanted === 0) continue;
      const held = uint32At(docIds, word);
      const index = before.word(word);
      let next = index;
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        if (wanted !== held) next = index + countBits(held & ((rest & -rest) - 1));
        into[at++] = uint32At(firstPositions, next++);
      }
    }
  };
  return {
    documents: firstPositions.length,
    areFrom: (words, limit) => {
      const [from, to] = spanOf(words);
      const first = before.word(from);
      const end = first + countRange(docIds, from, to);
      for (let at = first; at < end; at++) if (uint32At(firstPositions, at) < limit) return false;
      return true;
    },
    read,
    close: nothingToClose,
  };
}

/** From the first word up to the last. */
export const spanOf = (words: Uint32Array): [from: number, to: number] => [
  uint32At(words, 0),
  uint32At(words, words.length - 1) + 1,
];

/** How many of a set lie before a word; words are asked for in ascending order. */
export class BitsBefore {
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
