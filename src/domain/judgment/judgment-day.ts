import { parseDay } from "../text/day.ts";

/** The first day of the People's Republic: no court of the catalogue judged before it. */
const FIRST_DAY = "1949-10-01";

/**
 * True for a yyyy-MM-dd day on which a court can have judged: a real date, since 1949-10-01, not after today.
 */
export function isJudgmentDay(date: string, today: string): boolean {
  return date >= FIRST_DAY && date <= today && parseDay(date) !== null;
}

/** The same, with the date left empty where no court can have judged on it. */
export function withJudgmentDay<Dated extends { casedate: string }>(dated: Dated, today: string): Dated {
  return isJudgmentDay(dated.casedate, today) ? dated : { ...dated, casedate: "" };
}
