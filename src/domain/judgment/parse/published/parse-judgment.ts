import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { judgmentDayOf, withJudgmentDay } from "../../judgment-day.ts";
import { judgmentId } from "../../judgment-id.ts";
import type { ParseContext, Parsed, RejectionCode } from "../../parse-result.ts";
import type { Instance, JudgmentRecord, Party, Side } from "../../record.ts";
import { rowText } from "../layout/row-text.ts";
import { CELL_MARK } from "../layout/table-lines.ts";
import { squeezeCjkSpaces, tightenSqueezed } from "../layout/tighten-blanks.ts";
import { unwrapLines } from "../layout/unwrap.ts";
import { toParagraphs } from "../paragraphs/restore-paragraphs.ts";
import { completeAccused, counselPresent } from "../people/accused.ts";
import { withVerb } from "../people/offences.ts";
import { readPeople } from "../people/people.ts";
import { readSignature } from "../people/signature.ts";
import { courtOfNumber, toNamedCourt } from "../procedure/court-before.ts";
import { instanceOfCode } from "../procedure/instance.ts";
import { readOutcome } from "../procedure/outcome.ts";
import { asksForMoney, branchOfDocument } from "./branch.ts";
import { readCauses } from "./causes.ts";
import { readClaimAmount } from "./claim-amount.ts";
import { readEarlierCases } from "./earlier-cases.ts";
import { type Header, readHeader } from "./header.ts";
import { cutSections, type JudgmentSections } from "./sections.ts";
import { type JudgmentLines, splitJudgments } from "./split-judgments.ts";

/**
 * The judgments in a text that has the form in which courts publish them, one result each. Facts that a
 * document does not state are empty. Only court, type, case number and a body are required.
 */
export function parseJudgments(lines: string[], context: ParseContext): Parsed[] {
  return splitJudgments(lines).map((piece) => parseOne(piece, context));
}

function parseOne(piece: JudgmentLines, context: ParseContext): Parsed {
  const reject = (reason: RejectionCode, detail = ""): Parsed => ({
    kind: "rejected",
    reason,
    detail,
    line: piece.line,
  });
  const printed = toParagraphs(unwrapLines(piece.lines));
  const hasTable = printed.some((text) => text.includes(CELL_MARK));
  const paragraphs = hasTable ? printed.map(rowText) : printed;
  if (paragraphs.length === 0) return reject("empty");
  const header = readHeader(paragraphs);
  if (!header.court && !header.text_type && !header.case_number)
    return reject("not_a_judgment", paragraphs[0]?.slice(0, 40));
  const behind = paragraphs.slice(header.length);
  const sections = cutSections(behind, hasTable ? printed.slice(header.length) : behind);
  if (hasTable) header.cause ||= causeOfRows(behind);
  const fault = faultOf(header, sections);
  if (fault) return reject(fault, header.case_number || header.court);
  const { record, unnamed } = toRecord(header, sections, context);
  return { kind: "record", record, line: piece.line, ...(unnamed > 0 && { unnamed }) };
}

/** The cause that a paragraph of its own states (案由：…). */
const causeOfRows = (paragraphs: string[]): string =>
  paragraphs.find((text) => text.startsWith("案由："))?.slice(3) ?? "";

/**
 * Why a document cannot be used because of its head, or null. One of court, type and number may be missing;
 * the type only if the text has an operative part.
 */
function faultOf(
  { court, text_type, case_number }: Header,
  sections: JudgmentSections,
): RejectionCode | null {
  const isNamed = Boolean(court || case_number);
  if (!text_type && court && case_number && !sections.operative) return "no_type";
  if (!text_type && !(court && case_number)) return "not_a_judgment";
  if (!isNamed) return "no_court";
  return sections.body.length === 0 ? "no_body" : null;
}

/**
 * The sentences of the introducing paragraph that state the charges, at most three. If no sentence states
 * them, they are the first three of the paragraph.
 */
function chargeOf(introduction: string[]): string {
  const [first = ""] = introduction;
  const sentences = first.split(/(?<=。)/);
  const charges = sentences.filter((sentence) => /指控|一案|提起公诉|公诉机关/.test(sentence));
  return (charges.length > 0 ? charges : sentences).slice(0, 3).join("");
}

/**
 * The record of a document's parts. `unnamed` counts its people who were left out because their names do not
 * have the form of a name.
 */
