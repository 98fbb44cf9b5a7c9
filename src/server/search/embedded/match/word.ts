import { type KeywordBigram, queryBigrams } from "#domain/search/match/bigrams.ts";
import { type BitSet, cardinality, emptySet, intersect, unite } from "../lists/bit-set.ts";
import type { Positions } from "../lists/position-cursor.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { anyPositions, gatherPositions, lowestPositions, phrasePositions } from "./phrase-positions.ts";

/**
 * The forms of a word. Each is a normalised phrase, and there is at least one. A document contains the word
 * if it contains any form.
 */
export type WordForms = readonly string[];

/** A word looked up in the document lists of an index. No positions are read until `positions`. */
export class Word {
  readonly #forms: readonly Phrase[];
  /** The documents that may contain the word. */
  readonly possible: BitSet;

  /** `size` is the number of documents of the index. */
  constructor(index: InvertedIndexReader, forms: WordForms, size: number) {
    this.#forms = forms.map((form) => new Phrase(index, form, size));
    this.possible = emptySet(size);
    for (const { possible } of this.#forms) unite(this.possible, possible);
  }

  /** Whether every document in `possible` certainly contains the word. */
  get isSure(): boolean {
    return this.#forms.every(({ isBigram }) => isBigram);
  }

  /** The positions of the word in documents of a set. */
  positions(among: BitSet): Positions {
    const found = this.#forms.flatMap((phrase) => {
      const docIds = phrase.possible.slice();
      intersect(docIds, among);
      return cardinality(docIds) > 0 ? [{ docIds, positions: phrase.positions(docIds) }] : [];
    });
    const [only, ...others] = found;
    return only && others.length === 0 ? only.positions : anyPositions(found);
  }

  /** For a word of a single character, the first position by doc id. Null for other words. */
  lowest(): Uint32Array | null {
    const [only, ...others] = this.#forms;
    return only && others.length === 0 ? only.lowest() : null;
  }
}

/**
 * A bigram of a phrase and the posting lists to read for it. If any second character matches (`token.open`),
 * there is one list for each bigram that starts with the first character; otherwise one list or none.
 */
interface PhrasePart {
  token: KeywordBigram;
  lists: PostingListReader[];
  /** Total number of documents in the lists. */
  documents: number;
  /** Total number of positions in the lists. */
  weight: number;
}

/** A normalised phrase, reduced to the bigrams whose posting lists must be read. */
class Phrase {
  readonly #parts: readonly PhrasePart[];
  readonly #size: number;
  /** The documents that contain all bigrams of the phrase. */
  readonly possible: BitSet;

  /** `size` is the number of documents of the index. */
  constructor(index: InvertedIndexReader, text: string, size: number) {
    this.#parts = cheapestCover(queryBigrams(text).map((token) => readPart(index, token)));
    this.#size = size;
    this.possible = this.#candidates();
  }

  /** Whether a single bigram has to be read. Then every document with that bigram contains the phrase. */
  get isBigram(): boolean {
    return this.#parts.length === 1;
  }

  #candidates(): BitSet {
    if (this.#parts.some(({ documents }) => documents === 0)) return emptySet(this.#size);
    const [rarest, ...others] = this.#parts.toSorted((a, b) => a.documents - b.documents);
    const all = this.#documentsOf(rarest);
    for (const other of others) intersect(all, this.#documentsOf(other));
    return all;
  }

  /** The positions at which the phrase starts, in the documents of a set. */
  positions(among: BitSet): Positions {
    const count = cardinality(among);
    const parts = this.#parts.toSorted((a, b) => a.weight - b.weight);
    return phrasePositions(
      parts.map(({ token, lists }) => ({
        offset: token.offset,
        positions: token.open ? gatherPositions(lists, among, this.#size) : lists[0]!.positions(count),
      })),
    );
  }

  /** For a phrase of a single character, the first position by doc id. Null for a longer phrase. */
  lowest(): Uint32Array | null {
    const [part, ...others] = this.#parts;
    return part?.token.open && others.length === 0 ? lowestPositions(part.lists, this.#size) : null;
  }

  #documentsOf(part: PhrasePart | undefined): BitSet {
    if (part && !part.token.open) return part.lists[0]!.listed(this.#size);
    const union = emptySet(this.#size);
    for (const list of part?.lists ?? []) list.addTo(union);
    return union;
  }
}

function readPart(index: InvertedIndexReader, token: KeywordBigram): PhrasePart {
  const terms = token.open ? index.termsFrom(token.first) : [index.term(token.first, token.second)];
  const lists = terms.flatMap((term) => (term ? [index.list(term)] : []));
  const documents = lists.reduce((sum, { info }) => sum + info.documents, 0);
  const further = lists.reduce((sum, { info }) => sum + info.further, 0);
  return { token, lists, documents, weight: documents + further };
}

/**
 * Chooses the parts to read: the first part, the last part, every part that must be checked (`token.bound`),
 * and at least one of any two adjacent parts. Of all such choices it takes the one whose posting lists
 * contain the fewest documents in total.
 */
function cheapestCover(parts: readonly PhrasePart[]): PhrasePart[] {
  const costs: number[] = [];
  const previous: number[] = [];
  for (const [at, part] of parts.entries()) {
    const skips = at >= 2 && !parts[at - 1]!.token.bound && costs[at - 2]! < costs[at - 1]!;
    const before = skips ? at - 2 : at - 1;
    previous.push(before);
    costs.push((costs[before] ?? 0) + part.documents);
  }
  const cover: PhrasePart[] = [];
  for (let at = parts.length - 1; at >= 0; at = previous[at]!) cover.unshift(parts[at]!);
  return cover;
}
