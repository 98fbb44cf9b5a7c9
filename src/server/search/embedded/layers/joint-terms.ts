import { getOrInsert } from "#domain/once-per.ts";
import { FACET_TERMS } from "../../../generated/index-files.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";
import { goneOf, type Layer } from "./layer.ts";

/**
 * A term of the keyword facet: the number of live documents in all layers that contain it, and the set of
 * documents in each layer. A layer whose facet lacks the term has no set.
 */
export interface FacetTerm {
  term: string;
  total: number;
  sets: (BitSet | undefined)[];
}

/**
 * At most FACET_TERMS terms: those that are in the most live documents of all layers, by descending document
 * frequency, then by code unit.
 */
export function jointTerms(layers: readonly Layer[]): FacetTerm[] {
  const found = new Map<string, FacetTerm>();
  for (const [at, layer] of layers.entries()) {
    const { terms, totals, sets } = layer.index.keywordFacets;
    const gone = goneOf(layer);
    for (const [place, term] of terms.entries()) {
      const set = sets[place]!;
      const joint = getOrInsert(found, term, () => ({ term, total: 0, sets: [] }));
      joint.total += totals[place]! - (gone ? countCommon(gone, set) : 0);
      joint.sets[at] = set;
    }
  }
  return [...found.values()]
    .sort((a, b) => b.total - a.total || (a.term < b.term ? -1 : 1))
    .slice(0, FACET_TERMS);
}
