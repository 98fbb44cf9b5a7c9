import { AMOUNT_RANGES, findAmountRange } from "#domain/catalogue/amount-ranges.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { StatisticsCounts } from "../../search-engine.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, lowestBit } from "../postings/bit-set.ts";
import { causeCounts, countPlaces, listYears } from "./count-facets.ts";

/**
 * Counts a set of documents by year, court, cause, claim amount and, for complete sources, appeal outcome.
 */
export function countStatistics(index: IndexReader, set: BitSet): StatisticsCounts {
  const { amount } = index.columns;
  const { outcome, complete } = index.figures;
  const amounts = AMOUNT_RANGES.map(() => 0);
  const outcomes = APPEAL_OUTCOMES.map(() => 0);
  let fromComplete = 0;
  let leftOut = 0;
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const rank = word * 32 + lowestBit(bits);
      const yuan = amount[rank]!;
      amounts[findAmountRange(Number.isNaN(yuan) ? null : yuan)]!++;
      if (complete[rank] === 1) {
        fromComplete++;
        if (outcome[rank]! > 0) outcomes[outcome[rank]! - 1]!++;
      } else if (outcome[rank]! > 0) leftOut++;
    }
  }
  const places = countPlaces(index, set);
  return {
    courts: places.courts,
    ...causeCounts(places),
    years: listYears(places.years),
    amounts,
    outcomes,
    complete: fromComplete,
    outcomesLeftOut: leftOut,
  };
}
