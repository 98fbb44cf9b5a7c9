import { AMOUNT_RANGES, findAmountRange } from "#domain/catalogue/amount-ranges.ts";
import { OUTCOMES } from "#domain/judgment/record.ts";
import { float64At, increment, uint8At } from "#domain/search/array-reads.ts";
import type { StatisticsCounts } from "../../search-engine.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, docIdsOf } from "../lists/bit-set.ts";
import { countPlaces, listYears } from "./count-facets.ts";

/**
 * Counts a set of documents by year, court, cause, claim amount and, for complete sources, appeal outcome.
 */
export function countStatistics(index: IndexReader, set: BitSet): StatisticsCounts {
  const { amount } = index.columns;
  const { outcome, complete } = index.figures;
  const amounts = new Uint32Array(AMOUNT_RANGES.length);
  // What has no outcome counts first.
  const outcomes = new Uint32Array(OUTCOMES.length + 1);
  let fromComplete = 0;
  let leftOut = 0;
  const list = docIdsOf(set);
  for (const docId of list) {
    const yuan = float64At(amount, docId);
    increment(amounts, findAmountRange(Number.isNaN(yuan) ? null : yuan));
    if (complete[docId] === 1) {
      fromComplete++;
      increment(outcomes, uint8At(outcome, docId));
    } else if (uint8At(outcome, docId) > 0) leftOut++;
  }
  const places = countPlaces(index, set, list);
  return {
    courts: places.courts,
    causes: places.causes,
    withCause: places.withCause,
    years: listYears(places.years),
    amounts: [...amounts],
    outcomes: [...outcomes.subarray(1)],
    complete: fromComplete,
    outcomesLeftOut: leftOut,
  };
}
