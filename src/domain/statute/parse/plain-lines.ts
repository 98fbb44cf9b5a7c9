import { NUMERAL_CHARACTERS } from "../../text/numbers/chinese-numeral.ts";
import { toAsciiAlphanumerics, toNfc } from "../../text/to-nfc.ts";

/** Marks of Markdown at the start of a line (quotes and bullets, also nested). */
const MARKS = /^(?:(?:>|[-*+•](?=\s))\s*)+/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/;
/** A shortcode of a page builder. It stands for no text. */
const SHORTCODE = /^\{\{[%<].*[%>]\}\}$/;
const NUMBERED = `第[${NUMERAL_CHARACTERS}\\d]{1,9}`;
/** The mark of a heading, of any level, before an article: ### 第一条 …. */
const MARKED_ARTICLE = new RegExp(`^#{1,6}\\s+(?=${NUMBERED}条)`);
/** A heading and the article after it on one line: ## 第五章 信息公开第五十三条 公民…. */
const SWALLOWED = new RegExp(`^(#{1,6}\\s+${NUMBERED}[编章节].*?)(?=${NUMBERED}条\\s)`);
/** The number of an article or chapter in digits. They may be full-width, with blanks around them: 第 １ 条. */
const DIGITS = /^(#{0,6}\s*第) ?([0-9０-９]{1,4}) ?(?=[条编章节])/;
const CONTENTS = /^(?:#{1,6}\s*)?目\s*[录次]$/;
const ENTRY = new RegExp(
  `^(?:#{1,6}\\s*)?(?:${NUMBERED}(?:分编|编|章|节|部分)|序\\s*言|总\\s*则|分\\s*则|附\\s*则|附\\s*[件录表])`,
);
const ARTICLE = new RegExp(`^${NUMBERED}条`);

/**
 * The lines of a law, trimmed. Marks of Markdown are dropped, except those of headings. Empty lines stay. A
 * table of contents is left out, because its lines recur as headings.
 */
export function plainLines(text: string): string[] {
  const lines = toNfc(text.replace(/^\ufeff/, ""))
    .split(/\r\n?|\n/)
    .map(plainLine)
    .flatMap((line) => line.replace(SWALLOWED, "$1\n").split("\n"));
  return withoutContents(lines.map((line) => line.trim()));
}

/** The line with ordinary blanks instead of typographic ones, and without characters that have no width. */
function plainLine(line: string): string {
  const plain = line
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/&nbsp;|&emsp;|[\t\u00a0\u2000-\u200a\u3000]+/g, " ")
    .trim()
    .replace(MARKS, "")
    .replaceAll("**", "")
    .replace(MARKED_ARTICLE, "")
    .replace(DIGITS, (_, before: string, digits: string) => before + toAsciiAlphanumerics(digits))
    .trim();
  return RULE.test(plain) || SHORTCODE.test(plain) ? "" : plain;
}

/** Leaves out 目录 and its entries. They end where the first entry recurs as a heading. */
function withoutContents(lines: string[]): string[] {
  const at = lines.findIndex((line) => CONTENTS.test(line));
  if (at < 0 || lines.slice(0, at).some((line) => ARTICLE.test(line))) return lines;
  let first = at + 1;
  while (lines[first] === "") first++;
  if (!ENTRY.test(lines[first] ?? "")) return lines;
  const key = entryKey(lines[first]!);
  let end = first + 1;
  while (end < lines.length && entryKey(lines[end]!) !== key && !ARTICLE.test(lines[end]!)) end++;
  // If no heading repeats the first entry, the table of contents ends with its last entry.
  if (end >= lines.length || ARTICLE.test(lines[end]!)) {
    end = first;
    while (end < lines.length && (lines[end] === "" || ENTRY.test(lines[end]!))) end++;
  }
  return lines.map((line, index) => (index >= at && index < end ? "" : line));
}

/** An entry of a table of contents without marks, blanks and page number. */
const entryKey = (line: string) =>
  line
    .replace(/^#+/, "")
    .replace(/[\s.…·]+\d*$/, "")
    .replace(/\s+/g, "");
