import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { CaseRef, JudgmentRecord } from "../../record.ts";
import { type CourtCandidate, courtEndingAt, courtOfNumber } from "../procedure/court-before.ts";
import { findDecisions } from "../procedure/decisions.ts";

/**
 * The start of a paragraph after the procedural history. It opens the pleadings, the findings or the court's
 * opinion.
 */
const PLEADINGS =
  /^(?:[^，。：]{0,40}?(?:诉称|上诉称|辩称|答辩称|述称|申请称|请求：|诉讼请求：|起诉请求|上诉请求|申请再审请求|再审请求|指控：|异议称|申请再审称)|事实[和与]理由|经审理查明|本院认为|本院经审[查理]|一审法院认定|一审法院查明|原审法院|原审查明|原判认定)/;
/** The start of a paragraph that reports an earlier court's decision: X法院于…作出（2017）…号民事判决. */
const HISTORY = /^[^，。；]{2,40}法院(?:经[^，。]{1,10})?(?:于[^，。]{4,16}日)?(?:依法)?作出/;
const OWN_OPINION = /^(?:[（(]?[一二三]?[）)]?、?)?本院(?:再审|二审|经审[查理]|审查)*认为/;
/** Maximum number of introducing paragraphs, if no pleading ends them. */
const MAX_INTRODUCTION_PARAGRAPHS = 8;
/** Maximum number of earlier cases. A longer list is not the history of one dispute. */
const MAX_CASES = 60;

/**
 * The earlier decisions of the same dispute, in printed order, without duplicates. They are named where the
 * case is introduced, where the operative part upholds or sets them aside, or at the start of a paragraph. An
 * enforcement document also names the enforced decision. Decisions cited as authority or evidence stand
 * elsewhere in the text and are left out.
 */
export function readEarlierCases(
  introduction: string[],
  operative: string,
  own: Pick<JudgmentRecord, "court" | "court_id" | "case_number" | "instance">,
  context: ParseContext,
): CaseRef[] {
  const end = introduction.findIndex((paragraph, index) => index > 0 && PLEADINGS.test(paragraph));
  const opening = introduction
    .slice(0, end < 0 ? MAX_INTRODUCTION_PARAGRAPHS : Math.min(end, MAX_INTRODUCTION_PARAGRAPHS))
    .join("\n");
  const opinion = introduction.findIndex((paragraph) => OWN_OPINION.test(paragraph));
  const told = introduction.slice(0, opinion < 0 ? introduction.length : opinion);
  const memory = rememberCourts(told.join("\n"), own, context);
  const found = findDecisions(opening, context, memory).slice(0, MAX_CASES);
  if (own.instance === "second" || own.instance === "retrial") {
    for (const paragraph of told.filter((text) => HISTORY.test(text))) {
      found.push(...findDecisions(paragraph, context, memory).slice(0, 1));
    }
  }
  if (own.instance !== "first") found.push(...findDecisions(operative, context, memory).slice(0, MAX_CASES));
  if (own.instance === "enforcement") found.push(...decisionEnforced(found, told, context, memory));
  return mergeByNumber(found, own.case_number);
}

/**
 * The enforced decision: the first decision of another stage. Empty if the introducing paragraphs already
 * name one.
 */
function decisionEnforced(
  found: CaseRef[],
  told: string[],
  context: ParseContext,
  memory: CourtFallback,
): CaseRef[] {
  if (found.some(({ instance }) => instance !== "enforcement")) return [];
  const text = told.join("\n").slice(0, 20_000);
  return findDecisions(text, context, memory)
    .filter(({ instance }) => instance !== "enforcement")
    .slice(0, 1);
}

function mergeByNumber(found: CaseRef[], ownNumber: string): CaseRef[] {
  const cases = new Map<string, CaseRef>();
  for (const decision of found) {
    if (decision.case_number === ownNumber) continue;
    const known = cases.get(decision.case_number);
    cases.set(decision.case_number, known ? merge(known, decision) : decision);
  }
  return [...cases.values()];
}

function merge(known: CaseRef, other: CaseRef): CaseRef {
  return {
    ...known,
    court: known.court || other.court,
    court_id: known.court_id ?? other.court_id,
    text_type: known.text_type || other.text_type,
    casedate: known.casedate || other.casedate,
  };
}

/** Finds the court of a decision if the text before the decision's case number names none. */
type CourtFallback = (text: string, position: number, caseNumber: string) => CourtCandidate | null;

const SHORT_NAME = /法院[（(](?:以下|下)(?:简)?称[：:]?[“"]?([\u4e00-\u9fff]{2,12})[”"]?[）)]/g;
/** Maximum distance in characters from a decision's case number back to its court: X法院审理…一案，于…作出（2013）…号. */
const REACH = 250;
/** Maximum number of mentions of a court that are tried within this distance. */
const MENTIONS = 6;
/** Maximum number of decisions of a document, from its start, for which a court is searched. */
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
 * The courts named in a document, by the short names that it introduces and by the court codes of case
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
 * The part after the year in a case number since 2016, which identifies the court: 内0102 in （2021）内0102民初12号.
 * Empty for older numbers.
 */
function prefixOf(caseNumber: string): string {
  return caseNumber.match(/^（[0-9]{4}）([\u4e00-\u9fff]{1,3}[0-9]{2,4})/)?.[1] ?? "";
}
