import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import { amountPlace } from "../columns/columns.ts";
import { countFurther } from "../columns/further-causes.ts";
import type { FacetTerm } from "../layers/joint-terms.ts";
import type { LayeredIndex } from "../layers/layered-index.ts";
import { type BitSet, cardinality, countCommon, NO_MORE, nextDocId } from "../lists/bit-set.ts";

/** Number of possible years, which are from 0 to 9999. */
const YEARS = 10_000;

/**
 * Counts the documents of all layers together by court, cause, year, kind, instance and keyword. `sets` has
 * one set for each layer.
 */
export function countFacetsOf(index: LayeredIndex, sets: readonly BitSet[]): FacetCounts {
  const { shared, ...places } = countPlaces(index, sets);
  const { causes } = places;
  // A node that is only a common ancestor has a negative value, which wraps around as uint32. The sums of
  // subtrees are correct, because no sum is negative.
  const net = causes.map((count, at) => count - shared[at]!);
  return {
    ...places,
    causesBelow: subtreeSums(index.catalogue.causes, net),
    keywords: topTerms(index.keywords, sets),
  };
}

/**
 * Counts the documents of all layers together by year, court, cause and claim amount. Appeal outcomes are
 * counted for complete sources only. `sets` has one set for each layer.
 */
export function countStatisticsOf(index: LayeredIndex, sets: readonly BitSet[]): StatisticsCounts {
  const { courts, causes, withCause, years } = countPlaces(index, sets);
  const amounts = new Uint32Array(AMOUNT_RANGES.length);
  // Documents without an outcome are counted in the last entry.
  const none = OUTCOMES.length;
  const outcomes = new Uint32Array(none + 1);
  let fromComplete = 0;
  let leftOut = 0;
  for (const [at, layer] of index.layers.entries()) {
    const { amount, complete, outcome } = layer.index.columns;
    const set = sets[at]!;
    for (let docId = nextDocId(set, 0); docId !== NO_MORE; docId = nextDocId(set, docId + 1)) {
      amounts[amountPlace(amount, docId)]!++;
      const ended = Math.min(outcome[docId]!, none);
      if (complete[docId] === 1) {
        fromComplete++;
        outcomes[ended]!++;
      } else if (ended < none) leftOut++;
    }
  }
  return {
    ...{ courts, causes, withCause, years },
    amounts: [...amounts],
    outcomes: [...outcomes.subarray(0, none)],
    complete: fromComplete,
    outcomesLeftOut: leftOut,
  };
}

/**
 * Counts documents by ordinal of court and of cause, by year (newest first), and by index of kind and
 * instance. A document counts under each of its causes. `withCause` is the number of documents that have a
 * cause. `shared[i]` is how often cause i is the lowest common ancestor of two neighbouring causes of a
 * document; the last entry is for pairs without one. With it subtracted, a document counts once in the sum of
 * a subtree.
 */
function countPlaces({ layers, catalogue }: LayeredIndex, sets: readonly BitSet[]) {
  const [noCourt, noCause] = [catalogue.courts.keys.length, catalogue.causes.keys.length];
  const [noKind, noInstance] = [DOCUMENT_KINDS.length, INSTANCES.length];
  // A last entry counts the documents without court, cause, kind or instance. It is cut off at the end.
  const courts = new Uint32Array(noCourt + 1);
  const causes = new Uint32Array(noCause + 1);
  const shared = new Uint32Array(noCause + 1);
  const kinds = new Uint32Array(noKind + 1);
  const instances = new Uint32Array(noInstance + 1);
  const years = new Uint32Array(YEARS);
  let documents = 0;
  for (const [at, { index }] of layers.entries()) {
    const { court, cause, year, kind, instance } = index.columns;
    const set = sets[at]!;
    documents += cardinality(set);
    for (let docId = nextDocId(set, 0); docId !== NO_MORE; docId = nextDocId(set, docId + 1)) {
      courts[Math.min(court[docId]!, noCourt)]!++;
      causes[Math.min(cause[docId]!, noCause)]!++;
      kinds[Math.min(kind[docId]!, noKind)]!++;
      instances[Math.min(instance[docId]!, noInstance)]!++;
      years[year[docId]!]!++;
    }
    countFurther(index.columns, set, causes, shared);
  }
  return {
    courts: courts.subarray(0, noCourt),
    causes: causes.subarray(0, noCause),
    withCause: documents - causes[noCause]!,
    shared,
    years: listYears(years),
    kinds: kinds.subarray(0, noKind),
    instances: instances.subarray(0, noInstance),
  };
}

/** The years that have documents, newest first, each with its count. */
function listYears(counts: Uint32Array): [year: number, count: number][] {
  const listed: [year: number, count: number][] = [];
  for (let year = counts.length - 1; year > 0; year--)
    if (counts[year]! > 0) listed.push([year, counts[year]!]);
  return listed;
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
  return facet
    .map(({ term, sets }): [string, number] => [
      term,
      sets.reduce((sum, set, at) => sum + (set ? countCommon(selected[at]!, set) : 0), 0),
    ])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN);
}
