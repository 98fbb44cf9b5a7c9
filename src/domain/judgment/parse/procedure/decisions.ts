import { type FoundCaseNumber, findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { findDates } from "../../../text/date.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { CaseRef } from "../../record.ts";
import { type CourtCandidate, courtEndingAt, courtOfNumber } from "./court-before.ts";
import { decisionAt, toDocumentType } from "./document-type.ts";
import { instanceOfCode } from "./instance.ts";

const DAY =
  "[0-9〇○零一二三四五六七八九十 ]{4,5}年[0-9一二三四五六七八九十 ]{1,4}月[0-9一二三四五六七八九十 ]{1,4}日";
/**
 * Text between the court and the case number of its decision: a short name in brackets, 于2021年3月4日作出, 以,
 * 就…作出的.
 */
const MADE = new RegExp(
  `(?:[（(](?:以下|下)[^（）()]{2,20}[）)])?(?:(?:于|在)?${DAY}[^，。；：]{0,6}?)?(?:[^，。；：、（）()法院庭]{0,8}?作出了?的?|以|的|就[^，。；：]{1,20}作出)?$`,
);

/** Finds the court of a decision if the text before the decision's case number names none. */
type Fallback = (text: string, position: number, caseNumber: string) => CourtCandidate | null;

/**
 * The court decisions named in a text by case number, in order: X法院（2020）…号民事判决, X法院于…作出（2020）…号…. If no
 * court precedes the number, `fallback` finds it.
 */
export function findDecisions(text: string, context: ParseContext, fallback?: Fallback): CaseRef[] {
  return findCaseNumbers(text).map((number) => readDecision(text, number, context, fallback));
}

function readDecision(
  text: string,
  number: FoundCaseNumber,
  context: ParseContext,
  fallback?: Fallback,
): CaseRef {
  const before = text.slice(Math.max(0, number.from - 80), number.from);
  const made = before.match(MADE)?.[0] ?? "";
  const court =
    courtEndingAt(text, number.from - made.length, context, number.caseNumber) ??
    fallback?.(text, number.from, number.caseNumber) ??
    courtOfNumber(number.caseNumber, context);
  const kind = decisionAt(text.slice(number.to, number.to + 40));
  const told = findDates(before).at(-1);
  return {
    court: court?.name ?? "",
    court_id: court?.id ?? null,
    case_number: number.caseNumber,
    text_type: toDocumentType(kind),
    casedate: told && /^(?:[^，。；]{0,8}?作出的?)?$/.test(before.slice(told.to)) ? told.date : "",
    instance: instanceOfCode(number.code),
  };
}
