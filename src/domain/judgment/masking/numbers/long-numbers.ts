import { allMatches } from "../../../text/all-matches.ts";
import { MASK, type MaskedKind, type Span } from "../printed/kinds.ts";
import words from "./words.json" with { type: "json" };

/** A digit, Chinese numeral or masking character. */
const SIGN = "[0-9０-９一二三四五六七八九〇零○幺壹贰叁肆伍陆柒捌玖]";
const LONG_NUMBER = new RegExp(
  `${SIGN}(?<![0-9０-９A-Za-z.．×#].)(?:[ ·\\-－—–]{0,2}(?:${SIGN}|[*＊]|(?<=${SIGN}.{0,12})[Xx×](?=[Xx×*＊]|.{0,12}${SIGN}))){5,32}[ ]?[XxＸｘ]?(?![0-9A-Za-z])`,
  "g",
);
const NUMERALS = "〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖";
const IDENTITY_18 =
  /^[1-8][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]$/;
const IDENTITY_15 = /^[1-6][0-9]{5}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}$/;
const MOBILE = /^(?:86)?1[3-9][0-9]{9}$/;
const LANDLINE = /^0[1-9][0-9]{1,2}[ \-－—–]?[2-8][0-9]{6,7}(?:[-－—–][0-9]{1,4})?$/;
const CARD = /^(?:6[0-9]|[3459][0-9])[0-9]{14,17}$/;

/** A bank account in groups of four digits: 6231.3503.8820.14571. */
const GROUPED =
  /(?<![0-9.])(?:[0-9]{4}(?:[.．][0-9]{4}){2,3}[.．]?|[3-69][0-9]{3}(?: [0-9]{4}){2,3} )[0-9]{1,5}(?![0-9.])/g;
/** A mobile number as it is spoken: 一五八，七三一一，四零二五. */
const SPOKEN_MOBILE = new RegExp(
  `[1一幺][3-9三四五六七八九]${SIGN}(?:[，,、. ·-]{1,2}${SIGN}{4}){2}(?!${SIGN})`,
  "g",
);
/** The last digits of a bank card: 农行“…2290”. */
const CUT_CARD = /((?:银行|[工农中建交招]行|卡|账户)[“（(]?(?:…{1,2}|\.{3,6}|[＊*]{2,}))([0-9]{4})(?![0-9])/g;
/** The last digits of a person's number: 后四位为4321, 尾号1234、5678. */
const TAIL =
  /((?:后|末|最后|尾)[三四五六3-6][位个]?(?:数字?|号码?)?|尾号|尾数)((?:分别)?(?:为|是|系|：|:)?\s?[“（]?)([0-9０-９一二三四五六七八九〇零壹贰叁肆伍陆柒捌玖]{3,6}(?:[、，和及与][0-9０-９]{3,6})*)(?![0-9年月日])/g;

/** For each kind, the words before a number that show the kind. "keep" is for numbers that stay. */
const WORDS = Object.entries({ identity: words.papers, ...words.before }).map(
  ([kind, list]) => [new RegExp(list.replaceAll(" ", "|"), "gi"), kind as MaskedKind | "keep"] as const,
);
const AMOUNT =
  /^(?:\.[0-9])?[0-9]*\s?(?:元|万|亿|美元|港元|欧元|日元|股|份|千克|公斤|克|吨|平方|㎡|张|条|枚|个|人次|包|盒|件|米|公里|年|月|日|号(?!码)|余|多)/;
const LOOK_BACK = 60;
/**
 * Earlier numbers of a list, between the word that shows their kind and the last number. The word applies to
 * all of them.
 */
const LISTED = /(?:(?:×××|[0-9Xx-]{5,})(?:（[^（）]{0,12}）)?[、，,和及与／/；]\s?)+$/;

/**
 * Finds the numbers of identity cards, telephones, bank accounts and bank cards, and the last digits of such
 * numbers.
 */
export function longNumberSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number, kind: MaskedKind): void => {
    spans.push({ from, to, shown: MASK, kind });
  };
  for (const { 0: printed, index } of allMatches(text, LONG_NUMBER)) {
    const end = index + printed.length;
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    const kind = kindOfNumber(printed, before, text.slice(end, end + 8));
    if (kind !== "keep") add(index, end, kind);
  }
  for (const { 1: label = "", 2: code = "", index } of allMatches(text, CUT_CARD))
    add(index + label.length, index + label.length + code.length, "bank");
  for (const { 0: whole, index } of allMatches(text, GROUPED)) add(index, index + whole.length, "bank");
  for (const { 0: whole, index } of allMatches(text, SPOKEN_MOBILE))
    add(index, index + whole.length, "telephone");
  for (const { 0: whole, 3: code = "", index } of allMatches(text, TAIL))
    if (wordBefore(text.slice(Math.max(0, index - LOOK_BACK), index)) !== "keep")
      add(index + whole.length - code.length, index + whole.length, "bank");
  return spans;
}
/** A word for an account after its number: 账户 in 至6222…账户. */
const ACCOUNT_BEHIND = /^的?(?:[账帐]户|[账帐]号|银行卡|信用卡)/;
const MIN_ACCOUNT = 12;
const MIN_DIGITS = 4;
const MIN_LEFT_DIGITS = 10;

