import { findCaseNumbers } from "../case-number.ts";
import { toNamedCourt } from "../court-before.ts";
import { branchOfCode, instanceOfCode } from "../instance.ts";
import { isJudgmentDay, withJudgmentDay } from "../judgment-day.ts";
import { judgmentId } from "../judgment-id.ts";
import { tightenBlanks } from "../layout/tighten-blanks.ts";
import { unwrapLines } from "../layout/unwrap.ts";
import { readOutcome } from "../outcome.ts";
import { toParagraphs } from "../paragraphs/restore-paragraphs.ts";
import type { CauseBranch, ParseContext, Parsed, RejectionCode } from "../parse-result.ts";
import type { Counsel, Instance, JudgmentRecord, Party } from "../record.ts";
import { composeCaseName } from "./case-name.ts";
import { readClaimAmount } from "./claim-amount.ts";
import { continuesCounsel, isCounsel, readCounsel } from "./counsel.ts";
import { readEarlierCases } from "./earlier-cases.ts";
import { readHeader } from "./header.ts";
import { findIntroduction, type PrintedCause, readCause } from "./introduction.ts";
import { readParties } from "./party.ts";
import { PARTY_WORD } from "./roles.ts";
import { cutSections } from "./sections.ts";
import { readSignature } from "./signature.ts";
import { type Piece, splitJudgments } from "./split-judgments.ts";

/** Parties fill at most this many paragraphs where no introduction ends them. */
const PARTY_PARAGRAPHS = 60;

/**
 * The judgments of a text in the form that courts publish, one result each. What a document does not say
 * stays empty; only court, type, case number and a body are indispensable.
 */
export function parseJudgments(lines: string[], context: ParseContext): Parsed[] {
  return splitJudgments(lines).map((piece) => parseOne(piece, context));
}

function parseOne(piece: Piece, context: ParseContext): Parsed {
  const reject = (reason: RejectionCode, detail = ""): Parsed => ({
    kind: "rejected",
    reason,
    detail,
    line: piece.line,
  });
  const segments = toParagraphs(unwrapLines(piece.lines));
  if (segments.length === 0) return reject("empty");
  const header = readHeader(segments);
  if (!header.court && !header.text_type && !header.case_number)
    return reject("not_a_judgment", segments[0]?.slice(0, 40));
  if (!header.court) return reject("no_court", header.case_number);
  if (!header.text_type) return reject("not_a_judgment", header.case_number);
  if (!header.case_number) return reject("no_case_number", header.court);
  const sections = cutSections(segments.slice(header.length));
  if (sections.body.length === 0) return reject("no_body", header.case_number);
  const code = findCaseNumbers(header.case_number)[0]?.code ?? "";
  const instance = instanceOfCode(code);
  const branch = branchOfDocument(header.text_type, code);
  const at = findIntroduction(sections.body);
  const { parties, counsel } = readPeople(paragraphsOfParties(sections.body, at), instance);
  const body = sections.body.map(tightenBlanks);
  const signature = readSignature(sections.tail);
  const court = toNamedCourt(header.court, context, header.case_number);
  const own = { court: court.name, court_id: court.id, case_number: header.case_number, instance };
  const introduction = at < 0 ? [] : body.slice(at);
  const printed = readCause(
    introduction.slice(0, 2).join("\n"),
    sections.operative,
    parties,
    branch,
    context,
  );
  const cause =
    printed.code || printed.label ? printed : causeOfHeader(header.cause, header.title, branch, context);
  const record: JudgmentRecord = {
    id: "",
    casename: header.title || composeCaseName(parties, cause.printed, instance, header.text_type),
    court: court.name,
    court_id: court.id,
    text_type: header.text_type,
    case_number: header.case_number,
    casedate: [signature.date, header.date].find((date) => isJudgmentDay(date, context.today)) ?? "",
    cause_code: cause.code,
    cause: cause.label,
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
    earlier_cases: readEarlierCases(introduction, tightenBlanks(sections.operative), own, context).map(
      (earlier) => withJudgmentDay(earlier, context.today),
    ),
    later_cases: [],
    body_text: body,
    tail_text: signature.lines,
    body_postscript: sections.postscript.map(tightenBlanks),
    holding: sections.holding,
    wenshu_url: header.wenshu_url,
    source: context.source,
  };
  record.id = judgmentId(record, context.sha256);
  return { kind: "record", record, line: piece.line };
}

