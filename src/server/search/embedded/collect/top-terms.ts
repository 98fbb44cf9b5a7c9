import { itemAt } from "#domain/search/array-reads.ts";
import type { FacetTerm } from "../layers/joint-terms.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";

/** Terms per answer. */
const SHOWN = 20;

/** The terms that most documents of a set of each layer contain, most frequent first, then in the order of the facet. */
export function topTerms(
  facet: readonly FacetTerm[],
  selected: readonly BitSet[],
): [term: string, count: number][] {
  const top: [term: string, count: number][] = [];
  for (const { term, total, sets } of facet) {
    const least = top[SHOWN - 1]?.[1] ?? 0;
    // The terms come in the order of their totals.
    if (total <= least) break;
    let count = 0;
    for (const [at, set] of sets.entries()) if (set) count += countCommon(itemAt(selected, at), set);
    if (count <= least) continue;
    top.push([term, count]);
    top.sort(([, a], [, b]) => b - a);
    top.length = Math.min(top.length, SHOWN);
  }
  return top;
}
