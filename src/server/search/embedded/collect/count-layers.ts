import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { OUTCOMES } from "#domain/judgment/record.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import { amountPlace } from "../columns/columns.ts";
import type { IndexReader } from "../index/index-reader.ts";
import type { FacetTerm } from "../layers/joint-terms.ts";
import type { Layer } from "../layers/layer.ts";
import type { LayeredIndex } from "../layers/layered-index.ts";
import { type BitSet, countCommon, docIdsOf } from "../lists/bit-set.ts";
import { countGroups, countPlaces, listYears } from "./count-facets.ts";

/**
 * Counts the documents of all layers together by court, cause, year, kind, instance and keyword. `sets` has
 * one set for each layer.
 */
export function countFacetsOf(
  { layers, keywords }: Pick<LayeredIndex, "layers" | "keywords">,
  sets: readonly BitSet[],
): FacetCounts {
  const groups = layers.map(({ index }, at) => countGroups(index, sets[at]!));
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

/** Counts the documents of all layers together for the statistics. `sets` has one set for each layer. */
export function countStatisticsOf(layers: readonly Layer[], sets: readonly BitSet[]): StatisticsCounts {
  const parts = layers.map(({ index }, at) => countStatistics(index, sets[at]!));
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

/** Adds up lists by ordinal. The list of one layer may be shorter than that of another. */
function addUp(lists: readonly Uint32Array[]): Uint32Array {
  const sums = new Uint32Array(Math.max(...lists.map(({ length }) => length)));
  for (const list of lists) for (const [at, count] of list.entries()) sums[at]! += count;
  return sums;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Number of documents of each year in all layers, newest year first. */
function yearsOf(parts: readonly Pick<FacetCounts, "years">[]): FacetCounts["years"] {
  const sums = new Map<number, number>();
  for (const { years } of parts)
    for (const [year, count] of years) sums.set(year, (sums.get(year) ?? 0) + count);
  return [...sums].sort(([a], [b]) => b - a);
}

/**
 * Counts a set of documents by year, court, cause and claim amount. Appeal outcomes are counted for complete
 * sources only.
 */
function countStatistics(index: IndexReader, set: BitSet): StatisticsCounts {
  const { amount, complete, outcome } = index.columns;
  const amounts = new Uint32Array(AMOUNT_RANGES.length);
  // Documents without an outcome are counted in the last entry.
  const none = OUTCOMES.length;
  const outcomes = new Uint32Array(none + 1);
  let fromComplete = 0;
  let leftOut = 0;
  const list = docIdsOf(set);
  for (const docId of list) {
    amounts[amountPlace(amount, docId)]!++;
    const ended = Math.min(outcome[docId]!, none);
    if (complete[docId] === 1) {
      fromComplete++;
      outcomes[ended]!++;
    } else if (ended < none) leftOut++;
  }
  const places = countPlaces(index, set, list);
  return {
    courts: places.courts,
    causes: places.causes,
    withCause: places.withCause,
    years: listYears(places.years),
    amounts: [...amounts],
    outcomes: [...outcomes.subarray(0, none)],
    complete: fromComplete,
    outcomesLeftOut: leftOut,
  };
}

/** Maximum number of terms in an answer. */
const SHOWN = 20;

/**
 * The SHOWN terms that occur in the largest numbers of selected documents, most frequent first, then in the
 * order of the facet. `selected` has one set for each layer.
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
    for (const [at, set] of sets.entries()) if (set) count += countCommon(selected[at]!, set);
    if (count <= least) continue;
    top.push([term, count]);
    top.sort(([, a], [, b]) => b - a);
    top.length = Math.min(top.length, SHOWN);
  }
  return top;
}
