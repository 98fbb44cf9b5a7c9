import { join } from "node:path";
import { uint32At } from "#domain/search/array-reads.ts";
import { writeWhole } from "../../../files/write-file.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { FACET_TERMS_FILE } from "../../index-files.ts";
import { type BitSet, cardinality, lowestBit } from "../lists/bit-set.ts";

/** For each document a bit for each term, in columns of 32 terms. */
const BITS_FILE = "facet-terms.bin";
const columnOf = (at: number) => `terms${at}`;
/** Documents whose bits are gathered in memory at once: 16 MB. */
const STRETCH_DOCUMENTS = 1 << 22;

/** The terms of the keyword facet, the one that most documents contain first, and who contains them. */
export interface KeywordFacet {
  readonly terms: readonly string[];
  /** By term how many documents of the index contain it. */
  readonly totals: readonly number[];
  /** For each 32 terms, by doc id, which of them the document contains: the first is the lowest bit. */
  readonly masks: readonly Uint32Array[];
}

/** Writes the facet of the `most` terms that most documents contain; `find` returns the documents with a term. */
export function writeKeywordFacets(
  folder: string,
  find: (term: string) => BitSet,
  documents: number,
  vocabulary: string[],
  most: number,
  stretch = STRETCH_DOCUMENTS,
): void {
  // Found again below, so that one set of documents is in memory at a time.
  const held = vocabulary
    .map((term) => ({ term, count: cardinality(find(term)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, most);
  const columns = Array.from({ length: Math.ceil(held.length / 32) }, (_, at) => columnOf(at));
  const file = new SectionWriter(
    join(folder, BITS_FILE),
    Object.fromEntries(columns.map((name) => [name, "u32"] as const)),
  );
  const masks = new Uint32Array(Math.min(stretch, documents));
  for (let from = 0; from < documents; from += stretch) {
    const to = Math.min(documents, from + stretch);
    for (const [at, name] of columns.entries()) {
      masks.fill(0);
      for (const [bit, { term }] of held.slice(at * 32, at * 32 + 32).entries())
        mark(find(term), from, to, masks, 1 << bit);
      file.columns[name]!.pushAll(masks.subarray(0, to - from));
    }
  }
  writeWhole(join(folder, FACET_TERMS_FILE), JSON.stringify(held.map(({ term }) => term)));
  file.finish({ totals: held.map(({ count }) => count) });
}

/** Sets a bit in the masks of the documents of a set from `from` to `to`, both whole words or the end. */
function mark(set: BitSet, from: number, to: number, masks: Uint32Array, bit: number): void {
  for (let word = from >>> 5; word < Math.ceil(to / 32); word++) {
    for (let rest = uint32At(set, word); rest !== 0; rest &= rest - 1) {
      const at = word * 32 + lowestBit(rest) - from;
      masks[at] = uint32At(masks, at) | bit;
    }
  }
}

/** The facet as stored. */
export function readKeywordFacets(folder: string): KeywordFacet {
  const terms = readGeneratedJson<string[]>(join(folder, FACET_TERMS_FILE));
  const file = readSections<{ totals: number[] }>(join(folder, BITS_FILE));
  const masks = Array.from({ length: Math.ceil(terms.length / 32) }, (_, at) =>
    file.column(columnOf(at), "u32"),
  );
  return { terms, totals: file.meta.totals, masks };
}
