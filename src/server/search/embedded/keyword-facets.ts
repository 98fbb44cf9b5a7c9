import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchForm } from "#domain/search/query-plan.ts";
import { readSections, writeSections } from "../../columns/section-file.ts";
import { type BitSet, countBits, sizeOf } from "./bit-set.ts";
import { matchKeywords } from "./match-keywords.ts";
import type { TextIndex } from "./text-index.ts";

/** Terms counted as a facet, most frequent first, and the number of documents that hold each. */
const TERMS_FILE = "facet-terms.json";
/** One bit a document and term, term by term. */
const BITS_FILE = "facet-terms.bin";

/** Terms kept: enough that the list below a result is telling, few enough to count in a fraction of a millisecond. */
const TERMS = 64;
/** Terms in one answer. */
const SHOWN = 20;

/** Which documents hold which of the facet's terms. */
export interface KeywordFacets {
  terms: string[];
  /** Words of 32 documents: those of term t from t * width to (t + 1) * width. */
  bits: Uint32Array;
  width: number;
}

/** Writes the facet of the terms that most documents hold; terms that none holds are left out. */
export function writeKeywordFacets(
  folder: string,
  text: TextIndex,
  documents: number,
  vocabulary: string[],
): void {
  const held = vocabulary
    .map((term) => ({ term, ranks: matchKeywords(text, [searchForm(term)], documents).ranks }))
    .map(({ term, ranks }) => ({ term, ranks, count: sizeOf(ranks) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, TERMS);
  const width = Math.ceil(documents / 32);
  const bits = new Uint32Array(width * held.length);
  for (const [at, { ranks }] of held.entries()) bits.set(ranks, at * width);
  writeFileSync(join(folder, TERMS_FILE), JSON.stringify(held.map(({ term }) => term)));
  writeSections(join(folder, BITS_FILE), { width }, { bits });
}

export function readKeywordFacets(folder: string): KeywordFacets {
  const file = readSections<{ width: number }>(join(folder, BITS_FILE));
  return {
    terms: JSON.parse(readFileSync(join(folder, TERMS_FILE), "utf8")),
    bits: file.column("bits", "u32"),
    width: file.meta.width,
  };
}

/** The terms that the documents of a set hold, most frequent first, then in the facet's order. */
export function countKeywordFacets(
  { terms, bits, width }: KeywordFacets,
  set: BitSet,
): [term: string, count: number][] {
  const counted = terms.map((term, number): [string, number] => {
    let count = 0;
    const start = number * width;
    for (let word = 0; word < width; word++) {
      const both = set[word]! & bits[start + word]!;
      if (both !== 0) count += countBits(both);
    }
    return [term, count];
  });
  return counted
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHOWN);
}
