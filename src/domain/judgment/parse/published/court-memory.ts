import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { JudgmentRecord } from "../../record.ts";
import { type CourtCandidate, courtEndingAt, courtOfNumber } from "../procedure/court-before.ts";

/** Finds the court of a decision if the text names none before the decision's number. */
export type CourtFallback = (text: string, position: number, caseNumber: string) => CourtCandidate | null;

const SHORT_NAME = /法院[（(](?:以下|下)(?:简)?称[：:]?[“"]?([\u4e00-\u9fff]{2,12})[”"]?[）)]/g;
/** Maximum distance in characters from a decision's number back to its court: X法院审理…一案，于…作出（2013）…号. */
const REACH = 250;
/** Maximum number of mentions of a court that are tried within this distance. */
const MENTIONS = 6;
/** Only this many decisions, the first ones of a document, are searched for courts. */
const MAX_NUMBERS = 100;

/**
 * Returns a look-up for courts that a document names once and refers to later. A later reference is a short
 * name that the document has introduced (以下简称中山法院), 本院, a case number with the same court code, or no name at
 * all, which means the nearest court named before.
 */
export function rememberCourts(
  document: string,
  own: Pick<JudgmentRecord, "court" | "court_id" | "case_number">,
  context: ParseContext,
): CourtFallback {
  const ownCourt: CourtCandidate = { name: own.court, id: own.court_id };
  let read: NamedCourts | undefined;
  // Computed on demand, because most documents name no decision but their own.
  const named = (): NamedCourts => (read ??= readCourts(document, own.case_number, ownCourt, context));
  const byMention = (text: string, end: number): CourtCandidate | null => {
    if (text.endsWith("本院", end)) return ownCourt;
    for (const [name, court] of named().shortNames) if (text.endsWith(name, end)) return court;
    return courtEndingAt(text, end, context);
  };
  return (text, position, caseNumber) => {
    const known = named().byPrefix.get(prefixOf(caseNumber)) ?? courtOfNumber(caseNumber, context);
    if (known) return known;
    let at = position;
    for (let mention = 0; mention < MENTIONS; mention++) {
      at = Math.max(text.lastIndexOf("法院", at - 1), text.lastIndexOf("本院", at - 1));
      if (at < 0 || at < position - REACH) return null;
      const court = byMention(text, at + 2);
      if (court) return court;
    }
    return null;
  };
}

/**
 * The courts that a document names, by the short names that it introduces and by the court codes of case
 * numbers.
 */
interface NamedCourts {
  shortNames: Map<string, CourtCandidate>;
  byPrefix: Map<string, CourtCandidate>;
}

function readCourts(
  document: string,
  ownNumber: string,
  ownCourt: CourtCandidate,
  context: ParseContext,
): NamedCourts {
  const shortNames = new Map<string, CourtCandidate>();
  for (const match of allMatches(document, SHORT_NAME)) {
    const court = courtEndingAt(document, match.index + 2, context);
    if (court && match[1]) shortNames.set(match[1], court);
  }
  const byPrefix = new Map<string, CourtCandidate>([[prefixOf(ownNumber), ownCourt]]);
  for (const number of findCaseNumbers(document).slice(0, MAX_NUMBERS)) {
    const court = courtEndingAt(document, number.from, context, number.caseNumber);
    if (court && !byPrefix.has(prefixOf(number.caseNumber))) byPrefix.set(prefixOf(number.caseNumber), court);
  }
  byPrefix.delete("");
  return { shortNames, byPrefix };
}

/**
 * The year's successor in a modern case number, which stands for the court: 内0102 in （2021）内0102民初12号. Empty
 * for older numbers.
 */
function prefixOf(caseNumber: string): string {
  return caseNumber.match(/^（[0-9]{4}）([\u4e00-\u9fff]{1,3}[0-9]{2,4})/)?.[1] ?? "";
}
