import type { FacetCounts } from "../search-engine.ts";
import { type BitSet, lowestBit } from "./bit-set.ts";
import { countKeywordFacets } from "./keyword-facets.ts";
import type { TypeIndex } from "./type-index.ts";

const YEARS = 10_000;

/** Counts the documents of a set by court, cause, year and keyword. */
export function countFacets(index: TypeIndex, set: BitSet): FacetCounts {
  const { court, cause, year } = index.columns;
  const { catalogue } = index;
  // A document without court or cause counts at NONE, past the end, where typed arrays ignore it.
  const courts = new Uint32Array(catalogue.courts.keys.length);
  const causes = new Uint32Array(catalogue.causes.keys.length);
  const years = new Uint32Array(YEARS);
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const rank = word * 32 + lowestBit(bits);
      courts[court[rank]!]!++;
      causes[cause[rank]!]!++;
      years[year[rank]!]!++;
    }
  }
  return {
    courts,
    causes,
    years: listYears(years),
    keywords: countKeywordFacets(index.keywordFacets, set),
  };
}

/** Years that have documents, newest first. */
function listYears(counts: Uint32Array): [year: number, count: number][] {
  const listed: [number, number][] = [];
  for (let year = counts.length - 1; year > 0; year--) {
    if (counts[year]! > 0) listed.push([year, counts[year]!]);
  }
  return listed;
}
