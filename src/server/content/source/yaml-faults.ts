import type { ErrorCode } from "yaml";
import type { Problem } from "./problem.ts";
import words from "./yaml-words.json" with { type: "json" };

type Words = Pick<Problem, "what" | "remedy">;

const BY_CODE: Partial<Record<ErrorCode, Words>> = words;

/** The wording of a fault that the YAML parser found. */
export const yamlFault = (code: ErrorCode): Words => BY_CODE[code] ?? words.unknown;

const PATTERNS: { pattern: RegExp; words: Words }[] = [
  { pattern: /^[ ]*\t/, words: words.TAB_AS_INDENT },
  { pattern: /^\s*(?:- )?[A-Za-z]\w*：/, words: words.chinese_colon },
  { pattern: /^\s*(?:- )?[A-Za-z]\w*:(?![\s/]|$)/, words: words.no_space },
];

/**
 * Finds the most common mistakes of Chinese editors: a tab, a Chinese colon, or no space after a colon. The
 * text is searched line by line before it is parsed, because the parser would report another line. `first` is
 * the number of the first line.
 */
export function commonFaults(lines: string[], first: number): { line: number; words: Words }[] {
  let blockIndent = -1;
  return lines.flatMap((text, index) => {
    const indent = text.length - text.trimStart().length;
    // A text block (`a: |-`) may contain anything, but the parser does not accept a tab as indentation.
    if (blockIndent >= 0 && (text.trim() === "" || indent > blockIndent) && !/^ *\t/.test(text)) return [];
    blockIndent = /:\s*[|>][+-]?\d*\s*$/.test(text) ? indent : -1;
    if (text.trimStart().startsWith("#")) return [];
    const found = PATTERNS.find(({ pattern }) => pattern.test(text));
    return found ? [{ line: first + index, words: found.words }] : [];
  });
}
