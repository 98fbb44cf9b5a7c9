import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import { countCommon, FilledWords } from "../index/keyword-facets.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { type BitSet, cardinality } from "../lists/bit-set.ts";
import { countFacets, countGroups, fewerOthers } from "./count-facets.ts";
import { countStatistics } from "./count-statistics.ts";
import { topOfLayers } from "./top-terms.ts";

/** Counts a set of each layer by court, cause, year, kind and keyword, all together. */
export function countFacetsOf(layers: readonly Layer[], sets: readonly BitSet[]): FacetCounts {
  const [only, ...more] = layers;
  if (only && more.length === 0 && !only.live) return countFacets(only.index, itemAt(sets, 0));
  const groups = layers.map(({ index }, at) => {
    const set = itemAt(sets, at);
    return countGroups(index, set, fewerOthers(index, set, cardinality(set)));
  });
  return {
    courts: addUp(groups.map(({ courts }) => courts)),
    causes: addUp(groups.map(({ causes }) => causes)),
    causesBelow: addUp(groups.map(({ causesBelow }) => causesBelow)),
    kinds: addUp(groups.map(({ kinds }) => kinds)),
    withCause: sumOf(groups.map(({ withCause }) => withCause)),
    years: yearsOf(groups),
    keywords: topOfLayers(countTerms(layers, sets)),
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
function countTerms(layers: readonly Layer[], sets: readonly BitSet[]) {
  const counted = new Map<string, { total: number; count: number }>();
  for (const [at, layer] of layers.entries()) {
    const { index } = layer;
    const set = itemAt(sets, at);
    const others = fewerOthers(index, set, cardinality(set));
    const words = new FilledWords(others ?? set);
    const live = termTotals(layer);
    for (const [place, each] of index.keywordFacets.entries()) {
      const common = countCommon(each, words);
      const { total, count } = counted.get(each.term) ?? { total: 0, count: 0 };
      counted.set(each.term, {
        total: total + itemAt(live, place),
        count: count + (others ? each.total - common : common),
      });
    }
  }
  return counted;
}

const totals = new WeakMap<Layer, number[]>();

/** How many documents that count contain each term of a layer's facet. */
function termTotals(layer: Layer): number[] {
  const known = totals.get(layer);
  if (known) return known;
  const gone = goneOf(layer);
  const words = gone && new FilledWords(gone);
  const counts = layer.index.keywordFacets.map((each) => each.total - (words ? countCommon(each, words) : 0));
  totals.set(layer, counts);
  return counts;
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
