import {
  add,
  type BitSet,
  cardinality,
  emptySet,
  fullSet,
  intersect,
  NO_MORE,
  nextDocId,
} from "../lists/bit-set.ts";
import { END } from "../lists/position-cursor.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { Word, type WordForms } from "./word.ts";

/**
 * Returns the first position of a keyword in a document of the match. The doc ids ascend from call to call.
 */
export type FirstPosition = (docId: number) => number;

/** The documents that contain all keywords, and access to the first position of each keyword. */
export interface KeywordMatch {
  docIds: BitSet;
  /** Starts reading the first positions of the keyword with index `keyword`. */
  firstPositions: (keyword: number) => FirstPosition;
}

/**
 * Finds the documents that contain every word. A document contains a word if it contains any form of the
 * word. `restrict` removes documents from the candidates.
 */
export function matchKeywords(
  index: InvertedIndexReader,
  words: readonly WordForms[],
  size: number,
  restrict: (set: BitSet) => void = () => {},
): KeywordMatch {
  const looked = words.map((forms) => ({
    word: new Word(index, forms, size),
    firsts: null as Uint32Array | null,
  }));
  let docIds = fullSet(size);
  for (const { word } of looked) intersect(docIds, word.possible);
  restrict(docIds);
  // The rarest word goes first, because it leaves the fewest documents for the others.
  const rarestFirst = looked.toSorted((a, b) => cardinality(a.word.possible) - cardinality(b.word.possible));
  for (const one of rarestFirst) {
    const { found, firsts } = holding(one.word, docIds, size);
    docIds = found;
    one.firsts = firsts;
  }
  return {
    docIds,
    firstPositions: (keyword) => {
      const { word, firsts } = looked[keyword]!;
      const known = firsts ?? word.lowest();
      if (known) return (docId) => known[docId]!;
      const positions = word.positions(docIds);
      return (docId) => {
        positions.begin(docId);
        return positions.seek(0);
      };
    },
  };
}

/**
 * The documents of a set that contain a word. `firsts` holds the word's first position by doc id; null if no
 * positions had to be read.
 */
function holding(word: Word, among: BitSet, size: number): { found: BitSet; firsts: Uint32Array | null } {
  if (word.isSure) return { found: among, firsts: null };
  const positions = word.positions(among);
  const found = emptySet(size);
  const firsts = new Uint32Array(size);
  for (let docId = nextDocId(among, 0); docId !== NO_MORE; docId = nextDocId(among, docId + 1)) {
    positions.begin(docId);
    const first = positions.seek(0);
    firsts[docId] = first;
    if (first < END) add(found, docId);
  }
  return { found, firsts };
}
