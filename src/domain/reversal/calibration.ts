import { itemAt, uint8At, uint16At } from "#domain/search/array-reads.ts";
import type { CauseIndex } from "../catalogue/causes/causes.ts";
import type { CourtIndex } from "../catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "../judgment/record.ts";
import { appealGroupRanges } from "./analyse-appeals.ts";
import { AppealCounts } from "./appeal-counts.ts";
import type { AppealTable } from "./appeal-table.ts";
import { type BaseRatePrior, estimateReversalRate } from "./change-rate.ts";

/**
 * Predicted rates for the appeals of one year, computed from the years before it, compared with their
 * endings.
 */
export interface CalibrationYear {
  year: number;
  /** Appeals of complete sources in that year for which a rate could be given. */
  n: number;
  /** Share of these appeals that were changed or remanded. */
  observed: number;
  /** Mean squared error of the shrunken rate (Brier, 1950), 0 best. */
  brier: number;
  /** Mean squared error of the plain base rate: the share over all earlier appeals, equal for every case. */
  brierPlain: number;
}

/** Appeals with a predicted rate between `from` and `to`: the average prediction and the observed share. */
export interface CalibrationBin {
  from: number;
  to: number;
  n: number;
  meanRate: number;
  observed: number;
}

/**
 * Predicted rates for past years compared with the endings. Brier scores, lower is better, for our rate and
 * for the plain base rate.
 */
export interface Calibration {
  years: CalibrationYear[];
  bins: CalibrationBin[];
  /** Mean squared error over all years; null if no rate could be given. */
  brier: number | null;
  brierPlain: number | null;
  n: number;
}

const BIN_EDGES = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
/** Fewest appeals before a year for its base rate to count. */
const MIN_EARLIER = 50;

const isOverturned = (table: AppealTable, i: number) => {
  const outcome = APPEAL_OUTCOMES[uint8At(table.outcome, i)];
  return outcome === "changed" || outcome === "remanded";
};

/**
 * Backtest of the rates: every complete appeal of a year gets the rate that the earlier years give, from the
 * function that also answers visitors, and is compared with its ending. Nothing of the year itself is used.
 * The rate of each cause and court is computed once per year.
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
      const cause = causes.ordered[uint16At(table.cause, i)];
      if (!cause) continue;
      const court = courts.ordered[uint16At(table.court, i)];
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
    // Pushed one by one, because a call cannot take a hundred thousand arguments.
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

/** The complete appeals of each year, ascending; year 0 (unknown) is left out. */
function completeByYear({ year, complete }: AppealTable): [year: number, appeals: number[]][] {
  const appeals = [...year.keys()].filter((i) => complete[i]);
  return [...Map.groupBy(appeals, (i) => uint16At(year, i))].sort(([a], [b]) => a - b);
}

/** Returns a function from a court to the ordinal of the first court of its province. */
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
    const from = itemAt(BIN_EDGES, at);
    const inside = said.filter(({ rate }) => rate >= from && (rate < to || to === 1));
    if (inside.length === 0) return [];
    const meanRate = inside.reduce((sum, { rate }) => sum + rate, 0) / inside.length;
    return [{ from, to, n: inside.length, meanRate, observed: share(inside) }];
  });
}