/** What stands above the introduction, the sentences before it in its own paragraph included. */
function paragraphsOfParties(body: string[], introduction: number): string[] {
  if (introduction < 0) return body.slice(0, PARTY_PARAGRAPHS);
  const sentences = (body[introduction] ?? "").split(/(?<=。)/);
  const at = sentences.findIndex((sentence) => /一案|指控/.test(sentence));
  return [...body.slice(0, introduction), ...sentences.slice(0, Math.max(at, 0))];
}

const PERSON_END = new RegExp(`(?<=。)\\s?|(?<=；)\\s?(?=${PARTY_WORD.source}|委托|辩护人|法定代表人)`);

/** Parties and counsel of the paragraphs above the introduction, sentence by sentence. */
function readPeople(paragraphs: string[], instance: Instance): { parties: Party[]; counsel: Counsel[] } {
  const parties: Party[] = [];
  const counsel: Counsel[] = [];
  let isListed = false;
  for (const sentence of paragraphs.flatMap((paragraph) => paragraph.split(PERSON_END))) {
    if (isCounsel(sentence) || (isListed && continuesCounsel(sentence))) {
      const people = readCounsel(sentence, parties);
      isListed ||= people.length === 0;
      for (const person of people) addCounsel(counsel, person);
      continue;
    }
    isListed = false;
    for (const party of readParties(sentence, instance)) if (!isKnown(parties, party)) parties.push(party);
  }
  return { parties, counsel };
}

/** A party printed again, with the same role or with a bare one. */
function isKnown(parties: Party[], { name, role, side }: Party): boolean {
  return parties.some(
    (other) => other.name === name && (other.role === role || (other.side === side && !/[（(]/.test(role))),
  );
}

/** Somebody who acts for several parties of a side is one entry with all their names. */
function addCounsel(counsel: Counsel[], person: Counsel): void {
  const known = counsel.find(
    ({ name, firm, side }) => name === person.name && firm === person.firm && side === person.side,
  );
  if (!known) counsel.push(person);
  else known.parties = [...new Set([...known.parties, ...person.parties])];
}

function causeOfHeader(
  field: string,
  title: string,
  branch: CauseBranch | null,
  context: ParseContext,
): PrintedCause {
  const known = context.resolveCause([field, title].filter(Boolean), branch === "6" ? "2" : branch);
  return known ? { ...known, printed: field || known.label } : { code: null, label: field, printed: field };
}

/**
 * False for proceedings that are not about a sum: crime without a joined civil claim, acts of agencies other
 * than compensation, bankruptcy, special procedures, jurisdiction.
 */
function asksForMoney(code: string, textType: string, introduction: string): boolean {
  const branch = branchOfDocument(textType, code);
  if (branch === "1") return /附带民事/.test(textType + introduction);
  if (branch === "5") return /赔偿|补偿/.test(textType + introduction) || /赔/.test(code);
  return !/破|强清|清[申终算]|民特|特监|辖/.test(code) && !/管辖权异议/.test(introduction);
}

/** The branch of the cause catalogue that a document belongs to, by its type, else by its number's code. */
function branchOfDocument(textType: string, code: string): CauseBranch {
  if (/^执行/.test(textType)) return "6";
  if (/^刑事/.test(textType)) return "1";
  if (/^行政/.test(textType)) return "5";
  if (/赔偿/.test(textType)) return "7";
  return branchOfCode(code) ?? "2";
}
