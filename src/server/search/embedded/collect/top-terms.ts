import { uint32At } from "#domain/search/array-reads.ts";
import { FACET_TERMS } from "../../index-files.ts";
import { countCommon, type FacetTerm, FilledWords } from "../index/keyword-facets.ts";
import { countByDocument } from "../index/term-masks.ts";
import type { BitSet } from "../lists/bit-set.ts";

/** Terms per answer. */
const SHOWN = 20;
/** Of at most so many documents the terms are counted document by document. */
const MAX_FEW = 256;

/** A term with the number of documents of a set that contain it. */
export type CountedTerm = [term: string, count: number];

/**
 * The terms that most documents of a set contain, most frequent first, then in the facet's order; if the set
 * holds more than half of all documents, the `others` are counted. A term too rare in the whole index to be
 * listed is not counted at all.
 */
export function topTerms(
  facet: readonly FacetTerm[],
  set: BitSet,
  size: number,
  others: BitSet | null,
): CountedTerm[] {
  const few = size <= MAX_FEW ? countByDocument(facet, set) : null;
  const counted = few ? null : new FilledWords(others ?? set);
  const top: CountedTerm[] = [];
  for (const [at, each] of facet.entries()) {
    const least = countAt(top, SHOWN - 1);
    // The facet's terms come in the order of their totals.
    if (Math.min(each.total, size) <= least) break;
    const common = counted ? countCommon(each, counted) : 0;
    const count = few ? uint32At(few, at) : others ? each.total - common : common;
    if (count <= least) continue;
    let place = top.length;
    while (place > 0 && countAt(top, place - 1) < count) place--;
    top.splice(place, 0, [each.term, count]);
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
