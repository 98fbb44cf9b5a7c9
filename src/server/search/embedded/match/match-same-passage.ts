import { PassageCursor } from "../columns/passage-table.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { add, type BitSet, docIdsOf, emptySet, intersect } from "../lists/bit-set.ts";
import { END, type Positions } from "../lists/position-cursor.ts";
import { Word, type WordForms } from "./word.ts";

/** The documents of a set with a passage that contains all words. */
export function matchSamePassage(
  index: IndexReader,
  words: readonly { forms: WordForms }[],
  among: BitSet,
): BitSet {
  const candidates = among.slice();
  const looked = words.map(({ forms }) => new Word(index.text, forms, index.documents));
  for (const { possible } of looked) intersect(candidates, possible);
  const positions = looked.map((word) => word.positions(candidates));
  const passages = new PassageCursor(index.passages);
  const found = emptySet(index.documents);
  for (const docId of docIdsOf(candidates)) {
    passages.begin(docId);
    for (const word of positions) word.begin(docId);
    if (meet(passages, positions)) add(found, docId);
  }
  return found;
}

/** Whether a passage of the current document contains every word. */
function meet(passages: PassageCursor, words: readonly Positions[]): boolean {
  for (let furthest = 0; ; ) {
    passages.reach(furthest);
    let isInside = true;
    for (const word of words) {
      const position = word.seek(passages.from);
      if (position === END) return false;
      if (position >= passages.to) isInside = false;
      furthest = Math.max(furthest, position);
    }
    if (isInside) return true;
  }
}
