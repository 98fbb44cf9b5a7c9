import { increment, itemAt, uint8At, uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, lowestBit } from "../lists/bit-set.ts";
import type { FacetTerm } from "./keyword-facets.ts";

const known = new WeakMap<readonly FacetTerm[], TermMasks>();

/** By term of a facet how many documents of a set contain it. For sets of few documents, which are read one by one. */
export function countByDocument(facet: readonly FacetTerm[], set: BitSet): Uint32Array {
  const masks = known.get(facet) ?? new TermMasks(facet, set.length);
  known.set(facet, masks);
  return masks.count(set);
}

/**
 * The terms of each document as bits: those of a document lie side by side, where the bits of the facet's terms are all
 * over the memory. Made for 32 documents when one of them is first counted.
 */
class TermMasks {
  readonly #facet: readonly FacetTerm[];
  /** Words that hold the terms of one document. */
  readonly #width: number;
  readonly #masks: Uint32Array;
  /** 1 for each word of a set whose documents are known. */
  readonly #isMade: Uint8Array;

  constructor(facet: readonly FacetTerm[], words: number) {
    this.#facet = facet;
    this.#width = Math.ceil(facet.length / 32);
    this.#masks = new Uint32Array(words * 32 * this.#width);
    this.#isMade = new Uint8Array(words);
  }

  count(set: BitSet): Uint32Array {
    const counts = new Uint32Array(this.#facet.length);
    for (let word = 0; word < set.length; word++) {
      const bits = uint32At(set, word);
      if (bits === 0) continue;
      if (uint8At(this.#isMade, word) === 0) this.#make(word);
      for (let rest = bits; rest !== 0; rest &= rest - 1) this.#add(word * 32 + lowestBit(rest), counts);
    }
    return counts;
  }

  #add(docId: number, counts: Uint32Array): void {
    for (let at = 0; at < this.#width; at++) {
      const mask = uint32At(this.#masks, docId * this.#width + at);
      for (let terms = mask; terms !== 0; terms &= terms - 1) increment(counts, at * 32 + lowestBit(terms));
    }
  }

  #make(word: number): void {
    for (let term = 0; term < this.#facet.length; term++) {
      const bits = uint32At(itemAt(this.#facet, term).docIds, word);
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        const at = (word * 32 + lowestBit(rest)) * this.#width + (term >>> 5);
        this.#masks[at] = uint32At(this.#masks, at) | (1 << (term & 31));
      }
    }
    this.#isMade[word] = 1;
  }
}
