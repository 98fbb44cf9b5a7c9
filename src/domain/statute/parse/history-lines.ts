import { findDates, parseDate } from "../../text/date.ts";
import { lawKey } from "../citation/law-name.ts";
import { BEGINS_WITH_DATE } from "./statute-history.ts";

const TITLE = /^#\s+\S/;
const HAPPENS = /通过|公布|发布|颁布|印发|批准|修订|修正|施行|实施/;
const DATED = /会议|号|日[）)]?$/;
/** A line that consists of the official number of the text: 中华人民共和国国务院令第588号, 交通运输部令2021年第5号, 法释〔2020〕17号. */
const NUMBER_LINE =
  /^[（(]?[^，。；]{2,60}(?:令|公告|告)\s*[（(〔［[]?第?[^，。；]{1,20}号[）)]?$|^[^，。；]{1,12}[〔［[]\d{4}[〕］\]]\d+号$/;
/** An order that promulgates a text: 《某办法》已经某日某会议通过，现予公布，自某日起施行。 */
const PROMULGATES =
  /^(?:现公布)?《([^》]{2,80})》.{0,20}(?:已经?|经|业经).*(?:通过|批准|审定).*(?:公布|发布|印发|施行)/;
const BRACKETED = /^[（(].*[）)]$/;
const ARTICLE = /^第[^条]{1,9}条|^#{2,6}\s/;
const MAX_LEAD_LINES = 12;
const MAX_LINE_CHARS = 600;
/** Maximum number of lines over which a history in brackets is wrapped. */
const MAX_BRACKET_LINES = 12;
/** Number of lines at the end of a law in which a signature is looked for. */
const SIGNATURE_LINES = 3;

/** True if a line above the first article reports how the text came about. */
function isHistory(line: string, title: string): boolean {
  if (line.length > MAX_LINE_CHARS) return false;
  if (NUMBER_LINE.test(line)) return true;
  if (!HAPPENS.test(line) || findDates(line).length === 0) return false;
  // A line not in brackets may report the history of another law, so the law that it names is checked.
  const name = PROMULGATES.exec(line)?.[1];
  return BRACKETED.test(line) || (name !== undefined && lawKey(title).includes(lawKey(name)));
}

/** Index of the first line that is neither title nor history. It is used if no mark ends the history. */
export function endOfHistory(lines: readonly string[], from: number, title: string): number {
  let at = from;
  while (at < lines.length) {
    const end = endOfBracket(lines, at);
    const line = end > at ? lines.slice(at, end + 1).join("") : lines[at]!;
    if (line !== "" && !TITLE.test(line) && !isHeadLine(line, title)) break;
    at = end + 1;
  }
  return at;
}

/**
 * Index of the line that closes the bracket which opens at the line `at`. It is `at` itself if the line
 * closes its own bracket, or if none of the next lines closes it.
 */
function endOfBracket(lines: readonly string[], at: number): number {
  if (!/^[（(](?!.*[）)]$)/.test(lines[at]!)) return at;
  const end = lines.slice(at, at + MAX_BRACKET_LINES).findIndex((line) => /[）)]$/.test(line));
  return end < 0 ? at : at + end;
}

const isHeadLine = (line: string, title: string) =>
  isHistory(line, title) ||
  (BEGINS_WITH_DATE.test(line) && line.length <= MAX_LINE_CHARS && (HAPPENS.test(line) || DATED.test(line)));

/**
 * Those lines above the first article that report the law's history. They are in brackets, or worded as an
 * order that promulgates the text.
 */
export function leadingHistory(body: readonly string[], title: string): string[] {
  const lines = body.filter((line) => line !== "").slice(0, MAX_LEAD_LINES);
  const end = lines.findIndex((line) => ARTICLE.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).filter((line) => isHistory(line, title));
}

/**
 * The date of the signature, which is the last date near the end that has a line of its own. Empty if there
 * is none.
 */
export function signedDate(body: readonly string[]): string {
  const last = body.filter((line) => line !== "").slice(-SIGNATURE_LINES);
  const line = last.findLast((text) => {
    const [date] = findDates(text);
    return date !== undefined && date.from === 0 && date.to === text.length;
  });
  return line ? parseDate(line) : "";
}
