import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";
import { findDates } from "../../../text/date.ts";
import { blankRecord } from "../../blank-record.ts";
import { withJudgmentDay } from "../../judgment-day.ts";
import { judgmentId } from "../../judgment-id.ts";
import type { CauseBranch, ParseContext, Parsed, RejectionCode } from "../../parse-result.ts";
import type { CaseRef, Instance, JudgmentRecord } from "../../record.ts";
import { joinWrappedLines, pageWidth } from "../layout/join-wrapped-lines.ts";
import { joinPieces, squeezeCjkSpaces } from "../layout/tighten-blanks.ts";
import { courtEndingAt } from "../procedure/court-before.ts";
import { decisionAt, toDocumentType } from "../procedure/document-type.ts";
import { instanceOfCode } from "../procedure/instance.ts";
import { readOutcome } from "../procedure/outcome.ts";
import { readClaimAmount } from "../published/claim-amount.ts";
import { partKeywords } from "./part-keywords.ts";
import { readIndexEntries, readInstances } from "./reference-index.ts";
import { dropChapterHeadings, dropPageNumbers, type NumberedLine, type Section } from "./reference-lines.ts";
import { readReferenceTitle } from "./reference-title.ts";
import { MAX_TITLE_LINES, type ReferenceCase, splitReferenceCases } from "./split-reference-cases.ts";

/** The document type of a reference case. */
export const REFERENCE_CASE = "参考案例";

/** Labels an entry of the index that is another case and not an instance of this one. */
const OTHER_CASE = /关联案件/;

/**
 * The reference cases in a text, one result each. A case needs a title and a holding. Its court, case number
 * and date are those of its last instance. The instances are those in the index, or else those that the facts
 * report. If there is no case number, the entry number of the collection takes its place.
 */
export function parseReferenceCases(lines: NumberedLine[], context: ParseContext): Parsed[] {
  const width = pageWidth(lines.map(({ text }) => text));
  return splitReferenceCases(lines).map((found) => parseOne(found, width, context));
}

function parseOne(found: ReferenceCase, width: number | null, context: ParseContext): Parsed {
  const reject = (reason: RejectionCode, detail: string): Parsed => ({
    kind: "rejected",
    reason,
    detail,
    line: found.line,
  });
  const sections = cleanSections(found);
  const title = readReferenceTitle(found.title.length > MAX_TITLE_LINES ? [] : dropPageNumbers(found.title));
  if (!title.casename || /[。；]/.test(title.casename))
    return reject("fragment", found.title[0]?.text.slice(0, 40) ?? "");
  const read = sections
    .filter(({ section }) => section !== "index")
    .map(({ section, heading, lines }) => ({
      section,
      heading,
      // The keywords are one line, even if line breaks split it.
      paragraphs:
        section === "keywords"
          ? [joinPieces(lines.map((line) => line.text.trim()))]
          : joinWrappedLines(
              lines.map((line) => line.text),
              width,
            ),
    }));
  const text = (wanted: Section[]): string =>
    read
      .filter(({ section }) => wanted.includes(section))
      .flatMap(({ paragraphs }) => paragraphs)
      .join("\n");
  const told = [title.casename, title.subtitle, text(["facts", "result", "reasons", "holding"])].join("\n");
  const body: string[] = title.subtitle ? [title.subtitle] : [];
  let holding: JudgmentRecord["holding"] = null;
  for (const { section, heading, paragraphs } of read) {
    body.push(heading);
    if (section === "holding" && paragraphs.length > 0)
      holding = { from: body.length, to: body.length + paragraphs.length };
    // Pushed one by one, because a hostile text may have more paragraphs than a function call can take
    // arguments.
    for (const paragraph of paragraphs)
      body.push(section === "keywords" ? partKeywords(paragraph, told, context.isTerm).join("/") : paragraph);
  }
  if (!holding) return reject("truncated", title.casename);
  const index = readIndexEntries(
    sections.filter(({ section }) => section === "index").flatMap(({ lines }) => lines),
  );
  const narrative = text(["facts", "result"]);
  const printed = readInstances(index, context)
    .filter(({ label }) => !OTHER_CASE.test(label))
    .map(({ label: _, ...instance }) => instance);
  const known = printed.length > 0 ? printed : narratedInstances(narrative, context);
  const instances = known.map((instance) => withJudgmentDay(instance, context.today));
  const last = instances.at(-1);
  const keywords = squeezeCjkSpaces(text(["keywords"]).replace(/\n/g, ""));
  const branch = branchOf(keywords, title.entry);
  const cause = causeOfReference(title.casename, keywords, branch, context);
  const record: JudgmentRecord = {
    ...blankRecord(context.source),
    casename: title.casename,
    court: last?.court ?? "",
    court_id: last?.court_id ?? null,
    text_type: REFERENCE_CASE,
    case_number: last?.case_number || title.entry,
    casedate: last?.casedate ?? "",
    cause_code: cause?.code ?? null,
    cause: cause?.label ?? "",
    causes: cause ? [{ code: cause.code, label: cause.label }] : [],
    instance: last?.instance ?? (branch === "6" ? "enforcement" : "other"),
    claim_amount: branch === "2" ? readClaimAmount(text(["facts"]).split("\n"), "first") : null,
    outcome: last ? readOutcome(afterLast(narrative, last), last.instance) : null,
    earlier_cases: instances.slice(0, -1),
    body_text: body,
    // The entry number comes first, because lawyers cite a case by it.
    body_postscript: title.entry ? [`入库编号：${title.entry}`, ...index] : index,
    holding,
  };
  record.id = judgmentId(record, context.sha256);
  return { kind: "record", record, line: found.line };
}

