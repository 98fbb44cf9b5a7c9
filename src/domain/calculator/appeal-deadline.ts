import { addMonths, formatDay, parseDay } from "../text/day.ts";
import { type Calendar, rollForward } from "./calendar.ts";

/** The branches of procedure, each with its own periods. */
export type AppealBranch = "civil" | "administrative" | "criminal";
/** The kind of document that is appealed: 判决 or 裁定. */
export type AppealedDocument = "judgment" | "ruling";

/** Length of a period, with the article that sets it. */
export interface Period {
  days: number;
  /** Articles in the format of `parseBasis`. */
  basis: string;
}

/** Periods to appeal. Civil: 民事诉讼法 (2023) art. 171; administrative: 行政诉讼法 (2017) art. 85; criminal: 刑事诉讼法 (2018) art. 230. */
export const PERIODS: Record<AppealBranch, Record<AppealedDocument, Period>> = {
  civil: {
    judgment: { days: 15, basis: "民诉法:171" },
    ruling: { days: 10, basis: "民诉法:171" },
  },
  administrative: {
    judgment: { days: 15, basis: "行诉法:85" },
    ruling: { days: 10, basis: "行诉法:85" },
  },
  criminal: {
    judgment: { days: 10, basis: "刑诉法:230" },
    ruling: { days: 5, basis: "刑诉法:230" },
  },
};
/** A party without domicile in the mainland has 30 days: 民事诉讼法 (2023) art. 286. */
export const ABROAD: Period = { days: 30, basis: "民诉法:286" };

/** Six months to apply for retrial: 民事诉讼法 (2023) art. 216; 法释〔2018〕1号 art. 110 for administrative cases. */
export const RETRIAL_MONTHS = 6;

/** The last days to appeal and to apply for retrial. */
export interface AppealDeadline {
  period: Period;
  /** Last day to appeal, yyyy-MM-dd, moved past rest days. */
  lastDay: string;
  /** The last day before moving past rest days. */
  countedDay: string;
  /** False if the table lacks the holiday notice of that year, so that only weekends were skipped. */
  holidaysKnown: boolean;
  /**
   * Last day to apply for retrial if nobody appeals, six months from the day the judgment takes effect. Null
   * for criminal cases, whose petition (申诉) has no such limit.
   */
  retrialLastDay: string | null;
  /** Whether the table has the holiday notice of the year of `retrialLastDay`. */
  retrialHolidaysKnown: boolean;
}

/**
 * The last day to appeal a document served on `served` (yyyy-MM-dd), or null for a date that does not exist.
 * The day of service is not counted (民事诉讼法 art. 85, 刑事诉讼法 art. 105).
 */
export function calculateAppealDeadline(
  served: string,
  options: { branch: AppealBranch; document: AppealedDocument; abroad?: boolean },
  calendar: Calendar,
): AppealDeadline | null {
  const start = parseDay(served);
  if (start === null) return null;
  const { branch, document, abroad = false } = options;
  const period = abroad && branch === "civil" ? ABROAD : PERIODS[branch][document];
  const counted = start + period.days;
  const last = rollForward(counted, calendar);
  const retrial = rollForward(addMonths(last + 1, RETRIAL_MONTHS), calendar);
  return {
    period,
    lastDay: formatDay(last),
    countedDay: formatDay(counted),
    holidaysKnown: calendar.knowsYear(counted) && calendar.knowsYear(last),
    retrialLastDay: branch === "criminal" ? null : formatDay(retrial),
    retrialHolidaysKnown: calendar.knowsYear(retrial),
  };
}
