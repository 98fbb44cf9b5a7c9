import { findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { squeezeBlanks, withoutSpaces } from "../../../text/to-nfc.ts";
import { isTailLine } from "../people/signature.ts";
import { documentTypeOfLine } from "../procedure/document-type.ts";
import { isIndented, joinAtIndents, joinWrappedLines, pageWidth } from "./join-wrapped-lines.ts";
import { CELL_MARK } from "./table-lines.ts";

/** Page marks: - 3 -, 第3页, 第 3 页 共 5 页, 3/5. */
const PAGE_MARK =
  /^(?:[-—–－·]{1,2}[0-9]{1,4}[-—–－·]{1,2}|第[0-9]{1,4}页(?:[，,/／]?共[0-9]{1,4}页)?|[0-9]{1,3}[/／][0-9]{1,3})$/;
const OPENS_MARK = /^[\s\ue5e5]*[-—–－·第0-9]/;

function isPageMark(line: string): boolean {
  return OPENS_MARK.test(line) && PAGE_MARK.test(withoutSpaces(line));
}

/**
 * The lines of a document without page marks and empty lines, with wrapped lines joined. Blanks inside a line
 * are reduced to one.
 */
export function unwrapLines(lines: readonly string[]): string[] {
  const printed: string[] = [];
  const trimmed: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (text === "" || isPageMark(text)) continue;
    printed.push(line);
    trimmed.push(squeezeBlanks(text).trim());
  }
  const width = pageWidth(trimmed);
  return width === null ? trimmed : joinAround(printed, width);
}

/**
 * Joins wrapped lines. A line that always stands alone, such as the court or the case number, is not joined
 * to its neighbours.
 */
function joinAround(lines: string[], width: number): string[] {
  const standing = lines.map((line) => standsAlone(squeezeBlanks(line).trim()));
  const indented = isIndented(lines.filter((_, index) => !standing[index]));
  const joined: string[] = [];
  let block: string[] = [];
  const flush = (): void => {
    for (const text of indented ? joinAtIndents(block) : joinWrappedLines(block, width)) joined.push(text);
    block = [];
  };
  for (const [index, line] of lines.entries()) {
    if (!standing[index] && !/^\s*[0-9]{1,4}\s*$/.test(line)) block.push(line);
    if (!standing[index]) continue;
    flush();
    joined.push(squeezeBlanks(line).trim());
  }
  flush();
  return joined;
}

function standsAlone(line: string): boolean {
  if (line.includes(CELL_MARK)) return true;
  if (line.length > 60) return false;
  const compact = withoutSpaces(line);
  if (documentTypeOfLine(compact) || /^[\u4e00-\u9fff]{4,34}法院$/.test(compact) || isTailLine(line))
    return true;
  const number = findCaseNumbers(compact)[0];
  return number !== undefined && compact.length - (number.to - number.from) <= 2;
}
