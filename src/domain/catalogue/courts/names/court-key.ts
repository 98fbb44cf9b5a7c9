import { toChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import { toNfc, toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";

/** A number of one or two digits in Chinese numerals: 十二 for 12. Courts also write 第8师 and 第1中级. */
export const numberInWords = (digits: string): string => toChineseNumeral(Number(digits)) || "〇";

/** Maximum length of a court's name in characters. Longer text is a sentence. */
const MAX_NAME_CHARS = 60;

/**
 * Kangxi and other radicals. Text extracted from a PDF may have them instead of characters, and NFKC does not
 * convert all of them.
 */
const RADICAL = /[\u2e80-\u2fdf]/;

/**
 * Text that may follow a court's name without changing which court is meant, such as its chambers and
 * committees or a verb.
 */
const OF_THE_COURT = /^(?:[于以在对]?(?:作出|判决|裁定)?|[\p{Script=Han}]{0,14}(?:法庭|审判庭|委员会))?$/u;

/**
 * The name of the court in a printed text, in the form in which names are compared (`courtKey`); null if the
 * text names no court. White space, page numbers and punctuation are dropped. So is text before a colon or
 * comma, and text after the name.
 */
export function readCourtKey(text: string): string | null {
  let name = withoutSpaces(toNfkc(RADICAL.test(text) ? toNfc(text) : text));
  name = name.replace(/^[^院]*[:;,。、]/u, "");
  const bracket = name.indexOf("(", 2);
  if (bracket > 0 && name.lastIndexOf("院", bracket) > 0) name = name.slice(0, bracket);
  if (!/^\p{Script=Han}+$/u.test(name)) {
    name = name
      .replace(/第([1-9]\d?)/g, (_, digits: string) => `第${numberInWords(digits)}`)
      .replace(/[1-6](?=中级?(?:人民)?法?院)/, numberInWords)
      .replace(/[^\p{Script=Han}〇]/gu, "");
  }
  if (!name.includes("法院")) name = name.replace(/中院/, "中级法院").replace(/高院/, "高级法院");
  const at = name.indexOf("法院");
  if (at < 0 || at > MAX_NAME_CHARS) return null;
  // A branch of a high court is named after its place, which follows the word for court (…法院…分院).
  const branch = /^[\p{Script=Han}]{2,14}?分院/u.exec(name.slice(at + 2));
  const end = at + 2 + (branch ? branch[0].length : 0);
  if (!OF_THE_COURT.test(name.slice(end))) return null;
  return courtKey(name.slice(0, end));
}

/**
 * The form in which court names are compared. 人民法院, 基层法院 and 法院, development zones, and numbers each have
 * only one spelling in it. `name` must consist of Chinese characters.
 */
export function courtKey(name: string): string {
  return name
    .replace("人民法院", "法院")
    .replace("基层法院", "法院")
    .replace("生产建设兵团", "兵团")
    .replace(/第?([一二三四五六])中级?法院$/, "第$1中级法院")
    .replace("农业建设第", "第")
    .replace(/农([一二三四五六七八九十]+)师/, "第$1师")
    .replace(/(?:高新技术产业|高新技术|高新产业|高技术产业)(?:开发区|园区)/, "高新区")
    .replace(/经济(?:技术)?开发区/, "经开区");
}
