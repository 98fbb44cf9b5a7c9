import { HAN } from "../text/han.ts";
import { parseChineseNumeral } from "../text/numbers/chinese-numeral.ts";

/**
 * Matches the beginning of every case number. Testing it first saves compiling the patterns below, which
 * takes milliseconds in a new process.
 */
const BEGINNING = /^[(〔[【{<〈《﹝]?(?:19|20)\d/;
const ZERO = "[Oo\\u039f\\u041e〇○◯]";
const ZEROS = new RegExp(`(?<=[\\d${HAN}])${ZERO}+(?=\\d)|(?<=\\d)${ZERO}+(?=[\\d)\\]〕】${HAN}])`, "gu");
const CHINESE_YEAR = /[一二][〇○◯零Oo\u039f\u041e一二三四五六七八九]{3}(?=\s*[)\]〕】年])/g;
/** A year in brackets with 年, which is dropped: (2021年). */
const BRACKETED_YEAR = /([(〔[【]\s?(?:19|20)\d\d\s?)年(?=\s?[)\]〕】])/g;
/**
 * A line end within a case number. The year and code are on one line; the serial number, or the rest of it,
 * is on the next.
 */
const BROKEN = new RegExp(
  `([(〔[【]\\s?(?:19|20)\\d\\d\\s?[)\\]〕】][${HAN}\\d()\\s]{0,24}?)[^\\S\\n]*\\n[^\\S\\n]*(?=[${HAN}\\d]{0,12}\\d\\s?号)`,
  "gu",
);

/**
 * The text in the form in which case numbers are looked for. It is NFKC without invisible characters. 號
 * becomes 号. A letter O or a Chinese zero among digits becomes 0. A year in Chinese numerals becomes digits.
 * 年 inside the brackets of a year and line ends inside a case number are dropped.
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

/**
 * A case number in a text from `unifyCaseNumbers`. The year has brackets of any kind or none, and possibly 年;
 * code and serial number follow.
 */
const WHOLE = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?(?=[${HAN}])(?!年|[一二三四五六七八九十]{1,2}月)([^()]*?(?:\([${HAN}]{1,4}\)[^()]*?)?\d+(?:-\d+)?(?:之[一二三四五六七八九十\d]{1,3})?号(?:之.{1,3}|-\d{1,3})?)$`,
  "u",
);
/**
 * A case number without 号 at its end. It is recognised by the code of a court, or by 字 before the serial
 * number.
 */
const UNENDED = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?((?:(?:最高法|[${HAN}]{1,2}\d{2,4})[${HAN}]{1,5}|[${HAN}]{2,8}字第?)\d+(?:-\d+)?)$`,
  "u",
);

/**
 * The case number in printed form, （2021）内01民终123号, if the text consists of one; else null. The year may have
 * brackets of any kind or none. 年 and 号 may be missing.
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
