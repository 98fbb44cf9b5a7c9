import { caseNumberForms } from "../../case-number/case-number-forms.ts";
import { readCaseNumber } from "../../case-number/read-case-number.ts";
import { articleLabel } from "../../statute/citation/article-label.ts";
import { parseCitation } from "../../statute/citation/cite.ts";
import { citedName } from "../../statute/citation/law-name.ts";
import { findAmounts } from "../../text/numbers/amount.ts";
import { amountSpellings } from "../../text/numbers/amount-spellings.ts";
import { parseChineseNumeral, toChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { amountForm, citationForm, isAnnotation } from "./annotations.ts";
import { foldCharacters, NUMBER_EDGE, normaliseText } from "./normalise-text.ts";

/**
 * How a typed word was interpreted. The interpretation decides in which other forms the word is searched for.
 * `written`: the word has no other forms, because the query has too many.
 */
export type ReadingKind = "amount" | "number" | "citation" | "title" | "simplified" | "written" | "court";

/** A word of a search. A text contains the word if it contains one of its forms. */
export interface SearchedWord {
  /** As typed, without quotation marks. */
  typed: string;
  asked: string;
  /**
   * The normalised word in one spelling: for a citation, with the article number as the index writes it.
   * Empty if the word has nothing searchable.
   */
  text: string;
  /**
   * All forms that are searched for: normalised phrases, and annotations (`isAnnotation`). Empty only if
   * `text` is empty.
   */
  forms: string[];
  /** How the word was interpreted. The visitor is told. */
  readings: ReadingKind[];
}

/**
 * Converts between traditional and simplified characters. A simplified text may have several traditional
 * spellings.
 */
export interface Scripts {
  toSimplified: (text: string) => string;
  toTraditional: (text: string) => string[];
}

/** A word that may be a person's name, which some texts print in traditional characters. */
const MAYBE_NAME = /^\p{Script=Han}{2,4}$/u;

const QUOTED = /^\s*["“](.*)["”]\s*$/su;

/** Whether the word is in quotation marks. It is then searched for only as written. */
export const isQuoted = (value: string) => QUOTED.test(value);
export const withoutQuotes = (value: string) => QUOTED.exec(value)?.[1] ?? value;

/** A typed word with all forms that are searched for. src/domain/search/README.md has the rules. */
export function wordForms(value: string, scripts?: Scripts): SearchedWord {
  const asked = withoutQuotes(value);
  const text = normaliseKeyword(asked);
  if (text === "") return { typed: value, asked, text, forms: [], readings: [] };
  if (asked !== value) return { typed: value, asked, text, forms: [text], readings: [] };
  const simplified = scripts?.toSimplified(asked) ?? asked;
  const own = formsOf(foldCharacters(simplified));
  const readings: ReadingKind[] = own.kind ? [own.kind] : [];
  const forms = own.isWhole ? own.forms : [normaliseKeyword(simplified), ...own.forms];
  if (!own.kind) forms.push(...withoutPunctuation(forms[0]!));
  if (scripts && !own.kind && MAYBE_NAME.test(simplified)) forms.push(...scripts.toTraditional(simplified));
  if (simplified !== asked) {
    readings.push("simplified");
    // A name may be printed in either kind of characters.
    forms.push(text);
  }
  const number = own.number ?? normaliseKeyword(simplified);
  return { typed: value, asked, text: number, forms: [...new Set(forms)], readings };
}

/** The word with only its written form, for a query with too many forms. */
export function asWritten({ typed, asked }: SearchedWord): SearchedWord {
  const text = normaliseKeyword(asked);
  return { typed, asked, text, forms: [text], readings: ["written"] };
}

/** The normalised keyword. If it is a whole case number, the number is first written as courts print it. */
export function normaliseKeyword(keyword: string): string {
  return normaliseText(readCaseNumber(keyword) ?? keyword);
}

/**
 * Maximum number of separators in a word up to which each of them may be missing by itself. With more
 * separators, all are missing or none.
 */
const MAX_OPTIONAL = 3;

/** The normalised word without some or all of the separators inside it. Those beside a number stay. */
function withoutPunctuation(text: string): string[] {
  const [first = "", ...parts] = text.split(/(?<!#) (?!#)/);
  if (parts.length > MAX_OPTIONAL) return [first + parts.join("")];
  return parts.reduce((heads, part) => heads.flatMap((head) => [`${head} ${part}`, head + part]), [first]);
}

/** The form as a reader sees it. Empty for an annotation. */
export const shownForm = (form: string) =>
  isAnnotation(form) ? "" : form.replaceAll(NUMBER_EDGE, "").replaceAll(" ", "");

/** Maximum number of forms of one word that the visitor is shown. */
const SHOWN_FORMS = 4;

/**
 * For each word that is searched for in more forms than the typed one: how it was interpreted, and the other
 * forms.
 */
export function alsoSearched(
  words: readonly SearchedWord[],
): { value: string; kinds: ReadingKind[]; forms: string[] }[] {
  return words
    .filter(({ readings }) => readings.length > 0)
    .map(({ typed, text, forms, readings }) => {
      const cited = readings.includes("citation") && forms.every(isAnnotation) ? [shownForm(text)] : [];
      const shown = [...cited, ...forms.map(shownForm)].filter((form) => form !== "" && form !== typed);
      return { value: typed, kinds: readings, forms: [...new Set(shown)].slice(0, SHOWN_FORMS) };
    });
}

interface Read {
  kind: ReadingKind | null;
  forms: string[];
  /**
   * True if the word is searched for only in its other forms, because as typed it would match more than it
   * means.
   */
  isWhole?: boolean;
  /** A citation's law and article, normalised and in one spelling. */
  number?: string;
}

function formsOf(word: string): Read {
  return (
    caseNumberRead(word) ??
    citationForms(word) ??
    titleForms(word) ??
    amountForms(word) ??
    numberForms(word) ??
    articleForms(word) ?? { kind: null, forms: [] }
  );
}

/** The forms in which a whole case number may be printed. */
function caseNumberRead(word: string): Read | null {
  const number = readCaseNumber(word);
  return number ? { kind: null, forms: caseNumberForms(number).map(normaliseText) } : null;
}

const CITED_AS = /^(?:(?:依照|依据|根据|按照|适用|违反|参照|我国|现行|应当|应)+(?=.{2}))+/;

/**
 * The forms of a citation such as 刑法第266条. Its annotation matches any spelling of the law's name and of the
 * number.
 */
function citationForms(word: string): Read | null {
  if (!word.includes("条") && !/[法典例定释则》]第?\d{1,4}$/.test(word)) return null;
  const citation = parseCitation(word.replace(/的(?=规定$)/, ""));
  if (!citation || citation.law === "") return null;
  const law = citation.law.replace(CITED_AS, "");
  const { number, branch, paragraph, item } = citation;
  const form = citationForm(law, number, branch, paragraph, item);
  const cited = normaliseText(`${citedName(law)}${articleLabel(number, branch)}`);
  // Without 条, the word may also be the name of a law: 公司法解释3.
  return {
    kind: "citation",
    forms: word.includes("条") ? [form] : [form, normaliseKeyword(word)],
    number: cited,
    isWhole: true,
  };
}

/**
 * The full form of a title: 《中华人民共和国保险法》 for 《保险法》. It does not match other laws whose names end in the same
 * way.
 */
function titleForms(word: string): Read | null {
  const name = /^《([^《》]+(?:法|法典|条例|通则|总则))》$/.exec(word)?.[1];
  if (!name || name.startsWith("中华人民共和国")) return null;
  return { kind: "title", forms: [normaliseText(`《中华人民共和国${name}》`)] };
}

/** The sum in yuan in a word that contains exactly one. 50万 counts as a sum too. */
function onlyAmount(word: string): { yuan: number; from: number; to: number } | null {
  const found = findAmounts(word, { inYuanOnly: true });
  if (found.length > 1) return null;
  if (found.length === 1) return found[0]!;
  if (!/\d[万亿]$/.test(word)) return null;
  const [open] = findAmounts(`${word}元`, { inYuanOnly: true });
  return open ? { ...open, to: word.length } : null;
}

const CURRENCY = /^(?:人民币|¥|rmb)?$/;
const WHOLE = /^(?:人民币|整)?$/;

function amountForms(word: string): Read | null {
  const amount = onlyAmount(word);
  if (!amount || /[余多]/.test(word.slice(amount.from, amount.to))) return null;
  const [before, behind] = [word.slice(0, amount.from), word.slice(amount.to)];
  const { digits, chinese } = amountSpellings(amount.yuan);
  if (digits.length === 0) return null;
  if (CURRENCY.test(before) && WHOLE.test(behind)) {
    const bare = digits.filter((text) => !text.endsWith("万元")).map((text) => `¥${text.slice(0, -1)}`);
    return {
      kind: "amount",
      forms: [...[...digits, ...bare].map(normaliseText), amountForm(amount.yuan)],
      // A sum in Chinese numerals is not searched for as typed, because 三十万元 also occurs in 一百三十万元. Only its
      // other forms are searched for.
      isWhole: !/\d/.test(word),
    };
  }
  // 三十万元 also occurs in 一百三十万元. Chinese numerals are therefore searched for only after words
  // (赔偿三十万元), because no other numeral can then precede them.
  const spellings = before === "" ? digits : [...digits, ...chinese];
  return { kind: "amount", forms: spellings.map((text) => normaliseText(`${before}${text}${behind}`)) };
}

/** The forms of a word that is a number: with and without commas between groups of three. */
function numberForms(word: string): Read | null {
  if (!/^(?:[1-9]\d{4,14}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/.test(word)) return null;
  const [whole = "", behind] = word.replaceAll(",", "").split(".");
  const groups = whole.replace(/\d(?=(?:\d{3})+$)/g, "$&,");
  const forms = [whole, groups].map((text) =>
    normaliseText(behind === undefined ? text : `${text}.${behind}`),
  );
  return { kind: "number", forms };
}

const ARTICLE = /第\(?([0-9]{1,4}|[一二三四五六七八九十百千零两〇]{1,9})\)?(?=([条款项]))/g;

/** The word with its article numbers in every spelling: 第266条 and 第二百六十六条, 第二项 and 第（二）项. */
function articleForms(word: string): Read | null {
  const written = (write: (value: number) => string, isBracketed: boolean) =>
    word.replace(ARTICLE, (whole, number: string, unit: string) => {
      const value = parseChineseNumeral(number);
      if (!value) return whole;
      return isBracketed && unit === "项" ? `第（${write(value)}）` : `第${write(value)}`;
    });
  const ways = [false, true].flatMap((isBracketed) =>
    [String, toChineseNumeral].map((write) => normaliseText(written(write, isBracketed))),
  );
  const forms = [...new Set([normaliseText(word), ...ways])];
  return forms.length === 1 ? null : { kind: "citation", forms };
}
