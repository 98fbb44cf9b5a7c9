import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { findDates } from "../../../text/date.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { CaseRef, Instance } from "../../record.ts";
import { joinPieces, squeezeCjkSpaces } from "../layout/tighten-blanks.ts";
import { courtEndingAt, courtOfNumber, toNamedCourt } from "../procedure/court-before.ts";
import { decisionAt, toDocumentType } from "../procedure/document-type.ts";
import { instanceOfCode, instanceOfLabel } from "../procedure/instance.ts";
import type { NumberedLine } from "./reference-lines.ts";

/** An instance that the index prints. `label` is its label there (一审, 执行复议). */
export interface PrintedInstance extends CaseRef {
  label: string;
}

/** The label of an instance at the start of a line: 一审：, 再审（一审程序）：, 执行异议（第一次）:. */
const LABEL = /^\s*([\u4e00-\u9fff]{1,12}(?:[（(][\u4e00-\u9fff]{1,8}[）)])?)\s*[：:]/;
/**
 * The label of an instance that follows the date of the previous one in the same line, because a line break
 * was lost.
 */
const INLINE_LABEL =
  /(?<=[0-9] ?日 ?[）)]) *(?=[\u4e00-\u9fff]{1,12}(?:[（(][\u4e00-\u9fff]{1,8}[）)])? ?[：:])/;

/**
 * Words in labels of instances. Inside a bracket, a label without such a word (注：) does not start an entry.
 */
const INSTANCE_WORD = /审|执行|复议|复核|申诉|抗诉|赔|管辖|破产|程序|减刑|假释|监督|案件|答复/;
const COURT_AND_NUMBER = /^[\u4e00-\u9fff]{4,34}法院[（(〔[]/;

interface Entry {
  pieces: string[];
  /** Number of brackets that are still open. */
  depth: number;
  isInstance: boolean;
}

/**
 * The entries of a 关联索引, one by one: first statutes, then instances. Lines that continue an entry are joined
 * to it.
 */
export function readIndexEntries(lines: NumberedLine[]): string[] {
  const entries: Entry[] = [];
  for (const { text } of lines) {
    for (const piece of text.split(INLINE_LABEL)) {
      const line = squeezeCjkSpaces(piece);
      if (!line) continue;
      let entry = entries.at(-1);
      if (entry === undefined || opensEntry(line, entry)) {
        entry = { pieces: [], depth: 0, isInstance: isInstanceLine(line) };
        entries.push(entry);
      }
      entry.pieces.push(line);
      entry.depth += count(line, /[（(]/g) - count(line, /[）)]/g);
    }
  }
  return entries.map(({ pieces }) => joinPieces(pieces));
}

/**
 * Whether a line starts an entry, which is a judgment of the case (an instance) or a statute. An instance
 * starts with its label (一审：) or, without a label, with court and case number. After an instance that ends
 * with its date (…日）), every line starts an entry. A statute starts with its title in 《》, unless a bracket of
 * the previous entry is still open or that entry's last line ends with 的, 、 or 为.
 */
function opensEntry(line: string, { depth, isInstance, pieces }: Entry): boolean {
  const last = pieces.at(-1) ?? "";
  if (isInstanceLine(line) && /法院|[12][0-9]{3}[）)]|^.{0,16}[：:]$/.test(line)) return true;
  if (depth <= 0 && LABEL.test(line)) return true;
  if (isInstance && /日[）)]$/.test(last)) return true;
  if (COURT_AND_NUMBER.test(line) && /[条款项）)]$/.test(last) && !isInstance) return true;
  return /^(?:[0-9]{1,2}[.．、])?《/.test(line) && depth <= 0 && !/[的、为]$/.test(last);
}

function isInstanceLine(line: string): boolean {
  return INSTANCE_WORD.test(line.match(LABEL)?.[1] ?? "");
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Maximum distance in characters from an instance's case number to its court and date. */
const REACH = 120;
/** Text between a court and its case number: another name in brackets, 于…日作出, 以. */
const BETWEEN = /(?:[（(][^（）()]{2,30}[）)])?(?:[于以](?:[^，。]{4,14}日)?)?(?:依法)?(?:作出|作)?的?$/;

/**
 * The instances among the entries, in printed order. An entry with two case numbers contains two instances.
 */
export function readInstances(entries: string[], context: ParseContext): PrintedInstance[] {
  return entries.flatMap((entry) => {
    const label = entry.match(LABEL)?.[1] ?? "";
    if (!label && (/^[0-9.．、]*《/.test(entry) || findCaseNumbers(entry).length === 0)) return [];
    return readEntry(entry, label, context);
  });
}

function readEntry(entry: string, label: string, context: ParseContext): PrintedInstance[] {
  const start = entry.match(LABEL)?.[0].length ?? 0;
  const numbers = findCaseNumbers(entry, true).filter(({ from }) => from >= start);
  const date = (from: number): string => findDates(entry.slice(from, from + REACH)).at(0)?.date ?? "";
  if (numbers.length === 0) return readUnnumbered(entry, start, label, context);
  let court: { name: string; id: number | null } | null = null;
  return numbers.map((number) => {
    // The end of a court's name is sometimes lost: 中级人民（2018）.
    const before = entry
      .slice(Math.max(start, number.from - REACH), number.from)
      .replace(BETWEEN, "")
      .replace(/人民$/, "人民法院");
    const named = courtEndingAt(before, before.length, context, number.caseNumber);
    court = named ?? court ?? courtOfNumber(number.caseNumber, context);
    const kind = decisionAt(entry.slice(number.to, number.to + REACH));
    return {
      label,
      court: court?.name ?? "",
      court_id: court?.id ?? null,
      case_number: number.caseNumber,
      text_type: toDocumentType(kind),
      casedate: date(number.to),
      instance: instanceOf(label, number.code),
    };
  });
}

/** An instance printed without a case number: 二审：X法院民事裁定（2020年1月2日）. */
function readUnnumbered(
  entry: string,
  start: number,
  label: string,
  context: ParseContext,
): PrintedInstance[] {
  const printed = entry
    .slice(start)
    .match(/^[\u4e00-\u9fff]{4,40}?法院(?:赔偿委员会|[\u4e00-\u9fff]{2,8}分院)?/)?.[0];
  if (!printed) return [];
  const court = toNamedCourt(printed, context);
  const kind = decisionAt(entry.slice(start + printed.length));
  const casedate = findDates(entry).at(0)?.date ?? "";
  if (!kind && !casedate) return [];
  const instance = instanceOfLabel(label) ?? "other";
  return [
    {
      label,
      court: court.name,
      court_id: court.id,
      case_number: "",
      text_type: toDocumentType(kind),
      casedate,
      instance,
    },
  ];
}

function instanceOf(label: string, code: string): Instance {
  return instanceOfLabel(label) ?? instanceOfCode(code);
}
