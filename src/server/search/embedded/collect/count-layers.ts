import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import type { KeywordFacet } from "../index/keyword-facets.ts";
import { goneOf, type Layer } from "../layers/layer.ts";
import { docIdsOf, type LocatedSet } from "../lists/bit-set.ts";
import { countFacets, countGroups } from "./count-facets.ts";
import { countStatistics } from "./count-statistics.ts";
import { countTerms } from "./count-terms.ts";
import { toCount } from "./counted-set.ts";
import { topOfLayers } from "./top-terms.ts";

/** Counts a set of each layer by court, cause, year, kind and keyword, all together. */
export function countFacetsOf(layers: readonly Layer[], sets: readonly LocatedSet[]): FacetCounts {
  const [only, ...more] = layers;
  if (only && more.length === 0 && !only.live) return countFacets(only.index, itemAt(sets, 0));
  const groups = layers.map(({ index }, at) => countGroups(index, toCount(index, itemAt(sets, at))));
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
export function countStatisticsOf(layers: readonly Layer[], sets: readonly LocatedSet[]): StatisticsCounts {
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
function countTermsOf(layers: readonly Layer[], sets: readonly LocatedSet[]) {
  const found = new Map<string, { total: number; count: number }>();
  for (const [at, layer] of layers.entries()) {
    const { index } = layer;
    const { keywordFacets } = index;
    const counted = toCount(index, itemAt(sets, at));
    const counts = countFacet(keywordFacets, counted.list);
    const live = termTotals(layer);
    for (const [place, term] of keywordFacets.terms.entries()) {
      const common = uint32At(counts, place);
      const { total, count } = found.get(term) ?? { total: 0, count: 0 };
      found.set(term, {
        total: total + itemAt(live, place),
        count: count + (counted.areOthers ? itemAt(keywordFacets.totals, place) - common : common),
      });
    }
  }
  return found;
}

/** By term of a facet how many documents of a set contain it. */
const countFacet = ({ masks }: KeywordFacet, list: Uint32Array) =>
  Uint32Array.from(masks.flatMap((column) => [...countTerms(column, list)]));

const totals = new WeakMap<Layer, number[]>();

/** How many documents that count contain each term of a layer's facet. */
function termTotals(layer: Layer): number[] {
  const known = totals.get(layer);
  if (known) return known;
  const gone = goneOf(layer);
  const { keywordFacets } = layer.index;
  const lost = gone && countFacet(keywordFacets, docIdsOf(gone));
  const counts = keywordFacets.totals.map((total, at) => total - (lost ? uint32At(lost, at) : 0));
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
