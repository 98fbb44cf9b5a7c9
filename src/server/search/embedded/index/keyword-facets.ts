import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { readSections, writeSections } from "../../../generated/section-file.ts";
import { FACET_TERMS, FACET_TERMS_FILE } from "../../index-files.ts";
import { type BitSet, cardinality } from "../postings/bit-set.ts";

/** One bit per document and term, term by term. */
const BITS_FILE = "facet-terms.bin";

/** Which documents contain which terms of the facet. */
export interface KeywordFacets {
  terms: string[];
  /** Documents of the whole index with each term, descending. */
  totals: number[];
  /** 32 documents a word; those of term t are from t * width to (t + 1) * width. */
  bits: Uint32Array;
  width: number;
}

/** Writes the facet of the terms that most documents contain; `find` returns the documents with a term. */
export function writeKeywordFacets(
  folder: string,
  find: (term: string) => BitSet,
  documents: number,
  vocabulary: string[],
): void {
  const held = vocabulary
    .map((term) => ({ term, docIds: find(term) }))
    .map(({ term, docIds }) => ({ term, docIds, count: cardinality(docIds) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, FACET_TERMS);
  const width = Math.ceil(documents / 32);
  const bits = new Uint32Array(width * held.length);
  for (const [at, { docIds }] of held.entries()) bits.set(docIds, at * width);
  writeFileSync(join(folder, FACET_TERMS_FILE), JSON.stringify(held.map(({ term }) => term)));
  writeSections(join(folder, BITS_FILE), { width, totals: held.map(({ count }) => count) }, { bits });
}

/** The facet as stored. */
export function readKeywordFacets(folder: string): KeywordFacets {
  const file = readSections<{ width: number; totals: number[] }>(join(folder, BITS_FILE));
  return {
    terms: readGeneratedJson(join(folder, FACET_TERMS_FILE)),
    totals: file.meta.totals,
    bits: file.column("bits", "u32"),
    width: file.meta.width,
  };
}
