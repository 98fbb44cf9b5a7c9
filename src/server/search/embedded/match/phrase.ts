import { itemAt } from "#domain/search/array-reads.ts";
import { type KeywordBigram, queryBigrams } from "#domain/search/match/bigrams.ts";
import { type BitSet, cardinality, emptySet, intersect } from "../lists/bit-set.ts";
import type { Positions } from "../lists/position-cursor.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { gatherPositions, lowestPositions } from "./gather-positions.ts";
import { PhrasePositions } from "./phrase-positions.ts";

/**
 * A bigram of a phrase with the lists of the terms it may be: several if its second character is open, else
 * one.
 */
interface PhrasePart {
  token: KeywordBigram;
  lists: PostingListReader[];
  /** Total number of documents of the lists; `weight` counts their positions too. */
  documents: number;
  weight: number;
}

/** A normalised phrase in an index: the bigrams whose lists are read. */
export class Phrase {
  readonly #parts: readonly PhrasePart[];
  readonly #size: number;

  /** `size` is the number of documents of the index. */
  constructor(index: InvertedIndexReader, text: string, size: number) {
    this.#parts = cheapestCover(queryBigrams(text).map((token) => readPart(index, token)));
    this.#size = size;
  }

  /** Whether the phrase is a single bigram, so that every document with the bigram contains it. */
  get isBigram(): boolean {
    return this.#parts.length === 1;
  }

  /** The documents that contain all bigrams; the caller owns the set. */
  candidates(): BitSet {
    if (this.#parts.some(({ documents }) => documents === 0)) return emptySet(this.#size);
    const [rarest, ...others] = this.#parts.toSorted((a, b) => a.documents - b.documents);
    const all = this.#documentsOf(rarest).slice();
    for (const other of others) intersect(all, this.#documentsOf(other));
    return all;
  }

  /** The start positions of the phrase in documents of a set. */
  positions(among: BitSet): Positions {
    const count = cardinality(among);
    const parts = this.#parts.toSorted((a, b) => a.weight - b.weight);
    return new PhrasePositions(
      parts.map(({ token, lists }) => ({
        offset: token.offset,
        positions: token.open
          ? gatherPositions(lists, among, this.#size)
          : itemAt(lists, 0).positions(this.#size, count),
      })),
    );
  }

  /** By doc id, the first position of the phrase, if it is a single character; else null. */
  lowest(): Uint32Array | null {
    const [part, ...others] = this.#parts;
    return part?.token.open && others.length === 0 ? lowestPositions(part.lists, this.#size) : null;
  }

  #documentsOf(part: PhrasePart | undefined): BitSet {
    if (part && !part.token.open) return itemAt(part.lists, 0).listed(this.#size);
    const union = emptySet(this.#size);
    for (const list of part?.lists ?? []) list.addDocIdsTo(union);
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
 * The parts with the smallest total length of lists. Of two adjacent parts at least one is included, and so
 * is every bound part.
 */
function cheapestCover(parts: readonly PhrasePart[]): PhrasePart[] {
  const costs: number[] = [];
  const previous: number[] = [];
  for (const [at, part] of parts.entries()) {
    const skips =
      at >= 2 && !itemAt(parts, at - 1).token.bound && itemAt(costs, at - 2) < itemAt(costs, at - 1);
    const before = skips ? at - 2 : at - 1;
    previous.push(before);
    costs.push((costs[before] ?? 0) + part.documents);
  }
  const cover: PhrasePart[] = [];
  for (let at = parts.length - 1; at >= 0; at = itemAt(previous, at)) cover.unshift(itemAt(parts, at));
  return cover;
}
