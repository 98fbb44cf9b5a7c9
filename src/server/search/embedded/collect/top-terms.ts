import { itemAt } from "#domain/search/array-reads.ts";
import type { FacetTerm } from "../layers/joint-terms.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";

/** Number of terms per answer. */
const SHOWN = 20;

/**
 * The terms that most documents of the sets, one per layer, contain: most frequent first, then in the order
 * of the facet.
 */
export function topTerms(
  facet: readonly FacetTerm[],
  selected: readonly BitSet[],
): [term: string, count: number][] {
  const top: [term: string, count: number][] = [];
  for (const { term, total, sets } of facet) {
    const least = top[SHOWN - 1]?.[1] ?? 0;
    // Terms are ordered by their totals, so no later term can exceed `least`.
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
