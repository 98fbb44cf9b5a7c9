import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import type { Layer } from "../layers/layer.ts";
import type { LayeredIndex } from "../layers/layered-index.ts";
import type { BitSet } from "../lists/bit-set.ts";
import { countGroups } from "./count-facets.ts";
import { countStatistics } from "./count-statistics.ts";
import { topTerms } from "./top-terms.ts";

/** The joint counts of a set of each layer by court, cause, year, kind, instance and keyword. */
export function countFacetsOf(
  { layers, keywords }: Pick<LayeredIndex, "layers" | "keywords">,
  sets: readonly BitSet[],
): FacetCounts {
  const groups = layers.map(({ index }, at) => countGroups(index, itemAt(sets, at)));
  return {
    courts: addUp(groups.map(({ courts }) => courts)),
    causes: addUp(groups.map(({ causes }) => causes)),
    causesBelow: addUp(groups.map(({ causesBelow }) => causesBelow)),
    kinds: addUp(groups.map(({ kinds }) => kinds)),
    instances: addUp(groups.map(({ instances }) => instances)),
    withCause: sumOf(groups.map(({ withCause }) => withCause)),
    years: yearsOf(groups),
    keywords: topTerms(keywords, sets),
  };
}

/** The joint counts of a set of each layer for the statistics. */
export function countStatisticsOf(layers: readonly Layer[], sets: readonly BitSet[]): StatisticsCounts {
  const parts = layers.map(({ index }, at) => countStatistics(index, itemAt(sets, at)));
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

/** The sums by ordinal; a layer's list may be shorter. */
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
