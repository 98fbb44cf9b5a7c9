import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";
import { findCaseNumbers } from "./find-case-numbers.ts";
import { readCaseNumber } from "./read-case-number.ts";

/**
 * Why the typed text is no case number. `year`: it does not begin with a year. `future`: the year is in the
 * future. `unfinished`: it is incomplete. `court`: no court has this code. `other`: the text after the year
 * is not a code and a serial number.
 */
export type CaseNumberFault = "year" | "future" | "unfinished" | "court" | "other";

const OPEN = "[（(〔[［【﹝]";
const BEGUN_YEAR = new RegExp(`^(${OPEN})?(?:[12][0-9]{0,3})?$`);
const BEHIND_YEAR = new RegExp(`^${OPEN}([12][0-9]{3})[）)〕\\]］】﹞](.*)$`);
/** A code and a serial number, or the beginning of them. */
const BEGUN_CODE = /^(?:[\u4e00-\u9fff][\u4e00-\u9fff0-9A-Z（()）、,，—－~～至-]*)?$/;

/** First year in which every code begins with the character of a province (法〔2015〕137号). */
const SIGNED_SINCE = 2016;
/**
 * The beginning of a code: the character of a province, of the production corps or of the military courts, or
 * 最高法 (the Supreme Court), which may be incomplete: 最, 最高.
 */
const SIGN = /^(?:[京津冀晋内辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵黔云藏陕甘青宁新兵军]|最(?:$|高(?:$|法)))/;

/**
 * What is wrong with a typed case number; null if nothing is wrong or the field is empty. While the visitor
 * still types (`done` is false), an incomplete number is no fault. `thisYear` is the latest possible year.
 */
export function faultOfCaseNumber(typed: string, done: boolean, thisYear: number): CaseNumberFault | null {
  const whole = /[号號]/.test(typed) ? readCaseNumber(typed) : null;
  const line = whole ?? withoutSpaces(toAsciiAlphanumerics(toNfc(typed)));
  if (line === "") return null;
  const found = findCaseNumbers(line);
  const faults = found.map(({ year, code }) => faultOfYear(year, thisYear) ?? faultOfCode(year, code));
  if (found.length > 0) return faults.includes(null) ? null : faults[0]!;
  const year = BEGUN_YEAR.exec(line);
  if (year) return done ? (year[1] ? "unfinished" : "year") : null;
  const [, digits = "", rest] = BEHIND_YEAR.exec(line) ?? [];
  if (rest === undefined) return "year";
  const late = faultOfYear(Number(digits), thisYear);
  if (late) return late;
  if (rest.includes("号") || !BEGUN_CODE.test(rest)) return "other";
  return faultOfCode(Number(digits), rest) ?? (done ? "unfinished" : null);
}

const faultOfYear = (year: number, thisYear: number) => (year > thisYear ? "future" : null);

const faultOfCode = (year: number, code: string) =>
  year >= SIGNED_SINCE && code !== "" && !SIGN.test(code) ? "court" : null;
