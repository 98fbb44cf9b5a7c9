/** A line of an input. `line` is its number, from 1. */
export interface NumberedLine {
  text: string;
  line: number;
}

/** Printed headings of reference cases and guiding cases, and the section each starts. */
const HEADINGS = new Map<string, Section>([
  ["关键词", "keywords"],
  ["裁判要点", "holding"],
  ["裁判要旨", "holding"],
  ["相关法条", "index"],
  ["关联索引", "index"],
  ["基本案情", "facts"],
  ["案件基本情况", "facts"],
  ["裁判结果", "result"],
  ["裁判理由", "reasons"],
]);

/** A part of a reference case. The lines before the first heading are its title. */
export type Section = "title" | "keywords" | "facts" | "result" | "reasons" | "holding" | "index";

/**
 * The section that a line starts, with the text after the heading on that line; null for other lines.
 * Headings have the forms 关键词, 【关键词】, 一、基本案情, 关键词：… and 关键词 民事/…. The same word inside a sentence is no
 * heading.
 */
export function readHeading(line: string): { section: Section; heading: string; rest: string } | null {
  const match = line.match(
    /^\s*(?:[一二三四五六七八九]、|[【〖[]\s?)?(关键词|裁判要点|裁判要旨|相关法条|关联索引|基本案情|案件基本情况|裁判结果|裁判理由)(?:\s?[】〗\]])?(\s*[：:\s]\s*|$)/,
  );
  if (!match) return null;
  const heading = match[1] ?? "";
  const rest = line.slice(match[0].length).trim();
  // A title can end in 裁判要点. Text after a heading other than 关键词 is therefore accepted only after a colon or
  // the bracket 】.
  if (rest && heading !== "关键词" && !match[2]?.match(/[：:]/) && !match[0].includes("】")) return null;
  return { section: HEADINGS.get(heading) ?? "facts", heading, rest };
}

/**
 * Drops the lines that contain only a page number. A number in the running text is never alone on a line,
 * because lines are broken at the page width and the next word would have fit.
 */
export function dropPageNumbers(lines: NumberedLine[]): NumberedLine[] {
  return lines.filter(({ text }) => !/^\s*[0-9]{1,5}\s*$/.test(text));
}

/**
 * Drops the heading of the next chapter at the end of a case. The heading has no punctuation. The page number
 * of the case's last page precedes it; the number of the chapter and a page number follow it.
 */
export function dropChapterHeadings(lines: NumberedLine[]): NumberedLine[] {
  let end = lines.length;
  for (;;) {
    let at = end;
    while (at > 0 && isNumberOrBlank(lines[at - 1])) at--;
    const numbers = end - at;
    const headingEnd = at;
    while (at > 0 && headingEnd - at < 4 && isHeadingText(lines[at - 1])) at--;
    if (numbers < 2 || at === headingEnd || at === 0 || !isNumberOrBlank(lines[at - 1])) break;
    end = at;
  }
  return lines.slice(0, end);
}

function isNumberOrBlank(line: NumberedLine | undefined): boolean {
  return line !== undefined && /^\s*[0-9]{0,5}\s*$/.test(line.text);
}

function isHeadingText(line: NumberedLine | undefined): boolean {
  return line !== undefined && /^[^。；：:《》？！0-9]{2,40}$/.test(line.text.trim());
}
