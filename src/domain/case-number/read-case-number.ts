import { HAN } from "../text/han.ts";
import { parseChineseNumeral } from "../text/numbers/chinese-numeral.ts";

/**
 * The beginning of every case number. Testing it first avoids compiling the patterns below, which takes
 * milliseconds in a new process.
 */
const BEGINNING = /^[(〔[【{<〈《﹝]?(?:19|20)\d/;
const ZERO = "[Oo\\u039f\\u041e〇○◯]";
const ZEROS = new RegExp(`(?<=[\\d${HAN}])${ZERO}+(?=\\d)|(?<=\\d)${ZERO}+(?=[\\d)\\]〕】${HAN}])`, "gu");
const CHINESE_YEAR = /[一二][〇○◯零Oo\u039f\u041e一二三四五六七八九]{3}(?=\s*[)\]〕】年])/g;
/** (2021年), whose 年 is dropped. */
const BRACKETED_YEAR = /([(〔[【]\s?(?:19|20)\d\d\s?)年(?=\s?[)\]〕】])/g;
/**
 * A number broken by a line end: its year and code on one line; its serial number, or the rest of the serial
 * number, on the next.
 */
const BROKEN = new RegExp(
  `([(〔[【]\\s?(?:19|20)\\d\\d\\s?[)\\]〕】][${HAN}\\d()\\s]{0,24}?)[^\\S\\n]*\\n[^\\S\\n]*(?=[${HAN}\\d]{0,12}\\d\\s?号)`,
  "gu",
);

/**
 * The text in the form that all readers of case numbers expect: NFKC without invisible characters; 號 as 号;
 * the letter O and a Chinese zero among digits as 0; a year in Chinese numerals as digits; no 年 inside the
 * brackets of a year; no line end inside a number.
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

/** A number in unified text: the year in brackets of any kind or none, 年, code and serial number. */
const WHOLE = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?(?=[${HAN}])(?!年|[一二三四五六七八九十]{1,2}月)([^()]*?(?:\([${HAN}]{1,4}\)[^()]*?)?\d+(?:-\d+)?(?:之[一二三四五六七八九十\d]{1,3})?号(?:之.{1,3}|-\d{1,3})?)$`,
  "u",
);
/** A number without the final 号: with a modern code, or with 字 before the serial number. */
const UNENDED = new RegExp(
  String.raw`^[(〔[【{<〈《﹝]?((?:19|20)\d{2})[)〕\]】}>〉》﹞]?年?((?:(?:最高法|[${HAN}]{1,2}\d{2,4})[${HAN}]{1,5}|[${HAN}]{2,8}字第?)\d+(?:-\d+)?)$`,
  "u",
);

/**
 * The case number in the printed form, （2021）内01民终123号, if the whole text is one; null otherwise. The year
 * may have any brackets or none; 年 and the final 号 are optional.
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
