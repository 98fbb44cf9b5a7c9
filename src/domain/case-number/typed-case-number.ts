import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";
import { findCaseNumbers } from "./find-case-numbers.ts";

/**
 * Why what was typed is no case number: it does not begin with the year in brackets, it stops before its end, or what
 * stands behind the year is no court's code and running number.
 */
export type CaseNumberFault = "year" | "unfinished" | "other";

const OPEN = "[（(〔[［【﹝]";
const BEGUN_YEAR = new RegExp(`^(${OPEN})?(?:[12][0-9]{0,3})?$`);
const BEHIND_YEAR = new RegExp(`^${OPEN}[12][0-9]{3}[）)〕\\]］】﹞](.*)$`);
/** What a code and a running number are made of, as far as they are written. */
const BEGUN_CODE = /^(?:[\u4e00-\u9fff][\u4e00-\u9fff0-9A-Z（()）、,，—－~～至-]*)?$/;

/**
 * What is wrong with a case number as typed, or null where nothing is. While it is being typed (`done` false) the
 * beginning of a number is none of these faults; an empty field never is.
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
