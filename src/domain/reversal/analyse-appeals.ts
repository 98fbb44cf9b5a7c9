import { isWithin, NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { CauseIndex } from "../catalogue/causes/causes.ts";
import type { CourtIndex } from "../catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "../judgment/record.ts";
import type { AppealTable } from "./appeal-table.ts";
import {
  BACKOFF_GROUPS,
  type BaseRatePrior,
  emptyCounts,
  estimateReversalRate,
  type GroupName,
  type OutcomeCounts,
  type OutcomeShare,
  type ReversalRate,
  shareOutcomes,
  totalAppeals,
} from "./change-rate.ts";
import { GROUNDS, type Ground } from "./grounds.ts";

const NONE: OrdinalRange = [0, 0];

/**
 * For an appeal, the ordinals that each group in BACKOFF_GROUPS covers. They follow from the cause and from
 * the court that hears the appeal.
 */
export interface AppealGroupRanges {
  court: OrdinalRange;
  province: OrdinalRange;
  cause: OrdinalRange;
  parentCause: OrdinalRange;
  branch: OrdinalRange;
}

/** A group in BACKOFF_GROUPS, with the number of its cases. */
export interface TriedGroup {
  name: GroupName;
  /** Number of cases from complete sources. Rates are shares of it. */
  n: number;
  /** Number of cases from selected sources. It is shown, but not counted in any rate. */
  selected: number;
}

/** The counts of one group of appeals (`BACKOFF_GROUPS`). */
export interface GroupFigures {
  /** Number of cases from complete sources with each outcome. */
  complete: OutcomeCounts;
  /** Number of cases from selected sources. */
  selected: number;
  /** First and last year of the cases from complete sources; null if none of them has a date. */
  period: { from: number; to: number } | null;
  /** For each ground, in the order of GROUNDS, the number of cases from all sources that name it. */
  grounds: number[];
}

/** How appeals like this one ended. The narrowest group with enough of them is used. */
export interface AppealAnalysis {
  /** Null if every group has fewer than ten cases from complete sources. */
  rate: ReversalRate | null;
  /**
   * The five outcomes in the group that is used. If no group has enough cases, they are those of the widest
   * group that has any case. All counts are 0 if no group has one.
   */
  outcomes: OutcomeShare[];
  group: GroupName;
  tried: TriedGroup[];
  /** First and last year of the group's cases from complete sources; null if none of them has a date. */
  period: { from: number; to: number } | null;
  /** The grounds named in the group's changed and remanded cases, most frequent first. */
  grounds: { ground: Ground; n: number }[];
}

/** Maximum number of cases that are shown of a group. */
export const MAX_APPEALS = 20;

/**
 * The groups for a cause and the court that hears the appeal. If the court is unknown, the two groups with a
 * court are empty.
 */
export function appealGroupRanges(
  causeCode: string,
  hearingCourt: number | null,
  causes: CauseIndex,
  courts: CourtIndex,
): AppealGroupRanges {
  const path = causes.path(causeCode);
  const parent = path.at(-2);
  const branch = path[0];
  const above = hearingCourt === null ? [] : courts.path(hearingCourt);
  const own = above.at(-1);
  const province = above.find(({ level }) => level === 1);
  return {
    court: own ? aloneOf(courts.ordinal(own.value)) : NONE,
    province: province ? courts.range(province.value) : NONE,
    cause: causes.range(causeCode),
    parentCause: causes.range((parent ?? branch)?.value ?? ""),
    branch: causes.range(branch?.value ?? ""),
  };
}

/** The court without those below it, because these hear appeals of their own. */
const aloneOf = (ordinal: number): OrdinalRange => [ordinal, ordinal + 1];

const [CAUSE_COURT, CAUSE_PROVINCE, CAUSE, PARENT_CAUSE, BRANCH] = BACKOFF_GROUPS.keys() as unknown as [
  number,
  number,
  number,
  number,
  number,
];

/**
 * The index in BACKOFF_GROUPS of the narrowest group that contains an appeal, or -1. All wider groups contain
 * the appeal too.
 */
function narrowestGroup(
  table: Pick<AppealTable, "cause" | "court">,
  index: number,
  question: AppealGroupRanges,
): number {
  const cause = table.cause[index]!;
  if (cause === NO_ORDINAL || !isWithin(cause, question.branch)) return -1;
  if (!isWithin(cause, question.parentCause)) return BRANCH;
  if (!isWithin(cause, question.cause)) return PARENT_CAUSE;
  const court = table.court[index]!;
  if (isWithin(court, question.court)) return CAUSE_COURT;
  return isWithin(court, question.province) ? CAUSE_PROVINCE : CAUSE;
}

const noFigures = (): GroupFigures => ({
  complete: emptyCounts(),
  selected: 0,
  period: null,
  grounds: GROUNDS.map(() => 0),
});

/** The counts of all groups, in the order of BACKOFF_GROUPS. The table is read once. */
export function countAppeals(table: AppealTable, question: AppealGroupRanges): GroupFigures[] {
  const groups = BACKOFF_GROUPS.map(noFigures);
  /** Number of appeals by narrowest group and outcome. */
  const ended = new Uint32Array(groups.length * APPEAL_OUTCOMES.length);
  for (let i = 0; i < table.cause.length; i++) {
    const narrowest = narrowestGroup(table, i, question);
    if (narrowest < 0) continue;
    const group = groups[narrowest]!;
    for (let bits = table.grounds[i]!; bits !== 0; bits &= bits - 1)
      group.grounds[31 - Math.clz32(bits & -bits)]!++;
    if (!table.complete[i]) {
      group.selected++;
      continue;
    }
    ended[narrowest * APPEAL_OUTCOMES.length + table.outcome[i]!]!++;
    const year = table.year[i]!;
    if (year !== 0) group.period = joinPeriods(group.period, year, year);
  }
  for (const [at, group] of groups.entries()) {
    for (const [place, outcome] of APPEAL_OUTCOMES.entries())
      group.complete[outcome] = ended[at * APPEAL_OUTCOMES.length + place]!;
    // The counts of a group include those of the narrower groups.
    const narrower = groups[at - 1];
    if (narrower) addFigures(group, narrower);
  }
  return groups;
}

function addFigures(group: GroupFigures, { complete, selected, period, grounds }: GroupFigures): void {
  for (const outcome of APPEAL_OUTCOMES) group.complete[outcome] += complete[outcome];
  group.selected += selected;
  group.grounds = group.grounds.map((count, bit) => count + grounds[bit]!);
  if (period) group.period = joinPeriods(group.period, period.from, period.to);
}

type Period = NonNullable<GroupFigures["period"]>;

/**
 * The period extended to the years from `from` to `to`. If it already includes them, the same object is
 * returned.
 */
function joinPeriods(period: Period | null, from: number, to: number): Period {
  if (period && period.from <= from && period.to >= to) return period;
  return { from: Math.min(period?.from ?? from, from), to: Math.max(period?.to ?? to, to) };
}

/**
 * Indices in the table of a group's cases. Cases from complete sources come first, and within each kind of
 * source newer cases come first.
 */
export function listAppeals(table: AppealTable, question: AppealGroupRanges, group: GroupName): number[] {
  const limit = BACKOFF_GROUPS.indexOf(group);
  const complete: number[] = [];
  const beside: number[] = [];
  for (let i = 0; i < table.cause.length && complete.length < MAX_APPEALS; i++) {
    const narrowest = narrowestGroup(table, i, question);
    if (narrowest < 0 || narrowest > limit) continue;
    (table.complete[i] ? complete : beside).push(i);
  }
  return [...complete, ...beside].slice(0, MAX_APPEALS);
}

/**
 * How appeals like the given one ended. `figures` are the counts of the groups, in the order of
 * BACKOFF_GROUPS.
 */
export function analyseAppeals(figures: readonly GroupFigures[], outer: BaseRatePrior): AppealAnalysis {
  const counts = figures.map(({ complete }, at) => [BACKOFF_GROUPS[at]!, complete] as const);
  const rate = estimateReversalRate(Object.fromEntries(counts) as Record<GroupName, OutcomeCounts>, outer);
  const tried = figures.map(({ complete, selected }, at) => ({
    name: BACKOFF_GROUPS[at]!,
    n: totalAppeals(complete),
    selected,
  }));
  const group = rate?.group ?? tried.find(({ n, selected }) => n + selected > 0)?.name ?? "branch";
  const { complete, period, grounds } = figures[BACKOFF_GROUPS.indexOf(group)]!;
  return {
    rate,
    outcomes: shareOutcomes(complete),
    group,
    tried,
    period,
    grounds: GROUNDS.map((ground, bit) => ({ ground, n: grounds[bit]! }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n),
  };
}
