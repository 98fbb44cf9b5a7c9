import { findDates } from "../../text/date.ts";
import { squeezeBlanks, withoutSpaces } from "../../text/to-nfc.ts";
import { findCaseNumbers } from "../case-number.ts";
import { documentTypeOfLine } from "../document-type.ts";
import { isIndented, joinAtIndents, joinWrappedLines, pageWidth } from "../layout/join-wrapped-lines.ts";
import { partBody, partHead } from "./part-run-together.ts";
import { isTailLine, splitTail } from "./signature.ts";

/** Page marks: - 3 -, 第3页, 第 3 页 共 5 页, 3/5. */
const PAGE_MARK =
  /^(?:[-—–－·]{1,2}[0-9]{1,4}[-—–－·]{1,2}|第[0-9]{1,4}页(?:[，,/／]?共[0-9]{1,4}页)?|[0-9]{1,3}[/／][0-9]{1,3})$/;
/** What parts signatures from an annex on one line. */
const ANNEX = /(?<=\S)\s?(?=附\s?[：:]|附录|附件[：:]|附相关|附法律|附本案)/;
/** How a line of signatures starts: a judge, a clerk, an assistant, or the date with somebody behind it. */
const SIGNED =
  /^(?:代\s?理\s?)?(?:审\s?判\s?[长员]|独\s?任\s?审|执\s?行\s?员|人\s?民\s?陪|书\s?记\s?员|代\s?书\s?记|法\s?官\s?助\s?理|[二2][\s〇○零ＯOo0一二三四五六七八九年]{4,12}.{2,14}日\s?(?:书|法|代|审|见|实))/;
/** Longer lines are no signatures run together. */
const TAIL_LENGTH = 400;

/**
 * The lines of a document as its structure has them: wrapped lines joined, page marks dropped, what was run
 * together parted at roles, headings, items and signatures. Blanks inside a line are squeezed to one, since
 * they part names.
 */
export function toSegments(lines: string[]): string[] {
  const printed = lines.filter((line) => line.trim() !== "" && !PAGE_MARK.test(withoutSpaces(line)));
  const trimmed = printed.map((line) => squeezeBlanks(line).trim());
  const width = pageWidth(trimmed);
  const joined = width === null ? trimmed : joinAround(printed, width);
  const total = joined.reduce((sum, line) => sum + line.length, 0);
  const isRunTogether = (line: string): boolean =>
    line.length > 300 && (joined.length < 12 || line.length > total * 0.5);
  return joined
    .flatMap((line, index) => (index < 6 ? partHead(line) : [line]))
    .flatMap((line) => (isRunTogether(line) ? partBody(line) : [line]))
    .flatMap(partTail);
}

/** Joins wrapped lines, but never across a line that has its own place in every document. */
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
  if (line.length > 60) return false;
  const compact = withoutSpaces(line);
  if (documentTypeOfLine(compact) || /^[\u4e00-\u9fff]{4,34}法院$/.test(compact) || isTailLine(line))
    return true;
  const number = findCaseNumbers(compact)[0];
  return number !== undefined && compact.length - (number.to - number.from) <= 2;
}

/** A line that starts with a signature and goes on to others, to the date or to an annex. */
function partTail(line: string): string[] {
  if (line.length > TAIL_LENGTH) return [line];
  if (!SIGNED.test(line)) return [line];
  const [signatures = "", ...annex] = line.split(ANNEX);
  const roles = withoutSpaces(signatures).match(/审判[长员]|陪审员|书记员|法官助理/g)?.length ?? 0;
  const rest = annex.length > 0 ? [annex.join("")] : [];
  if (roles + findDates(signatures).length < 2) return [signatures, ...rest];
  return [...splitTail(signatures), ...rest];
}
