import { NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
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

type Range = readonly [from: number, to: number];
const NONE: Range = [0, 0];

/** Ordinal ranges of the backoff groups, from the cause and the court that hears the appeal. */
export interface AppealGroupRanges {
  court: Range;
  province: Range;
  cause: Range;
  parentCause: Range;
  branch: Range;
}

/** One backoff group with its complete cases, and the selected ones shown beside without a rate. */
export interface TriedGroup {
  name: GroupName;
  /** Cases from complete sources: the denominator. */
  n: number;
  /** Cases from selected sources: shown, never counted in a rate. */
  selected: number;
}

/** How appeals like this one ended, from the narrowest group with enough of them. */
export interface AppealAnalysis {
  /** Null if every group has fewer than ten complete cases. */
  rate: ReversalRate | null;
  /** The five endings in the group used, or in the widest with a case; empty counts if there is none. */
  outcomes: OutcomeShare[];
  group: GroupName;
  tried: TriedGroup[];
  /** First and last year of the group's complete cases that have a date; null if none has. */
  period: { from: number; to: number } | null;
  /** Indices in the table: cases of the group like this one, complete ones first, newest first. */
  cases: number[];
  /** Grounds named in the group's changed and remanded cases, most frequent first. */
  grounds: { ground: Ground; n: number }[];
}

const MAX_CASES = 20;

/** Groups for a cause and the hearing court; an unknown court leaves the two groups with a court empty. */
export function appealGroupRanges(
  causeCode: string,
  hearingCourt: number | null,
  causes: CauseIndex,
  courts: CourtIndex,
): AppealGroupRanges {
  const path = causes.path(causeCode);
  const parent = path.at(-2);
  const branch = path[0];
  const province =
    hearingCourt === null ? undefined : courts.path(hearingCourt).find(({ level }) => level === 1);
  return {
    court: hearingCourt === null ? NONE : aloneOf(courts.ordinal(hearingCourt)),
    province: province ? courts.range(province.value) : NONE,
    cause: causes.range(causeCode),
    parentCause: causes.range((parent ?? branch)?.value ?? ""),
    branch: causes.range(branch?.value ?? ""),
  };
}

/** A court without the ones below it, which hear appeals of their own. */
const aloneOf = (ordinal: number): Range => (ordinal < 0 ? NONE : [ordinal, ordinal + 1]);

const within = (ordinal: number, [from, to]: Range) => ordinal >= from && ordinal < to;

/**
 * The narrowest group an appeal belongs to, as its index in LADDER, or -1. Every wider one contains it too.
 */
function narrowestGroup(table: AppealTable, index: number, question: AppealGroupRanges): number {
  const cause = table.cause[index]!;
  if (cause === NO_ORDINAL || !within(cause, question.branch)) return -1;
  if (!within(cause, question.parentCause)) return BACKOFF_GROUPS.indexOf("branch");
  if (!within(cause, question.cause)) return BACKOFF_GROUPS.indexOf("parent_cause");
  const court = table.court[index]!;
  if (within(court, question.court)) return BACKOFF_GROUPS.indexOf("cause_court");
  return BACKOFF_GROUPS.indexOf(within(court, question.province) ? "cause_province" : "cause");
}

/** How appeals like the one asked about ended, over the backoff groups. One pass over the table. */
export function analyseAppeals(
  table: AppealTable,
  question: AppealGroupRanges,
  outer: BaseRatePrior,
): AppealAnalysis {
  const size = table.cause.length;
  const groups = Object.fromEntries(BACKOFF_GROUPS.map((name) => [name, emptyCounts()])) as Record<
    GroupName,
    OutcomeCounts
  >;
  const selected = BACKOFF_GROUPS.map(() => 0);
  const membership = new Int8Array(size);
  for (let i = 0; i < size; i++) {
    const narrowest = narrowestGroup(table, i, question);
    membership[i] = narrowest;
    if (narrowest < 0) continue;
    for (let at = narrowest; at < BACKOFF_GROUPS.length; at++) {
      if (table.complete[i]) groups[BACKOFF_GROUPS[at]!][APPEAL_OUTCOMES[table.outcome[i]!]!]++;
      else selected[at]!++;
    }
  }
  const rate = estimateReversalRate(groups, outer);
  const hasCases = (name: GroupName, at: number) => totalAppeals(groups[name]) + selected[at]! > 0;
  const group = rate?.group ?? BACKOFF_GROUPS.find(hasCases) ?? "branch";
  const limit = BACKOFF_GROUPS.indexOf(group);

  const complete: number[] = [];
  const beside: number[] = [];
  const named = GROUNDS.map(() => 0);
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (let i = 0; i < size; i++) {
    if (membership[i]! < 0 || membership[i]! > limit) continue;
    if (table.complete[i] && table.year[i] !== 0) {
      from = Math.min(from, table.year[i]!);
      to = Math.max(to, table.year[i]!);
    }
    const list = table.complete[i] ? complete : beside;
    if (list.length < MAX_CASES) list.push(i);
    for (let bit = 0; bit < named.length; bit++) if (table.grounds[i]! & (1 << bit)) named[bit]!++;
  }
  return {
    rate,
    outcomes: shareOutcomes(groups[group]),
    group,
    tried: BACKOFF_GROUPS.map((name, at) => ({
      name,
      n: totalAppeals(groups[name]),
      selected: selected[at]!,
    })),
    period: to > 0 ? { from, to } : null,
    cases: [...complete, ...beside].slice(0, MAX_CASES),
    grounds: GROUNDS.map((ground, bit) => ({ ground, n: named[bit]! }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n),
  };
}
