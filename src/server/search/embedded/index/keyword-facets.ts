import { join } from "node:path";
import { writeJson } from "../../../files/write-file.ts";
import { FACET_TERMS_FILE } from "../../../generated/index-files.ts";
import { readGeneratedJson } from "../../../generated/read-generated.ts";
import { readSections } from "../../../generated/section-file.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { type BitSet, cardinality } from "../lists/bit-set.ts";

/** Holds the documents of each term as a bitset, one term after another. */
const SETS_FILE = "facet-terms.bin";

/**
 * The terms of the keyword facet and the documents that contain them. Terms are sorted by descending document
 * frequency.
 */
export interface KeywordFacet {
  readonly terms: readonly string[];
  /** Document frequency of each term in the index. */
  readonly totals: readonly number[];
  /** The documents that contain each term. */
  readonly sets: readonly BitSet[];
}

/**
 * Writes the facet of at most `most` terms of the vocabulary, those with the highest document frequency.
 * `find` returns the documents that contain a term.
 */
export function writeKeywordFacets(
  folder: string,
  find: (term: string) => BitSet,
  vocabulary: string[],
  most: number,
): void {
  // `find` is called again for each term below, so that only one bitset at a time is in memory.
  const held = vocabulary
    .map((term) => ({ term, count: cardinality(find(term)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, most);
  const file = new SectionWriter(join(folder, SETS_FILE), { sets: "u32" });
  for (const { term } of held) file.columns.sets.pushAll(find(term));
  writeJson(
    join(folder, FACET_TERMS_FILE),
    held.map(({ term }) => term),
  );
  file.finish({ totals: held.map(({ count }) => count) });
}

/** Reads the stored facet. */
export function readKeywordFacets(folder: string): KeywordFacet {
  const terms = readGeneratedJson<string[]>(join(folder, FACET_TERMS_FILE));
  const file = readSections<{ totals: number[] }>(join(folder, SETS_FILE));
  const all = file.column("sets", "u32");
  const words = all.length / Math.max(1, terms.length);
  const sets = terms.map((_, at) => all.subarray(at * words, (at + 1) * words));
  return { terms, totals: file.meta.totals, sets };
}
