import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";
import { findDates } from "../../../text/date.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { CaseRef, Instance } from "../../record.ts";
import { courtEndingAt } from "../procedure/court-before.ts";
import { decisionAt, toDocumentType } from "../procedure/document-type.ts";
import { instanceOfCode } from "../procedure/instance.ts";

/** A court's decision: X法院于2021年6月18日作出（2021）…号民事判决. The number may be missing. */
const MADE = /法院(?:赔偿委员会)?[^，。；：]{0,24}?作出了?/g;

/** The stages in their usual order, for decisions that are reported without a case number. */
const STAGES: Instance[] = ["first", "second", "retrial"];

/**
 * The decisions that the facts of a reference case report, in order. Each has court, date, number if printed,
 * and kind. The stage follows from the number's code. Without a number, it follows from the position in the
 * report.
 */
export function narratedInstances(text: string, context: ParseContext): CaseRef[] {
  const found: CaseRef[] = [];
  for (const match of allMatches(text, MADE)) {
    const courtEnd = match.index + (match[0].startsWith("法院赔偿委员会") ? 7 : 2);
    const end = match.index + match[0].length;
    const number = findCaseNumbers(text.slice(end, end + 60)).find(({ from }) => from <= 2);
    const kind = decisionAt(text.slice(end + (number?.to ?? 0)));
    const casedate = findDates(match[0])[0]?.date ?? "";
    if (!number && !(kind && casedate)) continue;
    const court = courtEndingAt(text, courtEnd, context, number?.caseNumber);
    if (
      !court ||
      found.some(
        (other) =>
          other.court === court.name &&
          other.case_number === (number?.caseNumber ?? "") &&
          other.casedate === casedate,
      )
    )
      continue;
    found.push({
      court: court.name,
      court_id: court.id,
      case_number: number?.caseNumber ?? "",
      text_type: toDocumentType(kind),
      casedate,
      instance: number ? instanceOfCode(number.code) : (STAGES[found.length] ?? "other"),
    });
  }
  return found;
}
