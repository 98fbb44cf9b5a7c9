import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { type BitSet, countCommon } from "../lists/bit-set.ts";
import { countFacets, countGroups } from "./count-facets.ts";
import { countStatistics } from "./count-statistics.ts";
import { topOfLayers } from "./top-terms.ts";

/** Counts a set of each layer by court, cause, year, kind and keyword, all together. */
export function countFacetsOf(layers: readonly Layer[], sets: readonly BitSet[]): FacetCounts {
  const [only, ...more] = layers;
  if (only && more.length === 0 && !only.live) return countFacets(only.index, itemAt(sets, 0));
  const groups = layers.map(({ index }, at) => countGroups(index, itemAt(sets, at)));
  return {
    courts: addUp(groups.map(({ courts }) => courts)),
    causes: addUp(groups.map(({ causes }) => causes)),
    causesBelow: addUp(groups.map(({ causesBelow }) => causesBelow)),
    kinds: addUp(groups.map(({ kinds }) => kinds)),
    withCause: sumOf(groups.map(({ withCause }) => withCause)),
    years: yearsOf(groups),
    keywords: topOfLayers(countTermsOf(layers, sets)),
  };
}

/** Counts a set of each layer for the statistics, all together. */
export function countStatisticsOf(layers: readonly Layer[], sets: readonly BitSet[]): StatisticsCounts {
  const parts = layers.map(({ index }, at) => countStatistics(index, itemAt(sets, at)));
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  return {
    courts: addUp(parts.map(({ courts }) => courts)),
    causes: addUp(parts.map(({ causes }) => causes)),
    withCause: sumOf(parts.map(({ withCause }) => withCause)),
    years: yearsOf(parts),
    amounts: [...addUp(parts.map(({ amounts }) => Uint32Array.from(amounts)))],
    outcomes: [...addUp(parts.map(({ outcomes }) => Uint32Array.from(outcomes)))],
    complete: sumOf(parts.map(({ complete }) => complete)),
    outcomesLeftOut: sumOf(parts.map(({ outcomesLeftOut }) => outcomesLeftOut)),
  };
}

/** By term of the keyword facet how many documents of all layers contain it, and how many of the sets. */
function countTermsOf(layers: readonly Layer[], sets: readonly BitSet[]) {
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
  return found;
}

/** The sums by ordinal; a layer may lack the last ones. */
function addUp(lists: readonly Uint32Array[]): Uint32Array {
  const sums = new Uint32Array(Math.max(...lists.map(({ length }) => length)));
  for (const list of lists) for (const [at, count] of list.entries()) sums[at] = uint32At(sums, at) + count;
  return sums;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Documents by year, newest first. */
function yearsOf(parts: readonly Pick<FacetCounts, "years">[]): FacetCounts["years"] {
  const sums = new Map<number, number>();
  for (const { years } of parts)
    for (const [year, count] of years) sums.set(year, (sums.get(year) ?? 0) + count);
  return [...sums].sort(([a], [b]) => b - a);
}
