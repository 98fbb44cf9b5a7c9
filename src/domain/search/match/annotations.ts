import { articleLabel } from "../../statute/citation/article-label.ts";
import { findCitations } from "../../statute/citation/find-citations.ts";
import { citedName } from "../../statute/citation/law-name.ts";
import { findAmounts } from "../../text/numbers/amount.ts";
import { amountSpellings } from "../../text/numbers/amount-spellings.ts";
import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";

/** A citation or sum in a text. `text` is the one form in which the index stores and searches it. */
export interface Annotation {
  text: string;
  /** Half-open UTF-16 offsets of the words that state the citation or sum. */
  from: number;
  to: number;
}

/** Tells whether there is a law with this key (see `nameKeys`). */
export type KnowsLaw = (key: string) => boolean;

/**
 * Marks the start of annotations. No normalised text contains this character, so annotations never match
 * words.
 */
const CITATION_MARK = "§";
const AMOUNT_MARK = "@";

/**
 * The text in private-use characters that no name uses. Its bigrams therefore occur in no other text, and an
 * annotation does not change how often a text's own bigrams are counted.
 */
const aside = (text: string) =>
  text.replace(/[^§@]/gu, (sign) => String.fromCodePoint(0x10_0000 + (sign.codePointAt(0)! & 0xffff)));

/** The search form of a citation: §刑法第二百六十六条§. If a paragraph or item is cited, 第一款第二项 follows. */
export function citationForm(law: string, number: number, branch: number, paragraph = 0, item = 0): string {
  const part = (value: number, unit: string) => (value > 0 ? articleLabel(value).replace("条", unit) : "");
  const label = articleLabel(number, branch);
  const parts = `${part(paragraph, "款")}${part(item, "项")}`;
  return aside(`${CITATION_MARK}${citedName(law)}${label}${CITATION_MARK}${parts}`);
}

/** Whether a form is a citation of the law with this key. */
export const citesLaw = (form: string, key: string) =>
  form.startsWith(aside(`${CITATION_MARK}${citedName(key)}第`));

/**
 * The annotation that stands for a sum in yuan in the index: @500000@. The index has it where a text spells
 * the sum in a way that `amountSpellings` does not produce.
 */
export function amountForm(yuan: number): string {
  return aside(`${AMOUNT_MARK}${Math.round(yuan * 100) / 100}${AMOUNT_MARK}`);
}

/** True if the form is an annotation rather than words. */
export const isAnnotation = (form: string) => form.startsWith(CITATION_MARK) || form.startsWith(AMOUNT_MARK);

const NUMBER = `第?[（(]?(?:[${NUMERAL_CHARACTERS}]{1,4}|\\d{1,3})[)）]?`;
const SEPARATOR = "[、,，和与及或]|以及";
/**
 * The numbers of one or more paragraphs (款) or items (项) after an article: 第一款, 第（二）、（六）项, 第一至第三项. Also the
 * end of a range: 至第三项.
 */
const PARTS = new RegExp(`^(${SEPARATOR}|[至到])?(${NUMBER}(?:(?:${SEPARATOR}|[至到])${NUMBER})*)([款项])`);
/** Maximum length of a list of paragraphs and items in characters. */
const PARTS_REACH = 80;
/** Maximum difference between the ends of a range of numbers. A wider range is ignored. */
const MAX_RANGE = 30;
/** Matches a text that may contain a sum in another spelling than digits and 元. */
const MAY_HOLD_SUM = new RegExp(`[${NUMERAL_CHARACTERS}][元圆]|圆|\\.\\d+元|元.角|元.分`);

/**
 * The citations in a text with their laws, and the sums that are not written as plain digits. The text may
 * contain blanks. The law of a citation without title brackets is the longest name before 第N条 that `knows`
 * accepts. If there is none, it is the name after the word that introduces the citation.
 */
export function annotate(text: string, knows: KnowsLaw): Annotation[] {
  const hasArticle = text.includes("条");
  if (!hasArticle && !MAY_HOLD_SUM.test(text.replace(/\s/g, ""))) return [];
  const places: number[] = [];
  let solid = "";
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    places.push(at);
    solid += text[at];
  }
  solid = solid.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  const back = (form: string, from: number, to: number): Annotation => ({
    text: form,
    from: places[from]!,
    to: places[to - 1]! + 1,
  });
  const found: Annotation[] = [];
  for (const { law, number, branch, from, to } of hasArticle ? findCitations(solid, knows, true) : []) {
    found.push(back(citationForm(law, number, branch), from, to));
    for (const { paragraph, item, to: end } of partsBehind(solid, to)) {
      found.push(back(citationForm(law, number, branch, paragraph, item), from, end));
      // An item is also cited without its paragraph.
      if (paragraph > 0 && item > 0) found.push(back(citationForm(law, number, branch, 0, item), from, end));
    }
  }
  // 100余万元 is not exactly one million.
  for (const { yuan, from, to } of MAY_HOLD_SUM.test(solid) ? findAmounts(solid, { inYuanOnly: true }) : [])
    if (
      !/[余餘多几]/.test(solid.slice(from, to)) &&
      !amountSpellings(yuan).digits.includes(solid.slice(from, to).replaceAll("，", ","))
    )
      found.push(back(amountForm(yuan), from, to));
  return found;
}

interface Part {
  paragraph: number;
  item: number;
  to: number;
}

/**
 * The paragraphs and items of an article that a text lists from `at` on. An item belongs to the paragraph
 * directly before it.
 */
function partsBehind(text: string, at: number): Part[] {
  const found: Part[] = [];
  const partsAt = (from: number) => PARTS.exec(text.slice(from, from + PARTS_REACH));
  let paragraph = 0;
  let isItem = false;
  let last = 0;
  for (let to = at, parts = partsAt(to); parts; parts = partsAt(to)) {
    const [whole, separator, list = "", unit] = parts;
    to += whole.length;
    const isRangeEnd = last > 0 && /[至到]/.test(separator ?? "") && isItem === (unit === "项");
    const numbers = isRangeEnd ? numbersIn(`${last}至${list}`).slice(1) : numbersIn(list);
    if (unit === "款") {
      paragraph = numbers.at(-1) ?? 0;
      const next = partsAt(to);
      // A paragraph directly before its item needs no annotation of its own, because the item's form contains
      // it.
      const isOuter = numbers.length === 1 && next && !next[1] && next[3] === "项";
      if (!isOuter) found.push(...numbers.map((one) => ({ paragraph: one, item: 0, to })));
    } else {
      if (separator && !isItem) paragraph = 0;
      found.push(...numbers.map((item) => ({ paragraph, item, to })));
    }
    isItem = unit === "项";
    last = numbers.at(-1) ?? 0;
  }
  return found;
}

/** The numbers in a list: 2 and 6 for 第（二）、（六）, 1, 2 and 3 for 一至三. */
function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  for (const [, joint = "", written = ""] of list.matchAll(
    new RegExp(`(${SEPARATOR}|[至到])?第?[（(]?([${NUMERAL_CHARACTERS}\\d]+)[)）]?`, "g"),
  )) {
    const number = parseChineseNumeral(written) ?? 0;
    const first = /[至到]/.test(joint) ? (numbers.at(-1) ?? number) + 1 : number;
    if (number - first > MAX_RANGE) continue;
    for (let one = Math.min(first, number); one <= number; one++) numbers.push(one);
  }
  return numbers;
}
