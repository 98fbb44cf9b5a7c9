import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { FACET_TERMS_FILE } from "../../index-files.ts";
import { type BitSet, bitsByByte, cardinality, countBits } from "../lists/bit-set.ts";

/** One bit per document and term, term by term. */
const BITS_FILE = "facet-terms.bin";

/** A term of the facet. */
export interface FacetTerm {
  term: string;
  /** Documents of the whole index that contain it. */
  total: number;
  /** Those documents. */
  docIds: Uint32Array;
}

/** The words of a set that are not empty: in a small set they are few. */
export class FilledWords {
  /** How many there are. */
  readonly length: number;
  /** The words, and the index of each in the set. */
  readonly words: Uint32Array;
  readonly places: Uint32Array;

  constructor(set: BitSet) {
    let length = 0;
    for (let place = 0; place < set.length; place++) if (uint32At(set, place) !== 0) length++;
    this.words = new Uint32Array(length);
    this.places = new Uint32Array(length);
    length = 0;
    for (let place = 0; place < set.length; place++) {
      const word = uint32At(set, place);
      if (word === 0) continue;
      this.words[length] = word;
      this.places[length++] = place;
    }
    this.length = length;
  }
}

/** The doc ids in both, of one filled word of a set. */
const meet = (words: Uint32Array, places: Uint32Array, docIds: Uint32Array, at: number) =>
  uint32At(words, at) & uint32At(docIds, uint32At(places, at));

/** How many documents of a set contain a term. */
export function countCommon({ docIds }: FacetTerm, { words, places, length }: FilledWords): number {
  let count = 0;
  let at = 0;
  // Seven words are added up column by column to three, which saves more than half of the counting.
  for (; at + 7 <= length; at += 7) {
    const a = meet(words, places, docIds, at);
    const b = meet(words, places, docIds, at + 1);
    const c = meet(words, places, docIds, at + 2);
    const d = meet(words, places, docIds, at + 3);
    const e = meet(words, places, docIds, at + 4);
    const f = meet(words, places, docIds, at + 5);
    const g = meet(words, places, docIds, at + 6);
    const abc = a ^ b ^ c;
    const def = d ^ e ^ f;
    const two = carry(a, b, c);
    const pairs = carry(d, e, f);
    const more = carry(abc, def, g);
    const ones = bitsByByte(abc ^ def ^ g);
    const twos = bitsByByte(two ^ pairs ^ more);
    const fours = bitsByByte(carry(two, pairs, more));
    count += Math.imul(ones + 2 * twos + 4 * fours, 0x0101_0101) >>> 24;
  }
  for (; at < length; at++) count += countBits(meet(words, places, docIds, at));
  return count;
}

/** The bits that are set in at least two of three words. */
const carry = (one: number, other: number, third: number) => (one & other) | (third & (one ^ other));

/** Writes the facet of the `most` terms that most documents contain; `find` returns the documents with a term. */
export function writeKeywordFacets(
  folder: string,
  find: (term: string) => BitSet,
  documents: number,
  vocabulary: string[],
  most: number,
): void {
  // Found twice, so that one set of documents is in memory at a time.
  const held = vocabulary
    .map((term) => ({ term, count: cardinality(find(term)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, most);
  const file = new SectionWriter(join(folder, BITS_FILE), { bits: "u32" });
  for (const { term } of held) file.columns.bits.pushAll(find(term));
  writeFileSync(join(folder, FACET_TERMS_FILE), JSON.stringify(held.map(({ term }) => term)));
  file.finish({ width: Math.ceil(documents / 32), totals: held.map(({ count }) => count) });
}

/** The facet as stored: the term that most documents contain first. */
export function readKeywordFacets(folder: string): FacetTerm[] {
  const file = readSections<{ width: number; totals: number[] }>(join(folder, BITS_FILE));
  const { width, totals } = file.meta;
  const bits = file.column("bits", "u32");
  const terms = readGeneratedJson<string[]>(join(folder, FACET_TERMS_FILE));
  return terms.map((term, at) => ({
    term,
    total: itemAt(totals, at),
    docIds: bits.subarray(at * width, (at + 1) * width),
  }));
}
