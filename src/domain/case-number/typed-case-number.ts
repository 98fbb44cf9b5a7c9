import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";
import { findCaseNumbers } from "./find-case-numbers.ts";

/**
 * Why the typed text is not a case number: it does not begin with the year in brackets, it is incomplete, or
 * what follows the year is not a court's code and running number.
 */
export type CaseNumberFault = "year" | "unfinished" | "other";

const OPEN = "[（(〔[［【﹝]";
const BEGUN_YEAR = new RegExp(`^(${OPEN})?(?:[12][0-9]{0,3})?$`);
const BEHIND_YEAR = new RegExp(`^${OPEN}[12][0-9]{3}[）)〕\\]］】﹞](.*)$`);
/** What a code and a running number consist of, as far as typed. */
const BEGUN_CODE = /^(?:[\u4e00-\u9fff][\u4e00-\u9fff0-9A-Z（()）、,，—－~～至-]*)?$/;

/**
 * What is wrong with a case number as typed, or null if nothing is. While it is being typed (`done` false) an
 * incomplete number is no fault; an empty field never is.
 */
export function faultOfCaseNumber(typed: string, done: boolean): CaseNumberFault | null {
  const line = withoutSpaces(toAsciiAlphanumerics(toNfc(typed)));
  if (line === "" || findCaseNumbers(line).length > 0) return null;
  const year = BEGUN_YEAR.exec(line);
  if (year) return done ? (year[1] ? "unfinished" : "year") : null;
  const rest = BEHIND_YEAR.exec(line)?.[1];
  if (rest === undefined) return "year";
  if (rest.includes("号") || !BEGUN_CODE.test(rest)) return "other";
  return done ? "unfinished" : null;
}
