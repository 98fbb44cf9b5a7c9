import { type BitSet, cardinality, emptySet, intersect, subtract, unite } from "../lists/bit-set.ts";
import type { Positions } from "../lists/position-cursor.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { Phrase } from "./phrase.ts";
import { AnyPositions } from "./phrase-positions.ts";

/** A word to find: any of its forms, at least one, each a normalised phrase. */
export type WordForms = readonly string[];

/** Documents that contain a form of a word, and those that may: `sure` is part of `possible`. */
interface FormDocuments {
  phrase: Phrase;
  sure: BitSet;
  possible: BitSet;
}

/** A word in an index, before any position is read. */
export class Word {
  readonly #forms: readonly FormDocuments[];
  /** The documents that may contain it, and those that are known to. */
  readonly possible: BitSet;
  readonly sure: BitSet;

  /** `size` is the number of documents of the index. */
  constructor(index: InvertedIndexReader, forms: WordForms, size: number) {
    this.#forms = forms.map((form) => formDocuments(index, form, size));
    this.possible = emptySet(size);
    this.sure = emptySet(size);
    for (const { sure, possible } of this.#forms) {
      unite(this.possible, possible);
      unite(this.sure, sure);
    }
  }

  /** Its positions in documents of a set. */
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
    return only && others.length === 0 ? only.positions : new AnyPositions(found);
  }

  /** By doc id where it first stands, if it is a single character; else null. */
  lowest(): Uint32Array | null {
    const [only, ...others] = this.#forms;
    return only && others.length === 0 ? only.phrase.lowest() : null;
  }
}

/** What the bigrams of a form and the stored phrases tell. */
function formDocuments(index: InvertedIndexReader, form: string, size: number): FormDocuments {
  const phrase = new Phrase(index, form, size);
  const possible = phrase.candidates();
  if (phrase.isBigram) return { phrase, sure: possible, possible };
  const { phrases } = index;
  // Stored phrases have nothing to do with one of which a bigram is rarer than any of them.
  const bounds = phrases && phrase.fewest >= phrases.fewest ? phrases.boundsOf(form) : null;
  if (bounds?.possible) intersect(possible, bounds.possible);
  const sure = bounds?.sure ?? emptySet(size);
  return { phrase, sure, possible };
}

/** The documents of a set over which it is not known whether they contain a word. */
export function unsureOf({ sure }: Word, among: BitSet): BitSet {
  const unsure = among.slice();
  subtract(unsure, sure);
  return unsure;
}
