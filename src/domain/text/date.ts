import { allMatches } from "./all-matches.ts";
import { parseDay } from "./day.ts";
import { parseChineseNumeral } from "./numbers/chinese-numeral.ts";

/** A date in a text. `from` and `to` are half-open UTF-16 offsets. */
export interface FoundDate {
  /** The day, yyyy-MM-dd. It exists. */
  date: string;
  from: number;
  to: number;
}

const WRITTEN =
  /([0-9０-９]{4}|[〇○◯零一二三四五六七八九OoＯ\u039f\u03bf\u041e\u043e0-9０-９]{4})\s{0,4}年\s{0,4}([0-9０-９]{1,2}|[元正一二三四五六七八九十]{1,3})\s{0,4}月\s{0,4}([0-9０-９]{1,2}|[一二三四五六七八九十廿卅]{1,4})\s{0,4}[日号]?/g;
const NUMERIC = /(?<![0-9])([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})(?![0-9])/g;

/**
 * All dates in a text, in order: 2021年3月4日, ２０２１年…, 二〇二一年三月四日, 2021-03-04, 2021/3/4, 2021.3.4. A day that
 * does not exist is no date.
 */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of allMatches(text, WRITTEN)) push(found, match, match[1], match[2], match[3]);
  for (const match of allMatches(text, NUMERIC)) push(found, match, match[1], match[3], match[4]);
  return found.sort((a, b) => a.from - b.from);
}

/** The first date in a text as yyyy-MM-dd; empty if there is none. */
export function parseDate(text: string): string {
  return findDates(text)[0]?.date ?? "";
}

function push(found: FoundDate[], match: RegExpMatchArray, ...parts: (string | undefined)[]): void {
  const date = parts.map((part) => String(toNumber(part ?? "")).padStart(2, "0")).join("-");
  if (parseDay(date) !== null)
    found.push({ date, from: match.index ?? 0, to: (match.index ?? 0) + match[0].length });
}

function toNumber(text: string): number {
  return text === "元" || text === "正" ? 1 : (parseChineseNumeral(text) ?? 0);
}
