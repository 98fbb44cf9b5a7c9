import {
  type AppealBranch,
  type AppealDeadline,
  calculateAppealDeadline,
} from "#domain/calculator/appeal-deadline.ts";
import type { Calendar } from "#domain/calculator/calendar.ts";

const toAnswer = (deadline: AppealDeadline) => ({
  ...deadline.period,
  last_day: deadline.lastDay,
  counted_day: deadline.countedDay,
  holidays_known: deadline.holidaysKnown,
  retrial_last_day: deadline.retrialLastDay,
  retrial_holidays_known: deadline.retrialHolidaysKnown,
});

/** Last days to appeal a judgment and a ruling served on the day (yyyy-MM-dd), or null for no such day. */
export function makeTimetable(served: string, branch: AppealBranch, calendar: Calendar) {
  const judgment = calculateAppealDeadline(served, { branch, document: "judgment" }, calendar);
  const ruling = calculateAppealDeadline(served, { branch, document: "ruling" }, calendar);
  return judgment && ruling ? { judgment: toAnswer(judgment), ruling: toAnswer(ruling) } : null;
}
