import { type AppealBranch, RETRIAL_MONTHS } from "../calculator/appeal-deadline.ts";
import { type Calendar, rollForward } from "../calculator/calendar.ts";
import type { CourtIndex } from "../catalogue/courts.ts";
import type { CauseNode } from "../catalogue/node.ts";
import { addMonths, formatDay, parseDay } from "../text/day.ts";

/**
 * What is open against the document: an appeal; retrial, where it is final already (a second instance, or the
 * supreme court); nothing ordinary, where one instance is all there is; review by the court above, in
 * enforcement; a petition, against a decision on state compensation.
 */
export type RemedyKind = "appeal" | "retrial" | "single_instance" | "review" | "petition";

/** A case number of a second instance: 民终, 刑终, 行终, 知民终 …, and 终字 before 2016. */
export const isSecondInstance = (caseNumber: string): boolean => caseNumber.includes("终");

const ADMINISTRATIVE_COMPENSATION = /^行政赔偿/u;
const SINGLE_INSTANCE = /^(?:非讼程序|特别程序|适用特殊程序)/u;
const named = (path: readonly CauseNode[], name: RegExp) => path.some(({ label }) => name.test(label));

/**
 * Law of procedure whose periods run, by the cause's path from its branch: 1 criminal; 5 and compensation by
 * litigation (行政赔偿) administrative; else civil.
 */
export function branchOf(path: readonly CauseNode[]): AppealBranch {
  const branch = path[0]?.value;
  if (branch === "1") return "criminal";
  return branch === "5" || named(path, ADMINISTRATIVE_COMPENSATION) ? "administrative" : "civil";
}

/**
 * Which remedy is open. Non-contentious civil procedures end with one instance: 民事诉讼法 (2023)
 * art. 185. Enforcement knows objection and review: art. 236. Decisions of a compensation committee take
 * effect at once: 国家赔偿法 (2012) arts. 29, 30.
 */
export function findRemedy(path: readonly CauseNode[], caseNumber: string, courtLevel: number): RemedyKind {
  const branch = path[0]?.value;
  if (branch === "6" || kindOf(caseNumber).includes("执")) return "review";
  if (branch === "7" && !named(path, ADMINISTRATIVE_COMPENSATION)) return "petition";
  if (isSecondInstance(caseNumber) || courtLevel === 0) return "retrial";
  return named(path, SINGLE_INSTANCE) ? "single_instance" : "appeal";
}

/** The kind of case that a number names, behind the court's code and before the serial: "执异", "民初", "民终字第". */
const kindOf = (caseNumber: string): string => /(\p{Script=Han}+)\d+(?:-\d+)?号/u.exec(caseNumber)?.[1] ?? "";

/** Days to ask for review of a ruling on an objection to enforcement: 民事诉讼法 (2023) art. 236. */
const REVIEW_DAYS = 10;

/** The last day of a remedy; without the holidays of that year only weekends were rolled over. */
export interface RemedyDay {
  /** yyyy-MM-dd */
  lastDay: string;
  holidaysKnown: boolean;
}

/**
 * Last day of retrial or review for a document served on the day, rolled over rest days; null for
 * remedies without such a day (an appeal has its own timetable, a criminal petition has no limit) and for no
 * such date. A final document takes effect when it is served, so the six months count from there.
 */
export function remedyLastDay(
  kind: RemedyKind,
  branch: AppealBranch,
  served: string,
  calendar: Calendar,
): RemedyDay | null {
  const start = parseDay(served);
  const hasDay = kind === "review" || (kind === "retrial" && branch !== "criminal");
  if (start === null || !hasDay) return null;
  const day = rollForward(
    kind === "review" ? start + REVIEW_DAYS : addMonths(start, RETRIAL_MONTHS),
    calendar,
  );
  return { lastDay: formatDay(day), holidaysKnown: calendar.knowsYear(day) };
}

/** Id of the court to turn to: one level up; the supreme court itself for its own; null for an unknown court. */
export function findRemedyCourt(court: number, courts: CourtIndex): number | null {
  if (courts.ordinal(court) < 0) return null;
  return (courts.path(court).at(-2) ?? courts.byId(court))?.value ?? null;
}
