import { HAN } from "../text/han.ts";
import { parseChineseNumeral } from "../text/numbers/chinese-numeral.ts";

/** How every case number begins: the patterns below take a fresh process milliseconds to compile. */
const BEGINNING = /^[(〔[【{<〈《﹝]?(?:19|20)\d/;
const ZERO = "[Oo\\u039f\\u041e〇○◯]";
const ZEROS = new RegExp(`(?<=[\\d${HAN}])${ZERO}+(?=\\d)|(?<=\\d)${ZERO}+(?=[\\d)\\]〕】${HAN}])`, "gu");
const CHINESE_YEAR = /[一二][〇○◯零Oo\u039f\u041e一二三四五六七八九]{3}(?=\s*[)\]〕】年])/g;
/** (2021年): the sign belongs to no bracketed year. */
const BRACKETED_YEAR = /([(〔[【]\s?(?:19|20)\d\d\s?)年(?=\s?[)\]〕】])/g;
/** A number that a line end breaks: its year and code on one line, its serial or the rest of it on the next. */
const BROKEN = new RegExp(
  `([(〔[【]\\s?(?:19|20)\\d\\d\\s?[)\\]〕】][${HAN}\\d()\\s]{0,24}?)[^\\S\\n]*\\n[^\\S\\n]*(?=[${HAN}\\d]{0,12}\\d\\s?号)`,
  "gu",
);

/**
 * The text as all readers of case numbers take it: NFKC without invisible characters, 號 as 号, the letter O and a
 * Chinese zero among digits as 0, a year in Chinese numerals in digits, no 年 in its brackets and no line end inside a
 * number.
 */
export function unifyCaseNumbers(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("號", "号")
    .replace(/[\r\n\u2028\u2029]+/g, "\n")
    .replace(CHINESE_YEAR, (year) => {
      const value = parseChineseNumeral(year.replace(new RegExp(ZERO, "g"), "零")) ?? 0;
      return value > 1900 && value < 2100 ? String(value) : year;
    })
    .replace(ZEROS, (zeros) => "0".repeat(zeros.length))
    .replace(BRACKETED_YEAR, "$1")
    .replace(BROKEN, "$1");
}

/** A number within what has been unified: the year in brackets of any kind or none, 年, code and running number. */
const WHOLE = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?(?=[${HAN}])(?!年|[一二三四五六七八九十]{1,2}月)([^()]*?(?:\([${HAN}]{1,4}\)[^()]*?)?\d+(?:-\d+)?(?:之[一二三四五六七八九十\d]{1,3})?号(?:之.{1,3}|-\d{1,3})?)$`,
  "u",
);
/** The same without the final 号: a modern code, or 字 before the serial. */
const UNENDED = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?((?:(?:最高法|[${HAN}]{1,2}\d{2,4})[${HAN}]{1,5}|[${HAN}]{2,8}字第?)\d+(?:-\d+)?)$`,
  "u",
);

/**
 * The case number that a whole text is, as judgments print it: （2021）内01民终123号; null for anything else. The year may
 * have any brackets or none, 年 and the last 号 may stand or not.
 */
export function readCaseNumber(typed: string): string | null {
  const text = unifyCaseNumbers(typed).replace(/\s/g, "");
  if (!BEGINNING.test(text)) return null;
  const whole = WHOLE.exec(text);
  const parts = whole ?? UNENDED.exec(text);
  if (!parts) return null;
  const rest = parts[2]!.replaceAll("(", "（").replaceAll(")", "）");
  return `（${parts[1]}）${rest}${whole ? "" : "号"}`;
}
