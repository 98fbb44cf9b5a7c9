import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { withoutSpaces } from "../../../text/to-nfc.ts";
import { documentTypeBelowCourt } from "../procedure/document-type.ts";

/** The lines of one document in a text. `line` is the number of its first line in the text, from 1. */
export interface JudgmentLines {
  line: number;
  lines: string[];
}

const RULE = /^[-=_*#~·—─━＝－]{3,}$|^(?:第[一二三四五六七八九十0-9]{1,3}[篇件份](?:裁判文书)?)$/;
const COURT_LINE = /^(?:中华人民共和国)?[\u4e00-\u9fff]{2,34}(?:法院|赔偿委员会)$/;
const COURT_AND_TYPE = /^(?:中华人民共和国)?[\u4e00-\u9fff]{2,34}法院[\u4e00-\u9fff]{2,12}书$/;
/** Number of lines, including blank ones, in which a head has its court, document type and case number. */
const HEAD_REACH = 8;
/** Maximum number of lines from the line with the court back to the title and a database's fields. */
const TITLE_REACH = 10;

/**
 * The documents in a text. A document starts at a line with its court, or court and type; type and case
 * number stand just below. The title and a database's fields above the court belong to it. A text with at
 * most one head is a single document.
 */
export function splitJudgments(lines: string[]): JudgmentLines[] {
  const compact = lines.map((line) => (line.length < 80 ? withoutSpaces(line) : "-"));
  const found = compact.flatMap((_, index) => (isHead(compact, index) ? [index] : []));
  // A head with the same case number as the head found before it does not count. It is printed twice in a
  // row, or repeated further down.
  const heads = found.filter((head, at) => at === 0 || !isRepeated(compact, found[at - 1] ?? 0, head));
  const starts = heads.map((head, at) => (at === 0 ? 0 : startAbove(compact, head, heads[at - 1] ?? 0)));
  if (starts.length === 0) starts.push(0);
  return starts.map((start, at) => ({
    line: start + 1,
    lines: lines.slice(start, starts[at + 1]).filter((line) => !isRule(line)),
  }));
}

function isHead(lines: string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (!COURT_LINE.test(line) && !COURT_AND_TYPE.test(line)) return false;
  const below = lines
    .slice(index, index + HEAD_REACH)
    .filter(Boolean)
    .slice(0, 4);
  const hasType =
    COURT_AND_TYPE.test(line) || below.slice(1).some((text) => documentTypeBelowCourt(text) !== "");
  return (
    hasType &&
    below.some((text) => findCaseNumbers(text).some(({ from, to }) => text.length - (to - from) <= 8))
  );
}

function isRepeated(lines: string[], before: number, head: number): boolean {
  const number = numberBelow(lines, head);
  return number !== "" && number === numberBelow(lines, before);
}

function numberBelow(lines: string[], head: number): string {
  for (const line of lines.slice(head, head + HEAD_REACH)) {
    const number = findCaseNumbers(line)[0]?.caseNumber;
    if (number) return number;
  }
  return "";
}

const OPENS_RULE = /^[\s\ue5e5]*[-=_*#~·—─━＝－第]/;

function isRule(line: string): boolean {
  return OPENS_RULE.test(line) && RULE.test(withoutSpaces(line));
}

/**
 * The index of the document's first line: the title or field above the head that belongs to it, or the line
 * after a separator.
 */
function startAbove(lines: string[], head: number, before: number): number {
  let start = head;
  for (let index = head - 1; index > before + 2 && index >= head - TITLE_REACH; index--) {
    const line = lines[index] ?? "";
    if (RULE.test(line)) return index + 1;
    const belongs =
      line === "" ||
      /^[^。；]{6,79}(?:书|案)$/.test(line) ||
      (/^[【[]?[\u4e00-\u9fff]{2,6}[】\]]?[：:]/.test(line) && !/^附/.test(line));
    if (!belongs || /书记员|审判员|审判长/.test(line)) break;
    if (line !== "") start = index;
  }
  return start;
}
