import { addMonths, formatDay } from "../text/day.ts";
import { type Calendar, rollForward } from "./calendar.ts";

/** The branches of procedure. Each has its own periods for appeals. */
export type AppealBranch = "civil" | "administrative" | "criminal";
/** The kind of document that is appealed: a judgment (判决) or a ruling (裁定). */
export type AppealedDocument = "judgment" | "ruling";

/** A period, with the article that sets it. */
export interface Period {
  days: number;
  /** Article in the format of `parseBasis`. */
  basis: string;
}

/**
 * Periods to appeal. Civil: 民事诉讼法 (2023) art. 171; administrative: 行政诉讼法 (2017) art. 85; criminal: 刑事诉讼法
 * (2018) art. 230.
 */
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

/** The last days to appeal and to apply for retrial, with how they were calculated. */
export interface AppealDeadline {
  period: Period;
  /** Last day to appeal, yyyy-MM-dd. If the period ends on a rest day, the next working day. */
  lastDay: string;
  /** The day on which the period ends, whether or not it is a rest day. */
  countedDay: string;
  /**
   * False if the table does not have that year's holiday notice. Only weekends and fixed holidays were then
   * skipped.
   */
  holidaysKnown: boolean;
  /**
   * Last day to apply for retrial if nobody appeals, six months after the judgment takes effect. Null in
   * criminal cases, because their petition (申诉) has no such limit.
   */
  retrialLastDay: string | null;
  /** Whether the table has the holiday notice for the year of `retrialLastDay`. */
  retrialHolidaysKnown: boolean;
}

/**
 * The last day to appeal a document served on day `served`, numbered from 1970-01-01. The day of service does
 * not count (民事诉讼法 art. 85, 刑事诉讼法 art. 105).
 */
export function calculateAppealDeadline(
  served: number,
  options: { branch: AppealBranch; document: AppealedDocument; abroad?: boolean },
  calendar: Calendar,
): AppealDeadline {
  const { branch, document, abroad = false } = options;
  const period = abroad && branch === "civil" ? ABROAD : PERIODS[branch][document];
  const counted = served + period.days;
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