/**
 * The sections without page numbers. The last section also loses the heading of the next chapter at its end.
 */
function cleanSections(found: ReferenceCase): ReferenceCase["sections"] {
  const at = found.sections.length - 1;
  return found.sections.map((part, index) => ({
    ...part,
    lines: dropPageNumbers(index === at ? dropChapterHeadings(part.lines) : part.lines),
  }));
}

/** The text after the last mention of an instance's case number. It reports that court's decision. */
function afterLast(narrative: string, last: CaseRef): string {
  if (!last.case_number) return "";
  const mention = findCaseNumbers(narrative).findLast(({ caseNumber }) => caseNumber === last.case_number);
  return mention ? narrative.slice(mention.to) : "";
}

/** The first keyword of a case, with the branch of the cause catalogue that it stands for. */
const BRANCHES: [RegExp, CauseBranch][] = [
  [/^刑事/, "1"],
  [/^(?:国家赔偿|赔偿|司法救助)/, "7"],
  [/^执行/, "6"],
  [/^民事/, "2"],
  [/^行政/, "5"],
];
/**
 * The third part of an entry number (2023-03-1-404-003), with the branch of the cause catalogue. The third
 * part is 1 for criminal, 2 civil, 3 administrative, 4 compensation, 5 enforcement.
 */
const ENTRY_BRANCHES: Record<string, CauseBranch> = { 1: "1", 2: "2", 3: "5", 4: "7", 5: "6" };

/**
 * The branch of law of a reference case, by its keywords, else by its entry number; null if neither shows it.
 */
export function branchOf(keywords: string, entry: string): CauseBranch | null {
  const word = BRANCHES.find(([pattern]) => pattern.test(keywords))?.[1];
  return word ?? ENTRY_BRANCHES[entry.split("-")[2] ?? ""] ?? null;
}

/**
 * The cause of a reference case by its title, narrowed by its keywords (刑事受贿罪…). An enforcement case has a
 * cause of enforcement, whatever claim is enforced.
 */
export function causeOfReference(
  casename: string,
  keywords: string,
  branch: CauseBranch | null,
  context: ParseContext,
): { code: string; label: string } | null {
  return context.resolveCause([casename, keywords], branch);
}

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
