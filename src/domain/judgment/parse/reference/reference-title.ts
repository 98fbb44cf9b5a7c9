import { squeezeCjkSpaces } from "../layout/tighten-blanks.ts";
import type { NumberedLine } from "./reference-lines.ts";

/** The facts in the lines before the first heading. */
export interface ReferenceTitle {
  /** The case name without the point of law after it: 刘某星受贿案. */
  casename: string;
  /** The point of law that the title names, or empty. */
  subtitle: string;
  /** 2023-03-1-404-003, or empty. */
  entry: string;
}

const ENTRY = /(?<![0-9])((?:19|20)[0-9]{2}-[0-9]{1,2}-[0-9]-[0-9]{3}-[0-9]{3})(?![0-9])/;
/** An entry number that lost its year, with the case's running number after it. */
const TORN_ENTRY = /-[0-9]{1,2}-[0-9]-[0-9]{3}-[0-9]{3}(?: [0-9]{1,3})?/;
const HAS_HAN = /[\u4e00-\u9fff]/;
/** Pieces that text extraction moves out of a title and prints after the line. */
const PIECES = /[—–-]{1,4}|[“”‘’"'·,.]|[A-Za-z0-9]+/g;

/**
 * Reads a title damaged by text extraction: dashes, quotation marks and numerals are on lines of their own,
 * each with a blank in its former position. They are put back, in order, if there are as many as blanks;
 * otherwise the blanks are treated as line breaks and dropped.
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

/** The title ends with the first 案 before a blank, a dash or a line end; else with 纠纷 and a blank. */
function cutTitle(text: string): { title: string; rest: string } {
  const end = text.match(/^[\s\S]*?案件?(?=[ \n—–]|$)/) ?? text.match(/^[\s\S]*?纠纷(?= )/);
  if (!end) return { title: text, rest: "" };
  return { title: end[0], rest: text.slice(end[0].length).trim() };
}

/**
 * The text with the pieces inserted at its blanks, or at blanks and line ends if only both together have the
 * right number; otherwise line ends between Chinese characters are dropped.
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
  // With one numeral and several blanks, the numeral counts persons (等13人) or guiding cases (案例14号).
  const numeral = pieces.length === 1 && /^[0-9]+$/.test(pieces[0] ?? "") ? pieces[0] : undefined;
  const whole = joined.replaceAll("\n", "");
  return numeral ? whole.replace(/(?<=等) +(?=[人名])|(?<=第) +|(?<=案例) +(?=号)/, numeral) : whole;
}
