import type { Sha256 } from "../../text/short-id.ts";
import { toNfc } from "../../text/to-nfc.ts";
import type { StatuteDocument, StatuteRejection } from "../record.ts";
import { effectiveDates } from "./effective-dates.ts";
import { endOfHistory, leadingHistory, signedDate } from "./history-lines.ts";
import { lawKind } from "./law-kind.ts";
import { readHistory } from "./statute-history.ts";
import { statuteId } from "./statute-id.ts";
import { closingUnits, readUnits } from "./statute-units.ts";
import { versionDate } from "./version-date.ts";

/** The result for a text of a law; `line` is where a rejection was decided, from 1, or 0 for the whole. */
export type ParsedStatute =
  | { kind: "statute"; document: StatuteDocument }
  | { kind: "rejected"; reason: StatuteRejection; detail: string; line: number };

/** What the parser is told in addition to the text. */
export interface StatuteContext {
  /** File name, whose date is used if the text has none: 保险法(2015-04-24).md. */
  name: string;
  /** The folders above the file, whose names may give the kind: 行政法规; absent or empty if unknown. */
  folder?: string;
  source: string;
  sha256: Sha256;
}

const INFO_END = /^\s*<!--\s*INFO\s*END\s*-->\s*$/i;
const COMMENT = /^\s*<!--.*-->\s*$/;
const TITLE = /^#\s+\S/;
const AMENDING = /修正案|关于修改.*的决定/;
/** A title written by hand may be wrapped; more characters than this are text. */
const MAX_TITLE_CHARS = 200;

/**
 * One law in Markdown: a title (#), optionally a second one (the book of a code), lines of history, the mark
 * INFO END, then chapters (##, ###, ####) and articles (第N条). Never throws; linear in the length of the text.
 */
export function parseStatute(
  text: string,
  { name, folder = "", source, sha256 }: StatuteContext,
): ParsedStatute {
  const lines = withoutFrontMatter(toNfc(text.replace(/^\ufeff/, "")).split(/\r\n?|\n/)).map(cleanLine);
  if (lines.every((line) => line === "")) return rejected("empty", name, 0);
  const titleAt = lines.findIndex((line) => TITLE.test(line));
  if (titleAt < 0) return rejected("no_title", name, 1);
  const mark = lines.findIndex((line, at) => at > titleAt && INFO_END.test(line));
  const title = lines[titleAt]!.replace(/^#\s+/, "").replace(/\s+/g, " ").slice(0, MAX_TITLE_CHARS).trim();
  const bodyAt = mark >= 0 ? mark + 1 : endOfHistory(lines, titleAt + 1, title);
  const head = lines.slice(titleAt + 1, mark >= 0 ? mark : bodyAt);
  const book = head.find((line) => TITLE.test(line))?.replace(/^#\s+/, "") ?? "";
  const body = lines.slice(bodyAt).filter((line) => !COMMENT.test(line));
  const { headings, units } = readUnits(body, AMENDING.test(title));
  if (units.length === 0) return rejected("no_text", title, titleAt + 1);
  const told = head.filter((line) => !line.startsWith("#") && !COMMENT.test(line));
  const above = [...told, ...leadingHistory(body, title)];
  const history = readHistory(above);
  const { version, found } = versionDate(history, title, name, signedDate(body));
  // Where a closing rule may be: the last units, and for a reply the text after its head.
  const closing = closingUnits(units)
    .flatMap((unit) => unit.paragraphs)
    .concat(units[0]!.paragraphs.slice(0, 1));
  const { effective, first } = effectiveDates(history.events, closing, version, found?.file);
  return {
    kind: "statute",
    document: {
      id: statuteId(title, version, sha256, book),
      law: statuteId(title, version, sha256),
      title,
      book,
      kind: lawKind(title, above.join("\n"), folder),
      version,
      found,
      effective,
      first_effective: first,
      history: history.events,
      headings,
      units,
      source,
    },
  };
}

function rejected(reason: StatuteRejection, detail: string, line: number): ParsedStatute {
  return { kind: "rejected", reason, detail, line };
}

/** A line without zero-width characters and outer blanks; typographic blanks inside become ordinary ones. */
function cleanLine(line: string): string {
  return line
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\t\u00a0\u2000-\u200a\u3000]+/g, " ")
    .trim();
}

/** Blanks out the lines of YAML front matter, keeping line numbers. */
function withoutFrontMatter(lines: string[]): string[] {
  if (lines[0]?.trim() !== "---") return lines;
  const end = lines.indexOf("---", 1);
  return end < 0 ? lines : lines.map((line, at) => (at <= end ? "" : line));
}
