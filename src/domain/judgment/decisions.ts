import { findDates } from "../text/date.ts";
import { type FoundCaseNumber, findCaseNumbers } from "./case-number.ts";
import { courtBefore, type NamedCourt } from "./court-before.ts";
import { decisionAt } from "./document-type.ts";
import { instanceOfCode } from "./instance.ts";
import type { ParseContext } from "./parse-result.ts";
import type { CaseRef } from "./record.ts";

/** A decision that running text names, with where it stands. */
export interface FoundDecision extends CaseRef {
  /** Half-open UTF-16 offsets from the court's name to the end of the decision's kind. */
  from: number;
  to: number;
}

/** What stands between the court and the number: 于2021年3月4日作出, 以, 对本案作出的. */
const MADE =
  /(?:(?:于|在)?[0-9〇○零一二三四五六七八九十 ]{4,5}年[0-9一二三四五六七八九十 ]{1,4}月[0-9一二三四五六七八九十 ]{1,4}日[^，。；：]{0,6}?)?(?:[^，。；：、]{0,8}?作出了?的?|以|的|就[^，。；：]{1,20}作出)?$/;

/**
 * The decisions of courts that a text names by case number, in order: X法院（2020）…号民事判决,
 * X法院于…作出（2020）…号…, and those that follow without a court of their own, which then have none.
 */
export function findDecisions(text: string, context: ParseContext): FoundDecision[] {
  return findCaseNumbers(text).map((number) => readDecision(text, number, context));
}

function readDecision(text: string, number: FoundCaseNumber, context: ParseContext): FoundDecision {
  const before = text.slice(Math.max(0, number.from - 60), number.from);
  const made = before.match(MADE)?.[0] ?? "";
  const court = courtBefore(text, number.from - made.length, context) ?? courtOfCode(number.code, context);
  const kind = decisionAt(text.slice(number.to, number.to + 40));
  const kindAt = kind ? text.indexOf(kind, number.to) : number.to;
  return {
    court: court?.name ?? "",
    court_id: court?.id ?? null,
    case_number: number.caseNumber,
    text_type: kind,
    casedate: findDates(made)[0]?.date ?? "",
    instance: instanceOfCode(number.code),
    from: number.from - made.length,
    to: kindAt + kind.length,
  };
}

/** The court that a code alone names: 最高法 is the Supreme People's Court's; others need the catalogue. */
export function courtOfCode(code: string, context: ParseContext): NamedCourt | null {
  if (!code.startsWith("最高法")) return null;
  const court = context.resolveCourt("最高人民法院");
  return { name: court?.label ?? "最高人民法院", id: court?.id ?? null };
}
