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
    read: null as HeldPositions | null,
  }));
  let docIds = fullSet(size);
  for (const { word } of looked) intersect(docIds, word.possible);
  restrict(docIds);
  // The rarest word goes first, because it leaves the fewest documents for the others.
  const rarestFirst = looked.toSorted((a, b) => cardinality(a.word.possible) - cardinality(b.word.possible));
  for (const one of rarestFirst) {
    if (one.word.isSure) continue;
    one.read = holding(one.word, docIds, size);
    docIds = one.read.found;
  }
  return {
    docIds,
    firstPositions: (keyword) => {
      const { word, read } = looked[keyword]!;
      if (read) return firstOf(read);
      const lowest = word.lowest();
      if (lowest) return (docId) => lowest[docId]!;
      const positions = word.positions(docIds);
      return (docId) => {
        positions.begin(docId);
        return positions.seek(0);
      };
    },
  };
}

/** The documents that contain a word, and its first position in each of them, in the order of the doc ids. */
interface HeldPositions {
  found: BitSet;
  firsts: Uint32Array;
}

/** The documents of a set that contain a word. */
function holding(word: Word, among: BitSet, size: number): HeldPositions {
  const positions = word.positions(among);
  const found = emptySet(size);
  const firsts: number[] = [];
  for (let docId = nextDocId(among, 0); docId !== NO_MORE; docId = nextDocId(among, docId + 1)) {
    positions.begin(docId);
    const first = positions.seek(0);
    if (first === END) continue;
    add(found, docId);
    firsts.push(first);
  }
  return { found, firsts: Uint32Array.from(firsts) };
}

function firstOf({ found, firsts }: HeldPositions): FirstPosition {
  let at = 0;
  let reached = nextDocId(found, 0);
  return (docId) => {
    for (; reached < docId; reached = nextDocId(found, reached + 1)) at++;
    return firsts[at]!;
  };
}
