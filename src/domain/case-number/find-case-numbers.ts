import { allMatches } from "../text/all-matches.ts";
import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";
import { readCaseNumber } from "./read-case-number.ts";

/** A case number that a text contains. `from` and `to` are half-open UTF-16 offsets of the match. */
export interface FoundCaseNumber {
  /** The number with full-width brackets and without blanks: （2021）内01民终123号, （2009）园刑初字第0268号. */
  caseNumber: string;
  /** The characters between year and serial number, without 第: 内01民终, 园刑初字. */
  code: string;
  year: number;
  from: number;
  to: number;
}

const YEAR = "([12] ?[0-9] ?[0-9] ?[0-9])";
const CODE = "([\\u4e00-\\u9fff](?:[\\u4e00-\\u9fff0-9 -]|[（(][\\u4e00-\\u9fff]{1,4}[）)]){0,30}?)";
const SERIAL =
  "(第? ?[A-Z]?[0-9][0-9 ]{0,11}(?:[-—－～~至、,，和及/] ?第?[0-9]{1,10}){0,40}(?: ?之[一二三四五六七八九十0-9]{1,3})? ?号(?: ?之[一二三四五六七八九十]{1,3}| ?之 ?[0-9]{1,2}|-[0-9]{1,3}(?![0-9]))?(?: ?[、，,和及与至] ?第? ?[0-9]{1,8} ?号){0,40})";
const PRINTED = new RegExp(`[（(〔[［【﹝] ?${YEAR} ?[）)〕\\]］】﹞] ?${CODE} ?${SERIAL}`, "g");

/**
 * A printed case number. The bracket before the year may be missing, and so may the province before the
 * court's digits.
 */
const DAMAGED = new RegExp(
  `(?:[（(〔[［【﹝] ?)?(?<![0-9])${YEAR} ?[）)〕\\]］】﹞] ?${CODE.replace("[\\u4e00-\\u9fff]", "[\\u4e00-\\u9fff0-9]")} ?${SERIAL}`,
  "g",
);

/** Characters in file numbers of procuratorates, arbitration bodies, notaries, appraisers and agencies. */
const OTHER_BODIES = /检|仲|公证|证字|证内|证民|鉴|罚|劳人|商评|专利|国税|发改|决字|认字/;
/** Characters for a kind of case or a stage. The code of every court case has at least one of them. */
const COURT_WORDS = /[民刑行执赔破商知经海初终再申监提抗辖特核更督催保认他清调复惩救]/;

/**
 * All case numbers in a text, in order. Several numbers with one code (123、124号) are one entry. With
 * `damaged`, numbers that lost the first bracket or the province are found too. Set it only for texts in
 * which a case number is expected.
 */
export function findCaseNumbers(text: string, damaged = false): FoundCaseNumber[] {
  const found: FoundCaseNumber[] = [];
  for (const match of allMatches(text, damaged ? DAMAGED : PRINTED)) {
    const year = (match[1] ?? "").replaceAll(" ", "");
    const code = toFullWidthBrackets((match[2] ?? "").replaceAll(" ", "")).replace(/第$/, "");
    if (OTHER_BODIES.test(code) || !COURT_WORDS.test(code)) continue;
    const serial = (match[3] ?? "").replaceAll(" ", "");
    found.push({
      caseNumber: `（${year}）${code}${serial}`,
      code,
      year: Number(year),
      from: match.index,
      to: match.index + match[0].length,
    });
  }
  return found;
}

/**
 * The case number that the line consists of; else empty. The line must have no blanks. One punctuation mark
 * on either side is allowed.
 */
export function caseNumberOfLine(line: string): string {
  const number = findCaseNumbers(line)[0];
  return number !== undefined && line.length - (number.to - number.from) <= 2 ? number.caseNumber : "";
}

/**
 * A case number as it is stored: with full-width brackets and without blanks. Any other text, such as the
 * entry number of a collection, also gets full-width brackets and loses its blanks.
 */
export function toCaseNumber(given: string): string {
  const line = withoutSpaces(toAsciiAlphanumerics(toNfc(given)));
  return caseNumberOfLine(line) || (readCaseNumber(given) ?? toFullWidthBrackets(line));
}

function toFullWidthBrackets(text: string): string {
  return text.replaceAll("(", "（").replaceAll(")", "）");
}