function toRecord(
  header: Header,
  sections: JudgmentSections,
  context: ParseContext,
): { record: JudgmentRecord; unnamed: number } {
  const code = findCaseNumbers(header.case_number)[0]?.code ?? header.case_number;
  const instance = instanceOfCode(code, () => `${header.title}\n${sections.read.slice(-6).join("\n")}`);
  const branch = branchOfDocument(header.text_type, code);
  const { introduction: at, ...people } = readPeople(sections.read, instance);
  const body = sections.read.map(tightenSqueezed);
  const introduction = at < 0 ? [] : body.slice(at);
  const charge = withVerb(chargeOf(introduction), context.isTerm);
  const parties =
    branch === "1" ? completeAccused(people.parties, charge, sections.operative, instance) : people.parties;
  const hasList = people.parties.length > 0 || people.counsel.length > 0;
  const counsel = branch !== "1" || hasList ? people.counsel : counselPresent(introduction[0] ?? "", parties);
  const signature = readSignature(sections.tail);
  const court = header.court
    ? toNamedCourt(header.court, context, header.case_number)
    : (courtOfNumber(header.case_number, context) ?? { name: "", id: null });
  const own = { court: court.name, court_id: court.id, case_number: header.case_number, instance };
  const { causes, printed } = readCauses(
    { introduction, charge, operative: sections.operative, parties, header },
    branch,
    context,
  );
  const record: JudgmentRecord = {
    id: "",
    casename: header.title || composeCaseName(parties, printed, instance, header.text_type),
    court: court.name,
    court_id: court.id,
    text_type: header.text_type,
    case_number: header.case_number,
    casedate: judgmentDayOf([signature.date, header.date], header.case_number, context.today),
    cause_code: causes[0]?.code ?? null,
    cause: causes[0]?.label ?? "",
    causes,
    instance,
    parties,
    counsel,
    presiding_judge: signature.presiding_judge,
    panel: signature.panel,
    clerk: signature.clerk,
    claim_amount: asksForMoney(code, header.text_type, introduction[0] ?? "")
      ? readClaimAmount(body, instance)
      : null,
    outcome: readOutcome(sections.operative, instance),
    earlier_cases: readEarlierCases(introduction, squeezeCjkSpaces(sections.operative), own, context).map(
      (earlier) => withJudgmentDay(earlier, context.today),
    ),
    later_cases: [],
    body_text: sections.body === sections.read ? body : sections.body.map(tightenSqueezed),
    tail_text: signature.lines,
    body_postscript: sections.postscript.map(tightenSqueezed),
    holding: sections.holding,
    wenshu_url: header.wenshu_url,
    source: context.source,
  };
  record.id = judgmentId(record, context.sha256);
  return { record, unnamed: people.unnamed };
}

const STAGE_WORDS: Partial<Record<Instance, string>> = { first: "一审", second: "二审", retrial: "再审" };

/** If a side has more parties than this, only its first party is named, followed by 等. */
const MAX_NAMES = 3;

/**
 * The name of a case whose text has no title, in the form that courts publish. It consists of the parties of
 * both sides, cause, stage and document type (甲公司与乙公司买卖合同纠纷二审民事判决书).
 */
export function composeCaseName(
  parties: Party[],
  cause: string,
  instance: Instance,
  textType: string,
): string {
  const first = sideNames(parties, ["appellant", "plaintiff"]);
  const second = sideNames(parties, ["appellee", "defendant"]);
  const isCriminal = textType.startsWith("刑事");
  const people = isCriminal ? accused(parties) : [first, second].filter(Boolean).join("与");
  return `${people}${cause}${STAGE_WORDS[instance] ?? ""}${textType}`;
}

function sideNames(parties: Party[], sides: Side[]): string {
  for (const side of sides) {
    const names = [...new Set(parties.filter((party) => party.side === side).map(({ name }) => name))];
    if (names.length > MAX_NAMES) return `${names[0]}等`;
    if (names.length > 0) return names.join("、");
  }
  return "";
}

/** The accused in the case's name: those who appeal, or all if nobody appeals. */
function accused(parties: Party[]): string {
  const all = parties.filter(({ role }) => /被告人|被告单位|罪犯|申诉人/.test(role) && !/民事/.test(role));
  const appealing = all.filter(({ side }) => side === "appellant");
  const names = [...new Set((appealing.length > 0 ? appealing : all).map(({ name }) => name))];
  return names.length > MAX_NAMES ? `${names[0]}等` : names.join("、");
}
