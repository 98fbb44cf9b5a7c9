import { uint32At } from "#domain/search/array-reads.ts";
import { PassageCursor, type PassageTable } from "../columns/passage-table.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { add, type BitSet, cardinality, docIdsOf, emptySet, intersect, SetIndex } from "../lists/bit-set.ts";
import type { PhrasePositions } from "./intersect-positions.ts";
import { mayMatch, termOfWord, type WordForms, wordPositions } from "./match-keywords.ts";
import { meetInPassage } from "./meet-in-passage.ts";

/** The documents of a set with a passage that contains all words. */
export function matchSamePassage(
  index: IndexReader,
  words: readonly { forms: WordForms }[],
  among: BitSet,
): BitSet {
  let candidates = among.slice();
  const held = words.map(({ forms }) => ({ forms, docIds: mayMatch(index.text, forms, index.documents) }));
  for (const { docIds } of held) intersect(candidates, docIds);
  // The rarest word first: it leaves the fewest documents in which to read the others.
  held.sort((a, b) => cardinality(a.docIds) - cardinality(b.docIds));
  const [one, other] = held.length === 2 ? held.map(({ forms }) => termOfWord(index.text, forms)) : [];
  if (one && other) {
    const [left, right] = [index.text.list(one), index.text.list(other)];
    return meetInPassage(candidates, left, right, index.passages, index.documents);
  }
  const all: PhrasePositions[] = [];
  for (const { forms } of held) {
    const starts = wordPositions(index.text, forms, candidates, index.documents);
    candidates = starts.docIds;
    all.push(starts);
    // Early, so that what the first words exclude is not read; at 2, 4, 8, so that checking costs no more
    // than reading.
    if (all.length === held.length || (all.length > 1 && (all.length & (all.length - 1)) === 0))
      candidates = inOnePassage(index.passages, all, candidates, index.documents);
  }
  return candidates;
}

/** The documents of a set that have all words in one passage; each must contain all words. */
function inOnePassage(
  table: PassageTable,
  words: readonly PhrasePositions[],
  among: BitSet,
  size: number,
): BitSet {
  const found = emptySet(size);
  const passages = new PassageCursor(table);
  const walks = words.map((word) => new PhraseWalk(word));
  for (const docId of docIdsOf(among)) {
    passages.begin(docId);
    for (const walk of walks) walk.begin(docId);
    if (meet(passages, walks)) add(found, docId);
  }
  return found;
}

/** Whether a passage of the document begun contains every word. */
function meet(passages: PassageCursor, words: readonly PhraseWalk[]): boolean {
  let furthest = 0;
  for (;;) {
    passages.reach(furthest);
    let isInside = true;
    for (const word of words) {
      if (!word.seek(passages.from)) return false;
      if (word.position >= passages.to) isInside = false;
      if (word.position > furthest) furthest = word.position;
    }
    if (isInside) return true;
  }
}

/** Walks the positions of a word in one document after the other. */
class PhraseWalk {
  /** The present position, once sought. */
  position = 0;
  readonly #places: SetIndex;
  readonly #values: Uint32Array;
  readonly #bounds: Uint32Array;
  #at = 0;
  #end = 0;

  constructor({ docIds, values, bounds }: PhrasePositions) {
    this.#places = new SetIndex(docIds);
    this.#values = values;
    this.#bounds = bounds;
  }

  /** Goes before the first position in a document, which contains the word. */
  begin(docId: number): void {
    const place = this.#places.of(docId);
    this.#at = uint32At(this.#bounds, place);
    this.#end = uint32At(this.#bounds, place + 1);
  }

  /** Goes on to the first position that is no lower; false if there is none. */
  seek(least: number): boolean {
    for (; this.#at < this.#end; this.#at++) {
      this.position = uint32At(this.#values, this.#at);
      if (this.position >= least) return true;
    }
    return false;
  }
}
