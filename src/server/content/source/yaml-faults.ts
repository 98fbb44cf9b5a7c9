import type { ErrorCode } from "yaml";
import type { Problem } from "./problem.ts";

type Words = Pick<Problem, "what" | "remedy">;

const QUOTE: Words = {
  what: "这一行的内容里有 YAML 不认识的符号",
  remedy: '把冒号后面的内容整个放进英文双引号里，例如 title: "甲：乙"',
};
const INDENT: Words = {
  what: "行首的空格和上下行对不齐",
  remedy: "同一级的内容行首空格要一样多，下一级比上一级多两个空格",
};

const BY_CODE: Partial<Record<ErrorCode, Words>> = {
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: { ...QUOTE, what: "一行里出现了两个“英文冒号加空格”" },
  BAD_SCALAR_START: { ...QUOTE, what: "内容以 @、%、` 这类特殊符号开头" },
  DUPLICATE_KEY: { what: "同一个字段写了两次", remedy: "删掉其中一个" },
  MISSING_CHAR: { what: "引号或括号没有成对", remedy: "补上缺少的那一半，注意用英文标点" },
  TAB_AS_INDENT: { what: "行首用了制表符（Tab）", remedy: "把行首的 Tab 换成空格，每一级两个空格" },
  UNEXPECTED_TOKEN: QUOTE,
};

/** Words for a fault found by the YAML parser. */
export function yamlFault(code: ErrorCode): Words {
  return (
    BY_CODE[code] ?? {
      what: "这一行的格式不对，程序读不懂",
      remedy: "对照同类文件的写法改，或者撤销最近的修改",
    }
  );
}

const PATTERNS: { pattern: RegExp; words: Words }[] = [
  { pattern: /^[ ]*\t/, words: BY_CODE.TAB_AS_INDENT as Words },
  {
    pattern: /^\s*(?:- )?[A-Za-z]\w*：/,
    words: { what: "字段名后面用了中文冒号", remedy: "改成英文冒号，再加一个空格，例如 title: 标题" },
  },
  {
    pattern: /^\s*(?:- )?[A-Za-z]\w*:(?![\s/]|$)/,
    words: { what: "冒号后面少了一个空格", remedy: "在英文冒号后面加一个空格，例如 title: 标题" },
  },
];

/**
 * The most common faults of Chinese editors, by line: tab, Chinese colon, no space after the colon. Found
 * before parsing, since the parser would report another line. `first` is the number of the first line.
 */
export function commonFaults(lines: string[], first: number): { line: number; words: Words }[] {
  let blockIndent = -1;
  return lines.flatMap((text, index) => {
    const indent = text.length - text.trimStart().length;
    // Inside a text block (`a: |-`) anything goes, except that the parser still rejects a tab indent.
    if (blockIndent >= 0 && (text.trim() === "" || indent > blockIndent) && !/^ *\t/.test(text)) return [];
    blockIndent = /:\s*[|>][+-]?\d*\s*$/.test(text) ? indent : -1;
    if (text.trimStart().startsWith("#")) return [];
    const found = PATTERNS.find(({ pattern }) => pattern.test(text));
    return found ? [{ line: first + index, words: found.words }] : [];
  });
}
