import type { CauseIndex } from "../catalogue/causes/causes.ts";
import type { CourtIndex } from "../catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "../judgment/record.ts";
import { appealGroupRanges } from "./analyse-appeals.ts";
import { AppealCounts } from "./appeal-counts.ts";
import type { AppealTable } from "./appeal-table.ts";
import { type BaseRatePrior, estimateReversalRate } from "./change-rate.ts";

/** How well the rates predicted from all earlier years fit the appeals of one year. */
export interface CalibrationYear {
  year: number;
  /** Number of appeals from complete sources in that year for which there was a rate. */
  n: number;
  /** Share of these appeals that were changed or remanded. */
  observed: number;
  /** Mean squared error of the predicted rate (Brier 1950). 0 is best. */
  brier: number;
  /**
   * Mean squared error of the plain base rate, which is the share of all earlier appeals that were changed or
   * remanded. It is the same for every case.
   */
  brierPlain: number;
}

/**
 * The appeals with a predicted rate from `from` to `to`. `meanRate` is the mean of their rates, `observed`
 * the share that was changed or remanded.
 */
export interface CalibrationBin {
  from: number;
  to: number;
  n: number;
  meanRate: number;
  observed: number;
}

/**
 * How well predicted rates fit the outcomes of past years. Brier scores are given for our rate and for the
 * plain base rate; lower is better.
 */
export interface Calibration {
  years: CalibrationYear[];
  bins: CalibrationBin[];
  /** Mean squared error of our rate over all years; null if there was no rate. */
  brier: number | null;
  /** Mean squared error of the plain base rate over all years; null if there was no rate. */
  brierPlain: number | null;
  n: number;
}

const BIN_EDGES = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
/** Minimum number of appeals before a year. With fewer, the year is left out. */
const MIN_EARLIER = 50;

const isOverturned = (table: AppealTable, i: number) => {
  const outcome = APPEAL_OUTCOMES[table.outcome[i]!];
  return outcome === "changed" || outcome === "remanded";
};

/**
 * Backtests the rates. Every appeal from a complete source is compared with the rate that follows from
 * earlier years. Nothing of the year itself is used. The rate comes from the function that also answers
 * visitors. It is computed once per year for each cause and court.
 */
export function calibrate(
  table: AppealTable,
  priorOf: (causeCode: string) => BaseRatePrior,
  { courts, causes }: { courts: CourtIndex; causes: CauseIndex },
): Calibration {
  const years: CalibrationYear[] = [];
  const said: { rate: number; happened: boolean }[] = [];
  const earlier = new AppealCounts(provinces(courts));
  let size = 0;
  let overturned = 0;
  for (const [year, ended] of completeByYear(table)) {
    const plain = overturned / size;
    const rates = new Map<string, number | null>();
    const ofYear: { rate: number; happened: boolean }[] = [];
    for (const i of size < MIN_EARLIER ? [] : ended) {
      const cause = causes.ordered[table.cause[i]!];
      if (!cause) continue;
      const court = courts.ordered[table.court[i]!];
      const key = `${cause.value}/${court?.value ?? ""}`;
      if (!rates.has(key)) {
        const question = appealGroupRanges(cause.value, court?.value ?? null, causes, courts);
        rates.set(key, estimateReversalRate(earlier.of(question), priorOf(cause.value))?.rate ?? null);
      }
      const rate = rates.get(key) ?? null;
      if (rate !== null) ofYear.push({ rate, happened: isOverturned(table, i) });
    }
    for (const i of year > 0 ? ended : []) {
      earlier.add(table, i);
      size++;
      if (isOverturned(table, i)) overturned++;
    }
    if (ofYear.length === 0) continue;
    // Pushed one by one, because a function call cannot take a hundred thousand arguments.
    for (const one of ofYear) said.push(one);
    years.push({
      year,
      n: ofYear.length,
      observed: share(ofYear),
      brier: brierOf(ofYear),
      brierPlain: brierOf(ofYear, plain),
    });
  }
  const mean = (value: (year: CalibrationYear) => number) =>
    said.length === 0 ? null : years.reduce((sum, year) => sum + value(year) * year.n, 0) / said.length;
  return {
    years,
    bins: toBins(said),
    brier: mean(({ brier }) => brier),
    brierPlain: mean(({ brierPlain }) => brierPlain),
    n: said.length,
  };
}

/**
 * The appeals of each year from complete sources, years ascending. Appeals of an unknown year (0) are left
 * out.
 */
function completeByYear({ year, complete }: AppealTable): [year: number, appeals: number[]][] {
  const appeals = [...year.keys()].filter((i) => complete[i]);
  return [...Map.groupBy(appeals, (i) => year[i]!)].sort(([a], [b]) => a - b);
}

/** Returns a function: for the ordinal of a court, the ordinal of the first court in its province. */
function provinces(courts: CourtIndex): (court: number) => number | null {
  return (ordinal) => {
    const court = courts.ordered[ordinal];
    const province = court && courts.path(court.value).find(({ level }) => level === 1);
    return province ? courts.range(province.value)[0] : null;
  };
}

const share = (list: { happened: boolean }[]) => list.filter(({ happened }) => happened).length / list.length;

function brierOf(list: { rate: number; happened: boolean }[], fixed?: number): number {
  return (
    list.reduce((sum, { rate, happened }) => sum + ((fixed ?? rate) - Number(happened)) ** 2, 0) / list.length
  );
}

function toBins(said: { rate: number; happened: boolean }[]): CalibrationBin[] {
  return BIN_EDGES.slice(1).flatMap((to, at) => {
    const from = BIN_EDGES[at]!;
    const inside = said.filter(({ rate }) => rate >= from && (rate < to || to === 1));
    if (inside.length === 0) return [];
    const meanRate = inside.reduce((sum, { rate }) => sum + rate, 0) / inside.length;
    return [{ from, to, n: inside.length, meanRate, observed: share(inside) }];
  });
}
