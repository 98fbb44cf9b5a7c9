import { squeezeCjkSpaces } from "../layout/tighten-blanks.ts";
import type { NumberedLine } from "./reference-lines.ts";

/** The facts that the lines before the first heading state. */
export interface ReferenceTitle {
  /** The case name without the point of law after it: 刘某星受贿案. */
  casename: string;
  /** The point of law named in the title after the case name, or empty. */
  subtitle: string;
  /** The entry number, e.g. 2023-03-1-404-003, or empty. */
  entry: string;
}

const ENTRY = /(?<![0-9])((?:19|20)[0-9]{2}-[0-9]{1,2}-[0-9]-[0-9]{3}-[0-9]{3})(?![0-9])/;
/** An entry number whose year is lost. The running number of the case may follow it. */
const TORN_ENTRY = /-[0-9]{1,2}-[0-9]-[0-9]{3}-[0-9]{3}(?: [0-9]{1,3})?/;
const HAS_HAN = /[\u4e00-\u9fff]/;
/** Characters that text extraction takes out of a title and prints after the line. */
const PIECES = /[—–-]{1,4}|[“”‘’"'·,.]|[A-Za-z0-9]+/g;

/**
 * Reads a title that text extraction may have damaged: dashes, quotation marks and numerals stand on lines of
 * their own, and a blank is left where each of them was. If there are as many of them as blanks, they are put
 * back in order. Otherwise the blanks are treated as line breaks and dropped.
 */
export function readReferenceTitle(lines: NumberedLine[]): ReferenceTitle {
  const all = lines.map(({ text }) => text).join("\n");
  const entry = all.match(ENTRY)?.[1] ?? "";
  const texts: string[] = [];
  const loose: string[] = [];
  for (const { text } of lines) {
    const line = text
      .replace(ENTRY, " ")
      .replace(TORN_ENTRY, "")
      .replace(/^\s*[【〖][^】〗]{0,40}[】〗]/, "");
    if (HAS_HAN.test(line)) texts.push(line.trim());
    else for (const piece of line.match(PIECES) ?? []) loose.push(piece);
  }
  const { title, rest } = cutTitle(texts.join("\n"));
  const dash = loose.findIndex((piece) => /^[—–-]/.test(piece));
  const before = dash < 0 ? (rest ? [] : loose) : loose.slice(0, dash);
  const after = dash < 0 ? (rest ? loose : []) : loose.slice(dash + 1);
  return {
    casename: squeezeCjkSpaces(refill(title, before)).replace(/^指导(?:性)?案例\s*[0-9]*\s*号[：:]?\s*/, ""),
    subtitle: squeezeCjkSpaces(refill(rest.replace(/^\s*[—–-]{1,4}/, ""), after)),
    entry,
  };
}

/**
 * The title and the text after it. The title ends with the first 案 before a blank, a dash or a line end. If
 * there is none, it ends with a 纠纷 before a blank.
 */
function cutTitle(text: string): { title: string; rest: string } {
  const end = text.match(/^[\s\S]*?案件?(?=[ \n—–]|$)/) ?? text.match(/^[\s\S]*?纠纷(?= )/);
  if (!end) return { title: text, rest: "" };
  return { title: end[0], rest: text.slice(end[0].length).trim() };
}

/**
 * The text with the pieces put back. They replace its blanks, or its blanks and line ends, whichever are as
 * many as the pieces. If neither are, line ends between Chinese characters are dropped.
 */
function refill(text: string, pieces: string[]): string {
  const joined = text.replace(/\s*\n\s*/g, "\n");
  const gaps =
    pieces.length === 0
      ? null
      : [/ +/g, /[ \n]+/g].find((gap) => joined.match(gap)?.length === pieces.length);
  if (gaps) {
    let at = 0;
    return joined.replace(gaps, () => pieces[at++] ?? "").replaceAll("\n", "");
  }
  // If one numeral is left for several blanks, it is a number of persons (等13人) or of a guiding case (案例14号).
  const numeral = pieces.length === 1 && /^[0-9]+$/.test(pieces[0] ?? "") ? pieces[0] : undefined;
  const whole = joined.replaceAll("\n", "");
  return numeral ? whole.replace(/(?<=等) +(?=[人名])|(?<=第) +|(?<=案例) +(?=号)/, numeral) : whole;
}
