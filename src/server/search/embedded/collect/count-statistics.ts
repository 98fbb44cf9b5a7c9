import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { OUTCOMES } from "#domain/judgment/record.ts";
import { increment, uint8At } from "#domain/search/array-reads.ts";
import type { StatisticsCounts } from "../../search-engine.ts";
import { amountPlace } from "../columns/columns.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, docIdsOf } from "../lists/bit-set.ts";
import { countPlaces, listYears } from "./count-facets.ts";

/**
 * Counts a set of documents by year, court, cause, claim amount and, for complete sources, appeal outcome.
 */
export function countStatistics(index: IndexReader, set: BitSet): StatisticsCounts {
  const { amount, outcome } = index.columns;
  const { complete } = index.figures;
  const amounts = new Uint32Array(AMOUNT_RANGES.length);
  // Documents without an outcome are counted in the last entry.
  const none = OUTCOMES.length;
  const outcomes = new Uint32Array(none + 1);
  let fromComplete = 0;
  let leftOut = 0;
  const list = docIdsOf(set);
  for (const docId of list) {
    increment(amounts, amountPlace(amount, docId));
    const ended = Math.min(uint8At(outcome, docId), none);
    if (complete[docId] === 1) {
      fromComplete++;
      increment(outcomes, ended);
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
