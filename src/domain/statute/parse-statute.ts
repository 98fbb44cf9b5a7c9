import { parseDate } from "../text/date.ts";
import type { Sha256 } from "../text/short-id.ts";
import { toNfc } from "../text/to-nfc.ts";
import type { StatuteDocument, StatuteRejection } from "./record.ts";
import { effectiveDates, readHistory, versionOf } from "./statute-history.ts";
import { statuteId } from "./statute-id.ts";

import { closingUnits, readUnits } from "./statute-units.ts";

/** What a text of a law became; `line` is where a rejection was decided, from 1, or 0 for the whole. */
export type ParsedStatute =
  | { kind: "statute"; document: StatuteDocument }
  | { kind: "rejected"; reason: StatuteRejection; detail: string; line: number };

/** What the parser is told beside the text. */
export interface StatuteContext {
  /** File name, whose date stands in where the text has none: 保险法(2015-04-24).md. */
  name: string;
  source: string;
  sha256: Sha256;
}

const INFO_END = /^\s*<!--\s*INFO\s*END\s*-->\s*$/i;
const COMMENT = /^\s*<!--.*-->\s*$/;
const TITLE = /^#\s+\S/;
const AMENDING = /修正案|关于修改.*的决定/;
/** A title of people's own making may be wrapped; more lines than this are text. */
const MOST_TITLE_CHARS = 200;

/**
 * One law in Markdown: a title (#), optionally a second one (the book of a code), lines of history, the mark
 * INFO END, then chapters (##, ###, ####) and articles (第N条). Never throws; linear in the length of the text.
 */
export function parseStatute(text: string, { name, source, sha256 }: StatuteContext): ParsedStatute {
  const lines = withoutFrontMatter(toNfc(text.replace(/^\ufeff/, "")).split(/\r\n?|\n/)).map(cleanLine);
  if (lines.every((line) => line === "")) return rejected("empty", name, 0);
  const titleAt = lines.findIndex((line) => TITLE.test(line));
  if (titleAt < 0) return rejected("no_title", name, 1);
  const mark = lines.findIndex((line, at) => at > titleAt && INFO_END.test(line));
  const bodyAt = mark >= 0 ? mark + 1 : endOfHistory(lines, titleAt + 1);
  const head = lines.slice(titleAt + 1, mark >= 0 ? mark : bodyAt);
  const title = lines[titleAt]!.replace(/^#\s+/, "").replace(/\s+/g, " ").slice(0, MOST_TITLE_CHARS).trim();
  const book =
    head
      .find((line) => TITLE.test(line))
      ?.replace(/^#\s+/, "")
      .trim() ?? "";
  const body = lines.slice(bodyAt).filter((line) => !COMMENT.test(line));
  const { headings, units } = readUnits(body, AMENDING.test(title));
  if (units.length === 0) return rejected("no_text", title, titleAt + 1);
  const history = readHistory(head.filter((line) => !line.startsWith("#") && !COMMENT.test(line)));
  const version = versionOf(history) || parseDate(/[（(](\d{4}-\d{2}-\d{2})[)）]/.exec(name)?.[1] ?? "");
  // Where a closing rule stands: the last units, and for a reply the text after its head.
  const closing = closingUnits(units)
    .flatMap((unit) => unit.paragraphs)
    .concat(units[0]!.paragraphs.slice(0, 1));
  const { effective, first } = effectiveDates(history, closing, version);
  return {
    kind: "statute",
    document: {
      id: statuteId(title, version, sha256, book),
      law: statuteId(title, version, sha256),
      title,
      book,
      version,
      effective,
      first_effective: first,
      history,
      headings,
      units,
      source,
    },
  };
}

function rejected(reason: StatuteRejection, detail: string, line: number): ParsedStatute {
  return { kind: "rejected", reason, detail, line };
}

/** A line without zero-width signs and outer blanks; typographic blanks inside become plain ones. */
function cleanLine(line: string): string {
  return line
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\t\u00a0\u2000-\u200a\u3000]+/g, " ")
    .trim();
}

/** Blanks the lines of a YAML head, keeping their number. */
function withoutFrontMatter(lines: string[]): string[] {
  if (lines[0]?.trim() !== "---") return lines;
  const end = lines.indexOf("---", 1);
  return end < 0 ? lines : lines.map((line, at) => (at <= end ? "" : line));
}

/** Without a mark the history ends where the first heading, article or line without a year begins. */
function endOfHistory(lines: readonly string[], from: number): number {
  let at = from;
  while (
    at < lines.length &&
    (lines[at] === "" || TITLE.test(lines[at]!) || /^[（(]?\s*\d{4}\s*年/.test(lines[at]!))
  )
    at++;
  return at;
}
