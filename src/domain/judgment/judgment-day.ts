import { parseDay } from "../text/day.ts";

/** The first day of the People's Republic, before which no court of the catalogue judged. */
const FIRST_DAY = "1949-10-01";

/**
 * True for a yyyy-MM-dd day on which a court can have judged: a real date, since 1949-10-01, not after today.
 */
export function isJudgmentDay(date: string, today: string): boolean {
  return date >= FIRST_DAY && date <= today && parseDay(date) !== null;
}

/**
 * The first of the given days on which a court can have judged a case with this case number, or empty. The
 * court cannot have judged before the year in the case number.
 */
export function judgmentDayOf(dates: readonly string[], caseNumber: string, today: string): string {
  const year = caseNumber.match(/^（([0-9]{4})）/)?.[1] ?? "";
  return dates.find((date) => date.slice(0, 4) >= year && isJudgmentDay(date, today)) ?? "";
}

/** The value unchanged, or with an empty date if no court can have judged on that day. */
export function withJudgmentDay<Dated extends { casedate: string }>(dated: Dated, today: string): Dated {
  return isJudgmentDay(dated.casedate, today) ? dated : { ...dated, casedate: "" };
}
