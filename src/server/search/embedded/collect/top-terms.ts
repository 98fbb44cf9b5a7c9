import { itemAt } from "#domain/search/array-reads.ts";
import { FACET_TERMS } from "../../../generated/index-files.ts";
import type { KeywordFacet } from "../index/keyword-facets.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";

/** Terms per answer. */
const SHOWN = 20;
/** A term with the number of documents of a set that contain it. */
export type CountedTerm = [term: string, count: number];

/**
 * The terms that most documents of a set contain, most frequent first, then in the facet's order. A term too rare in
 * the whole index to be listed is not counted at all.
 */
export function topTerms(facet: KeywordFacet, set: BitSet): CountedTerm[] {
  const top: CountedTerm[] = [];
  for (const [at, term] of facet.terms.entries()) {
    const total = itemAt(facet.totals, at);
    // The terms come in the order of their totals.
    if (total <= countAt(top, SHOWN - 1)) break;
    const count = countCommon(set, itemAt(facet.sets, at));
    if (count <= countAt(top, SHOWN - 1)) continue;
    let place = top.length;
    while (place > 0 && countAt(top, place - 1) < count) place--;
    top.splice(place, 0, [term, count]);
    if (top.length > SHOWN) top.pop();
  }
  return top;
}

/** The count at a place of a list; 0 behind its end. */
const countAt = (top: readonly CountedTerm[], place: number) => top[place]?.[1] ?? 0;

/** The same of several layers: by term how many documents there are, and how many of them a set holds. */
export function topOfLayers(counted: ReadonlyMap<string, { total: number; count: number }>): CountedTerm[] {
  const facet = [...counted].sort(([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1));
  const listed = facet.slice(0, FACET_TERMS).map(([term, { count }]): CountedTerm => [term, count]);
  const found = listed.filter(([, count]) => count > 0);
  return found.sort(([, a], [, b]) => b - a).slice(0, SHOWN);
}
