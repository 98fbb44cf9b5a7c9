import { type BitSet, cardinality, emptySet, intersect, unite } from "../lists/bit-set.ts";
import type { Positions } from "../lists/position-cursor.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { Phrase } from "./phrase.ts";
import { anyPositions } from "./phrase-positions.ts";

/**
 * The forms of a word. Each is a normalised phrase, and there is at least one. A document contains the word
 * if it contains any form.
 */
export type WordForms = readonly string[];

/** One form of a word, and the documents that may contain it. */
interface FormDocuments {
  phrase: Phrase;
  possible: BitSet;
}

/** A word looked up in the document lists of an index. No positions are read until `positions`. */
export class Word {
  readonly #forms: readonly FormDocuments[];
  /** The documents that may contain the word. */
  readonly possible: BitSet;

  /** `size` is the number of documents of the index. */
  constructor(index: InvertedIndexReader, forms: WordForms, size: number) {
    this.#forms = forms.map((form) => {
      const phrase = new Phrase(index, form, size);
      return { phrase, possible: phrase.candidates() };
    });
    this.possible = emptySet(size);
    for (const { possible } of this.#forms) unite(this.possible, possible);
  }

  /** Whether every document in `possible` certainly contains the word. */
  get isSure(): boolean {
    return this.#forms.every(({ phrase }) => phrase.isBigram);
  }

  /** The positions of the word in documents of a set. */
  positions(among: BitSet): Positions {
    const forms = this.#forms.map(({ phrase, possible }) => {
      const docIds = possible.slice();
      intersect(docIds, among);
      return { docIds, phrase };
    });
    const found = forms
      .filter(({ docIds }) => cardinality(docIds) > 0)
      .map(({ docIds, phrase }) => ({ docIds, positions: phrase.positions(docIds) }));
    const [only, ...others] = found;
    return only && others.length === 0 ? only.positions : anyPositions(found);
  }

  /** For a word of a single character, the first position by doc id. Null for other words. */
  lowest(): Uint32Array | null {
    const [only, ...others] = this.#forms;
    return only && others.length === 0 ? only.phrase.lowest() : null;
  }
}
