import { APPEAL_OUTCOMES } from "../judgment/record.ts";
import type { OrdinalRange } from "../search/tree/hierarchy.ts";
import type { AppealGroupRanges } from "./analyse-appeals.ts";
import type { AppealTable } from "./appeal-table.ts";
import { emptyCounts, type GroupName, type OutcomeCounts } from "./change-rate.ts";

/** For each cause, by ordinal: the number of appeals with each outcome, in the order of APPEAL_OUTCOMES. */
type ByCause = Map<number, Uint32Array>;

/**
 * Counts appeals by place, cause and outcome. The time of an answer depends on the number of causes, not on
 * the number of appeals. The counts equal those of `countAppeals`.
 */
export class AppealCounts {
  /** The counts of each province, by the ordinal of its first court. */
  readonly #provinces = new Map<number, ByCause>();
  readonly #courts = new Map<number, ByCause>();
  readonly #everywhere: ByCause = new Map();
  readonly #provinceOf: (court: number) => number | null;

  /**
   * `provinceOf` returns the ordinal of the first court in a court's province; null if the court is in none.
   */
  constructor(provinceOf: (court: number) => number | null) {
    this.#provinceOf = provinceOf;
  }

  /** Adds an appeal of a table. It counts even if its source is not complete. */
  add({ court, cause, outcome }: AppealTable, index: number): void {
    const place = court[index]!;
    const province = this.#provinceOf(place);
    const counted = [this.#everywhere, at(this.#courts, place)];
    if (province !== null) counted.push(at(this.#provinces, province));
    for (const each of counted) {
      const ended = each.get(cause[index]!) ?? new Uint32Array(APPEAL_OUTCOMES.length);
      each.set(cause[index]!, ended);
      ended[outcome[index]!]!++;
    }
  }

  /** The counts of each group for an appeal. */
  of({ court, province, cause, parentCause, branch }: AppealGroupRanges): Record<GroupName, OutcomeCounts> {
    const ofCourt = sumOf(this.#courts.get(court[0]), isEmpty(court) ? court : cause);
    const ofProvince = sumOf(this.#provinces.get(province[0]), isEmpty(province) ? province : cause);
    return {
      cause_court: ofCourt,
      // If the court is in no province, the group consists of the court alone.
      cause_province: isEmpty(province) ? ofCourt : ofProvince,
      cause: sumOf(this.#everywhere, cause),
      parent_cause: sumOf(this.#everywhere, parentCause),
      branch: sumOf(this.#everywhere, branch),
    };
  }
}

const isEmpty = ([from, to]: OrdinalRange) => from === to;

function at(places: Map<number, ByCause>, place: number): ByCause {
  const known = places.get(place) ?? new Map();
  places.set(place, known);
  return known;
}

function sumOf(counted: ByCause | undefined, [from, to]: OrdinalRange): OutcomeCounts {
  const sums = emptyCounts();
  for (const [cause, ended] of counted ?? [])
    if (cause >= from && cause < to)
      for (const [place, outcome] of APPEAL_OUTCOMES.entries()) sums[outcome] += ended[place]!;
  return sums;
}
