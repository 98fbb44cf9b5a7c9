import type { FacetCounts } from "../search-engine.ts";
import { countKeywordFacets } from "./keyword-facets.ts";
import type { TypeIndex } from "./type-index.ts";

const YEARS = 10_000;

/** Counts the documents at the given ranks by court, cause, year and keyword. */
export function countFacets(index: TypeIndex, ranks: Uint32Array): FacetCounts {
  const { court, cause, date } = index.columns;
  const courts = new Uint32Array(0x1_0000);
  const causes = new Uint32Array(0x1_0000);
  const years = new Uint32Array(YEARS);
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at]!;
    courts[court[rank]!]!++;
    causes[cause[rank]!]!++;
    years[(date[rank]! / 10_000) | 0]!++;
  }
  const { catalogue } = index;
  return {
    courts: courts.subarray(0, catalogue.courts.keys.length),
    causes: causes.subarray(0, catalogue.causes.keys.length),
    years: [...years.entries()]
      .filter(([year, count]) => year > 0 && count > 0)
      .reverse()
      .map(([year, count]): [number, number] => [year, count]),
    keywords: countKeywordFacets(index.keywordFacets, ranks),
  };
}
