import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { articleLabel } from "../citation/article-label.ts";
import type { StatuteHeading, StatuteUnit } from "../record.ts";

const HEADING = /^(#{2,6})\s+(.+)$/;
const EMPTY_HEADING = /^#+$/;
/** A heading without a mark, on a line of its own: 第三章 保险经营规则. */
const BARE_HEADING = new RegExp(`^第[${NUMERAL_CHARACTERS}\\d]{1,6}(编|分编|章|节)(?:\\s+\\S.{0,40})?$`);
/** The heading of the last chapter, without a mark and a number. */
const CLOSING_CHAPTER = /^附\s*则$/;
const DEPTH: Record<string, number> = { 编: 1, 分编: 2, 章: 2, 节: 3 };
const ARTICLE = new RegExp(
  `^(?:\\*\\*)?第([${NUMERAL_CHARACTERS}]{1,9}|\\d{1,4})条(?:之([${NUMERAL_CHARACTERS}]{1,3}|\\d{1,2}))?(?:\\*\\*)?(\\s+|[:：]|(?=[【（(])|$)`,
);
const TIGHT_ARTICLE = new RegExp(
  `^第([${NUMERAL_CHARACTERS}]{1,9}|\\d{1,4})条(?:之([${NUMERAL_CHARACTERS}]{1,3}))?()`,
);
/**
 * Words after 第N条 at the start of a line which show that the line cites an article and does not begin one:
 * 第十一条规定的, 第十一条、第十二条.
 */
const CITING = /^(?:第|规定|的|[、，；。]|[和或及所之至到中与]|修改|增加|删|作为|改为|以外)/;
const CHINESE_ITEM = new RegExp(`^([${NUMERAL_CHARACTERS}]{1,5})、`);
const ARABIC_ITEM = /^(\d{1,3})[.．、]\s*/;
/** The start of an annex after the articles. A 第一条 in the annex is not an article of the law. */
const ANNEX = /^附(?!\s*则\s*$)(?:件|录|表|则表)?[一二三四五六七八九十\d]{0,3}(?:[:：\s]|$)/;
/**
 * Maximum distance of an article's number from the previous one. In a text that quotes the articles it
 * changes, a number farther ahead is quoted.
 */
const MAX_ARTICLE_GAP = 20;

/**
 * Maximum length of a unit in characters. A longer text, such as a long table, continues in another unit, so
 * that it can be divided into pages.
 */
const MAX_TEXT = 4000;

/** Reads the number at the start of a line that begins an article or item. Returns null for other lines. */
type Opening = (line: string) => { number: number; branch: number; rest: string } | null;

/**
 * The headings and units in the lines after a law's history. Every line is in the result. If the text is
 * `amending` others, chapters and sections in it are quotations and no headings. The time is linear in the
 * number of lines.
 */
export function readUnits(
  lines: readonly string[],
  amending = false,
): { headings: StatuteHeading[]; units: StatuteUnit[] } {
  const spaced = opening(ARTICLE);
  const tight = opening(TIGHT_ARTICLE);
  if (lines.some((line) => spaced(line)) && !isQuoted(lines, spaced))
    return divide(amending ? lines : partRunOnArticles(lines), spaced, "article", amending);
  if (countRun(lines, tight) > 1) return divide(lines, tight, "article", amending);
  const chinese = opening(CHINESE_ITEM);
  const arabic = opening(ARABIC_ITEM);
  const runs = [countRun(lines, chinese), countRun(lines, arabic)] as const;
  if (Math.max(...runs) > 1) return divide(lines, runs[0] > 1 ? chinese : arabic, "item", amending);
  return divide(lines, () => null, "item", amending);
}

/** Whether the articles are those of other laws: the first stands in an annex, and its number is not 1. */
function isQuoted(lines: readonly string[], open: Opening): boolean {
  const at = lines.findIndex((line) => open(line));
  const isAnnex = (line: string) => line.length < 30 && ANNEX.test(line.replace(/^#+\s+/, ""));
  return open(lines[at] ?? "")?.number !== 1 && lines.slice(1, at).some(isAnnex);
}

const tightOpening = opening(TIGHT_ARTICLE);

const CLOSING_UNITS = 4;

/**
 * The units that may contain closing rules. They are the last ones, and the last numbered ones if an annex
 * follows.
 */
export function closingUnits(units: readonly StatuteUnit[]): StatuteUnit[] {
  const numbered = units.filter(({ kind }) => kind !== "text").slice(-CLOSING_UNITS);
  return [...new Set([...numbered, ...units.slice(-CLOSING_UNITS)])];
}

function opening(pattern: RegExp): Opening {
  return (line) => {
    const match = pattern.exec(line);
    if (!match) return null;
    const number = parseChineseNumeral(match[1] ?? "");
    const branch = match[2] ? parseChineseNumeral(match[2]) : 0;
    if (!number || branch === null) return null;
    return { number, branch, rest: line.slice(match[0].length).trim() };
  };
}

/** How far the openings count up from 1 without a gap. */
function countRun(lines: readonly string[], open: Opening): number {
  let run = 0;
  for (const line of lines) if (open(line)?.number === run + 1) run++;
  return run;
}

function divide(
  lines: readonly string[],
  open: Opening,
  kind: "article" | "item",
  amending: boolean,
): { headings: StatuteHeading[]; units: StatuteUnit[] } {
  const headings: StatuteHeading[] = [];
  const units: StatuteUnit[] = [];
  let texts = 0;
  let last = { number: 0, branch: 0 };
  let isAnnex = false;
  /** False directly after a heading. Text without a number then becomes a unit of its own. */
  let takesMore = false;
  let length = 0;
  const add = (unit: StatuteUnit): void => {
    units.push(unit);
    takesMore = true;
    length = 0;
  };
  // Some files lack the blank after a few labels. Without it, only the next number in sequence begins an
  // article.
  const openNext: Opening = (line) => {
    const found = kind === "article" && !amending && last.number > 0 ? tightOpening(line) : null;
    const isNext = found?.number === last.number + 1 && found.branch === 0;
    return isNext && !CITING.test(found.rest) ? found : null;
  };
  for (const line of lines) {
    // A heading mark without words is an error in the file.
    if (line === "" || EMPTY_HEADING.test(line)) continue;
    const heading = readHeading(line);
    if (heading && amending && BARE_HEADING.test(heading.text)) {
      if (!takesMore) add({ kind: "text", number: ++texts, branch: 0, label: "", paragraphs: [] });
      units.at(-1)!.paragraphs.push(heading.text);
      continue;
    }
    if (heading) {
      // 附则 is a chapter, 附件 an annex.
      isAnnex ||= ANNEX.test(heading.text) && last.number > 0;
      headings.push({ ...heading, unit: units.length });
      takesMore = false;
      continue;
    }
    const found = isAnnex ? null : (open(line) ?? openNext(line));
    if (found && follows(found, last, kind)) {
      last = { number: found.number, branch: found.branch };
      const label = kind === "article" ? articleLabel(found.number, found.branch) : itemLabel(line);
      add({ kind, ...last, label, paragraphs: found.rest ? [found.rest] : [] });
      continue;
    }
    if (kind === "article" && last.number > 0 && ANNEX.test(line) && line.length < 30) {
      isAnnex = true;
      takesMore = false;
    }
    const isFull = units.at(-1)?.kind === "text" && length + line.length > MAX_TEXT;
    if (!takesMore || isFull) add({ kind: "text", number: ++texts, branch: 0, label: "", paragraphs: [] });
    units.at(-1)!.paragraphs.push(line);
    length += line.length;
  }
  // Headings at the end with no unit below them become text, because a heading needs a unit that it refers
  // to. They head tables that the file omits.
  const bare = headings.filter(({ unit }) => unit === units.length).map(({ text }) => text);
  const kept = headings.filter(({ unit }) => unit < units.length);
  if (bare.length > 0 && units.length > 0)
    units.push({ kind: "text", number: texts + 1, branch: 0, label: "", paragraphs: bare });
  return { headings: kept, units };
}

function follows(
  found: { number: number; branch: number },
  last: { number: number; branch: number },
  kind: "article" | "item",
): boolean {
  if (kind === "item") return found.number === last.number + 1;
  if (found.number === last.number) return found.branch > last.branch;
  return found.number > last.number && (last.number === 0 || found.number - last.number <= MAX_ARTICLE_GAP);
}

function itemLabel(line: string): string {
  return (CHINESE_ITEM.exec(line) ?? ARABIC_ITEM.exec(line))?.[0].trim() ?? "";
}

function readHeading(line: string): { level: number; text: string } | null {
  const marked = HEADING.exec(line);
  const text = (marked?.[2] ?? line).replace(/\s+/g, " ").trim();
  const kind = BARE_HEADING.exec(text)?.[1];
  if (!marked && CLOSING_CHAPTER.test(text)) return { level: DEPTH.章!, text };
  if (!marked) return kind ? { level: DEPTH[kind] ?? 2, text } : null;
  return { level: marked[1]!.length - 1, text };
}

const AT_START = new RegExp(`^第([${NUMERAL_CHARACTERS}]{1,9})条\\s`);
const BEHIND_A_SENTENCE = new RegExp(
  `(?<=[。；：！？”）])\\s+第([${NUMERAL_CHARACTERS}]{1,9})条(?=\\s)`,
  "g",
);

/**
 * The lines with every article on a line of its own, for files that join all articles of a chapter in one
 * line. After the end of a sentence, the next number in sequence begins an article. Any other number is a
 * citation. The time is linear in the length of the lines.
 */
export function partRunOnArticles(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    let last = parseChineseNumeral(AT_START.exec(line)?.[1] ?? "");
    if (!last) return [line];
    const parts: string[] = [];
    let from = 0;
    for (const match of line.matchAll(BEHIND_A_SENTENCE)) {
      if (parseChineseNumeral(match[1] ?? "") !== last + 1) continue;
      last++;
      parts.push(line.slice(from, match.index));
      from = match.index + match[0].length - match[0].trimStart().length;
    }
    return [...parts, line.slice(from)];
  });
}
