import { parseDay } from "../text/day.ts";

/** The first day of the People's Republic: no court of the catalogue judged before it. */
const FIRST_DAY = "1949-10-01";

/**
 * True for a yyyy-MM-dd day on which a court can have judged: a real date, since 1949-10-01, not after today.
 */
export function isJudgmentDay(date: string, today: string): boolean {
  return date >= FIRST_DAY && date <= today && parseDay(date) !== null;
}

/**
 * The first of some printed days on which a court can have judged a case of this number: none before the year of the number;
 * empty without any.
 */
export function judgmentDayOf(dates: readonly string[], caseNumber: string, today: string): string {
  const year = caseNumber.match(/^（([0-9]{4})）/)?.[1] ?? "";
  return dates.find((date) => date.slice(0, 4) >= year && isJudgmentDay(date, today)) ?? "";
}

/** What has a date, with the date left empty where no court can have judged on it. */
export function withJudgmentDay<Dated extends { casedate: string }>(dated: Dated, today: string): Dated {
  return isJudgmentDay(dated.casedate, today) ? dated : { ...dated, casedate: "" };
}