/**
 * The kind of a number. 18 digits with a date of birth always are an identity number. 11 digits that start
 * with 13 to 19 are a telephone number, unless a word before them shows the kind bank, contact or identity.
 * For other numbers, the words around the number and its form decide.
 */
function kindOfNumber(printed: string, before: string, after: string): MaskedKind | "keep" {
  const digits = printed
    .replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/○/g, "〇")
    .replace(/幺/g, "一")
    .replace(/[〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖]/g, (sign) => String(NUMERALS.indexOf(sign) % 10));
  const plain = digits.replace(/[^0-9Xx]/g, "");
  if (IDENTITY_18.test(plain)) return "identity";
  if (/[*＊]|[Xx×]{2}/.test(printed)) return ofMasked(digits, before);
  if (plain.length >= MIN_ACCOUNT && ACCOUNT_BEHIND.test(after)) return "bank";
  if (AMOUNT.test(after) || plain.length < 7) return "keep";
  const word = wordBefore(before);
  if (MOBILE.test(plain))
    return word === "bank" || word === "contact" || word === "identity" ? word : "telephone";
  if (IDENTITY_15.test(plain) && (word === null || word === "identity")) return "identity";
  if (word === "keep") return "keep";
  if (LANDLINE.test(digits.replace(/(?<=[0-9]) (?=[0-9])/g, ""))) return "telephone";
  if (CARD.test(plain)) return "bank";
  if (word === "telephone") return plain.length <= 12 && !isDay(plain) ? "telephone" : "keep";
  if (word === "bank") return plain.length >= 7 && plain.length <= 25 ? "bank" : "keep";
  return word ?? "keep";
}

/**
 * The kind of a number that the court masked in part (110101********1234). If enough digits are left, it
 * still identifies a person.
 */
function ofMasked(digits: string, before: string): MaskedKind | "keep" {
  const word = wordBefore(before);
  const shown = digits.replace(/[^0-9]/g, "").length;
  // 62×××28 has too few digits left, so it stays.
  if (
    shown < (digits.includes("×") || /X{2}/i.test(digits) ? MIN_LEFT_DIGITS : MIN_DIGITS) ||
    word === "keep"
  )
    return "keep";
  return word ?? (shown > MIN_DIGITS ? "identity" : "keep");
}

/** The kind that the nearest word before a number shows, null if there is none. */
function wordBefore(before: string): MaskedKind | "keep" | null {
  const clause =
    before
      .replace(LISTED, "")
      .split(/[。；;，,]/)
      .at(-1) ?? "";
  let found: MaskedKind | "keep" | null = null;
  let end = -1;
  for (const [words, kind] of WORDS)
    for (const match of allMatches(clause, words)) {
      const to = match.index + match[0].length;
      if (to > end) {
        end = to;
        found = kind;
      }
    }
  return found;
}

/** Whether eight digits are a date, such as 20140509. */
export function isDay(digits: string): boolean {
  return /^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])[0-3][0-9]$/.test(digits);
}
