import {
  type AppealBranch,
  type AppealDeadline,
  calculateAppealDeadline,
} from "#domain/calculator/appeal-deadline.ts";
import { createCalendar, type HolidayYear } from "#domain/calculator/calendar.ts";

/** First digit of a cause code to the law whose period runs: 1 criminal, 5 administrative, else civil. */
export function branchOf(causeCode: string): AppealBranch {
  if (causeCode.startsWith("1")) return "criminal";
  return causeCode.startsWith("5") ? "administrative" : "civil";
}

const toAnswer = ({ period, lastDay, countedDay, holidaysKnown, retrialLastDay }: AppealDeadline) => ({
  ...period,
  last_day: lastDay,
  counted_day: countedDay,
  holidays_known: holidaysKnown,
  retrial_last_day: retrialLastDay,
});

/** Last days to appeal a judgment and a ruling served on the day (yyyy-MM-dd), or null for no such day. */
export function makeTimetable(served: string, causeCode: string, years: HolidayYear[]) {
  const calendar = createCalendar(years);
  const branch = branchOf(causeCode);
  const judgment = calculateAppealDeadline(served, { branch, document: "judgment" }, calendar);
  const ruling = calculateAppealDeadline(served, { branch, document: "ruling" }, calendar);
  return judgment && ruling ? { judgment: toAnswer(judgment), ruling: toAnswer(ruling) } : null;
}
