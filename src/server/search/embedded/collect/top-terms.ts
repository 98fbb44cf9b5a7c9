import { itemAt } from "#domain/search/array-reads.ts";
import { FACET_TERMS } from "../../../generated/index-files.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";

/** Terms per answer. */
const SHOWN = 20;

/**
 * The terms that most documents of a set of each layer contain, most frequent first, then in the order of the facet: by
 * documents of all layers, then by code unit.
 */
export function topTerms(layers: readonly Layer[], sets: readonly BitSet[]): [term: string, count: number][] {
  const found = new Map<string, { total: number; count: number }>();
  for (const [at, layer] of layers.entries()) {
    const { terms, totals, sets: holding } = layer.index.keywordFacets;
    const gone = goneOf(layer);
    for (const [place, term] of terms.entries()) {
      const docIds = itemAt(holding, place);
      const { total, count } = found.get(term) ?? { total: 0, count: 0 };
      found.set(term, {
        total: total + itemAt(totals, place) - (gone ? countCommon(gone, docIds) : 0),
        count: count + countCommon(itemAt(sets, at), docIds),
      });
    }
  }
  return [...found]
    .sort(([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1))
    .slice(0, FACET_TERMS)
    .map(([term, { count }]): [string, number] => [term, count])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN);
}
