import type { ParseContext } from "../../parse-result.ts";
import type { CaseRef, JudgmentRecord } from "../../record.ts";
import { findDecisions } from "../procedure/decisions.ts";
import { type CourtFallback, rememberCourts } from "./court-memory.ts";

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
