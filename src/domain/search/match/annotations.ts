import { articleLabel } from "../../statute/citation/article-label.ts";
import { findCitations } from "../../statute/citation/find-citations.ts";
import { citedName } from "../../statute/citation/law-name.ts";
import { findAmounts } from "../../text/numbers/amount.ts";
import { amountSpellings } from "../../text/numbers/amount-spellings.ts";
import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";

/** A citation or sum in a text, in the one form in which it is searched for. */
export interface Annotation {
  text: string;
  /** Half-open UTF-16 offsets of its words. */
  from: number;
  to: number;
}

/** Whether a law has this key (of `nameKeys`). */
export type KnowsLaw = (key: string) => boolean;

/** No normalised text contains these: they keep annotations apart from words. */
const CITATION_MARK = "§";
const AMOUNT_MARK = "@";

/** An annotation as private-use characters beyond all names, out of the way of counted bigrams. */
const aside = (text: string) =>
  text.replace(/[^§@]/gu, (sign) => String.fromCodePoint(0x10_0000 + (sign.codePointAt(0)! & 0xffff)));

/** The search form of a citation: §刑法第二百六十六条§, followed by 第一款第二项 if they are named. */
export function citationForm(law: string, number: number, branch: number, paragraph = 0, item = 0): string {
  const part = (value: number, unit: string) => (value > 0 ? articleLabel(value).replace("条", unit) : "");
  const label = articleLabel(number, branch);
  const parts = `${part(paragraph, "款")}${part(item, "项")}`;
  return aside(`${CITATION_MARK}${citedName(law)}${label}${CITATION_MARK}${parts}`);
}

/** Whether a form is a citation of the law with this key. */
export const citesLaw = (form: string, key: string) =>
  form.startsWith(aside(`${CITATION_MARK}${citedName(key)}第`));

/** The search form of a sum in yuan that a text writes otherwise than `amountSpellings`: @500000@. */
export function amountForm(yuan: number): string {
  return aside(`${AMOUNT_MARK}${Math.round(yuan * 100) / 100}${AMOUNT_MARK}`);
}

/** True for a form that stands for an annotation, not for words. */
export const isAnnotation = (form: string) => form.startsWith(CITATION_MARK) || form.startsWith(AMOUNT_MARK);

const NUMBER = `(?:[${NUMERAL_CHARACTERS}]{1,4}|\\d{1,3})`;
const PARTS = new RegExp(
  `^[、,，和及或]?第?(?:(${NUMBER})款(?:第?[（(]?(${NUMBER})[)）]?项)?|[（(]?(${NUMBER})[)）]?项)`,
);
/** Anything that may be a sum not written with digits and 元 alone. */
const MAY_HOLD_SUM = new RegExp(`[${NUMERAL_CHARACTERS}][元圆]|圆|\\.\\d+元|元.角|元.分`);

/**
 * The citations with their law, and the written-out sums, of a text with or without blanks. A law without
 * brackets is the longest name before 第N条 that `knows` accepts; otherwise the name after the word that
 * introduces it.
 */
export function annotate(text: string, knows: KnowsLaw): Annotation[] {
  const hasArticle = text.includes("条");
  if (!hasArticle && !MAY_HOLD_SUM.test(text.replace(/\s/g, ""))) return [];
  const places: number[] = [];
  let solid = "";
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at]!)) continue;
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
    for (let at = to, parts = PARTS.exec(solid.slice(at, at + 16)); parts; ) {
      const [paragraph, item] = [parts[1], parts[2] ?? parts[3]].map(
        (part) => parseChineseNumeral(part ?? "") ?? 0,
      );
      at += parts[0].length;
      found.push(back(citationForm(law, number, branch, paragraph, item), from, at));
      parts = PARTS.exec(solid.slice(at, at + 16));
    }
  }
  // 100余万元 is not exactly a million.
  for (const { yuan, from, to } of MAY_HOLD_SUM.test(solid) ? findAmounts(solid) : [])
    if (
      !/[余餘多几]/.test(solid.slice(from, to)) &&
      !amountSpellings(yuan).digits.includes(solid.slice(from, to).replaceAll("，", ","))
    )
      found.push(back(amountForm(yuan), from, to));
  return found;
}
