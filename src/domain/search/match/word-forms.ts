import { itemAt } from "#domain/search/array-reads.ts";
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

/** Why more forms than the typed word are searched for. */
export type ReadingKind = "amount" | "number" | "citation" | "title" | "simplified" | "written" | "court";

/** A word of a search. A text contains the word if it contains one of its forms. */
export interface SearchedWord {
  /** As typed, without quotation marks. */
  typed: string;
  asked: string;
  /**
   * The normalised word itself, for a citation with the article number in the form of the index; empty if it
   * has nothing searchable.
   */
  text: string;
  /**
   * All searched forms: normalised phrases, and annotations (`isAnnotation`). At least one, unless `text` is
   * empty.
   */
  forms: string[];
  /** The interpretations of the word, which are also reported to the visitor. */
  readings: ReadingKind[];
}

/** Converts traditional characters to simplified ones, and back; the reverse may have several spellings. */
export interface Scripts {
  toSimplified: (text: string) => string;
  toTraditional: (text: string) => string[];
}

/** A word that may be a person's name, which some texts print in traditional characters. */
const MAYBE_NAME = /^\p{Script=Han}{2,4}$/u;

const QUOTED = /^\s*["“](.*)["”]\s*$/su;

/** A word in quotation marks is searched for as written. */
export const isQuoted = (value: string) => QUOTED.test(value);
export const withoutQuotes = (value: string) => QUOTED.exec(value)?.[1] ?? value;

/** All forms that are searched for when a word is typed; src/domain/search/README.md has the rules. */
export function wordForms(value: string, scripts?: Scripts): SearchedWord {
  const asked = withoutQuotes(value);
  const text = normaliseKeyword(asked);
  if (text === "") return { typed: value, asked, text, forms: [], readings: [] };
  if (asked !== value) return { typed: value, asked, text, forms: [text], readings: [] };
  const simplified = scripts?.toSimplified(asked) ?? asked;
  const own = formsOf(foldCharacters(simplified));
  const readings: ReadingKind[] = own.kind ? [own.kind] : [];
  const forms = own.isWhole ? own.forms : [normaliseKeyword(simplified), ...own.forms];
  if (!own.kind) forms.push(withoutPunctuation(itemAt(forms, 0)));
  if (scripts && !own.kind && MAYBE_NAME.test(simplified)) forms.push(...scripts.toTraditional(simplified));
  if (simplified !== asked) {
    readings.push("simplified");
    // A name may be printed in either script.
    forms.push(text);
  }
  const number = own.number ?? normaliseKeyword(simplified);
  return { typed: value, asked, text: number, forms: [...new Set(forms)], readings };
}

/** The word as written, without its other forms; for a query with too many forms. */
export function asWritten({ typed, asked }: SearchedWord): SearchedWord {
  const text = normaliseKeyword(asked);
  return { typed, asked, text, forms: [text], readings: ["written"] };
}

/** The normalised keyword; a whole case number is brought into its printed form first. */
export function normaliseKeyword(keyword: string): string {
  return normaliseText(readCaseNumber(keyword) ?? keyword);
}

/** A normalised word without its inner separators; a separator beside a number stays. */
const withoutPunctuation = (text: string) => text.replace(/(?<!#) (?!#)/g, "");

/** A form as it is shown to a reader; empty for an annotation. */
export const shownForm = (form: string) =>
  isAnnotation(form) ? "" : form.replaceAll(NUMBER_EDGE, "").replaceAll(" ", "");

/** Maximum number of forms named to a reader. */
const SHOWN_FORMS = 4;

/** The forms searched for besides each word itself; words searched for only as typed are left out. */
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
  /** True if the word itself is not among the forms, because it would match more than it means. */
  isWhole?: boolean;
  /** The number of a cited article. */
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

/** The search form of a citation such as 刑法第266条. It matches any spelling of the law's name and of the number. */
function citationForms(word: string): Read | null {
  if (!word.includes("条") && !/[法典例定释则》]第?\d{1,4}$/.test(word)) return null;
  const citation = parseCitation(word.replace(/的(?=规定$)/, ""));
  if (!citation || citation.law === "") return null;
  const law = citation.law.replace(CITED_AS, "");
  const { number, branch, paragraph, item } = citation;
  const form = citationForm(law, number, branch, paragraph, item);
  const cited = normaliseText(`${citedName(law)}${articleLabel(number, branch)}`);
  // 公司法解释3 may be a law's name as well as an article.
  return {
    kind: "citation",
    forms: word.includes("条") ? [form] : [form, normaliseKeyword(word)],
    number: cited,
    isWhole: true,
  };
}

/** The forms of a title: 《保险法》 also matches 《中华人民共和国保险法》, but no other law whose name has the same ending. */
function titleForms(word: string): Read | null {
  const name = /^《([^《》]+(?:法|法典|条例|通则|总则))》$/.exec(word)?.[1];
  if (!name || name.startsWith("中华人民共和国")) return null;
  return { kind: "title", forms: [normaliseText(`《中华人民共和国${name}》`)] };
}

/** The only sum in a word; 50万 counts as a sum too. */
function onlyAmount(word: string): { yuan: number; from: number; to: number } | null {
  const found = findAmounts(word, { inYuanOnly: true });
  if (found.length > 1) return null;
  if (found.length === 1) return itemAt(found, 0);
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
      // A sum in Chinese numerals is not searched for as typed, only by its other forms: 三十万元 would also
      // match within 一百三十万元.
      isWhole: !/\d/.test(word),
    };
  }
  // Words before the sum exclude that a preceding numeral belongs to it.
  const spellings = before === "" ? digits : [...digits, ...chinese];
  return { kind: "amount", forms: spellings.map((text) => normaliseText(`${before}${text}${behind}`)) };
}

/** A number alone, with and without commas between groups of three. */
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

/** Article numbers in both spellings: 第266条 and 第二百六十六条, 第二项 and 第（二）项, with the text beside them. */
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
