import { readFileSync } from "node:fs";
import { CALCULATOR_PAGES } from "#domain/calculator/all/calculators.ts";
import { getOrInsert } from "#domain/once-per.ts";
import {
  parseBasis,
  parseRemedyTable,
  type RemedyRow,
  type RemedyTable,
} from "#domain/reversal/remedy-table.ts";
import { parseChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";
import { readRows } from "../files/read-rows.ts";
import { readListedLaws } from "../statutes/listed-laws.ts";
import { BASIS_CHECKED, readLegalBasis } from "./legal-basis.ts";
import { readLimitations } from "./read-limitations.ts";

const REMEDIES = "data/sources/remedies";
const RULES = "data/sources/rules-in-code.tsv";

/** A rule, rate or period that is implemented in code. */
export interface CodeRule {
  id: string;
  /** The file that implements the rule. */
  file: string;
  basis: RemedyRow["basis"];
  words: { cn: string; en: string };
}

/** A law, and those of its articles that are cited in tables, calculators or texts of the site. */
export interface CitedText {
  /** Full title without the year of a version. */
  title: string;
  /** Official number of the law as printed; empty if it has none. */
  number: string;
  articles: number[];
}

/** A law on the page of legal bases. */
export interface BasisLaw extends CitedText {
  english: string;
  /** Id of the cited version in the list of laws; empty if the law is not listed. */
  id: string;
  /** Date of the cited version; empty if the law is not listed. */
  version: string;
  /**
   * First day on which the version is in force. If the law is not listed, the day in legal-basis.tsv. Empty
   * if unknown.
   */
  effective: string;
  /** Day of the last check, as yyyy-MM-dd. */
  checked: string;
  /** Whether the law was compared with its text: title, version and articles. */
  compared: boolean;
}

/**
 * Reads the tables of remedies in data/sources. Throws an Error that names the place if they have a fault.
 */
export function readRemedyTable(folder = REMEDIES): RemedyTable {
  const text = (name: string) => readFileSync(`${folder}/${name}.tsv`, "utf8");
  return parseRemedyTable({ types: text("types"), remedies: text("remedies"), rules: text("rules") });
}

/** Reads the rules in data/sources/rules-in-code.tsv, in order. */
export function readCodeRules(path = RULES): CodeRule[] {
  return readRows(path, 5).map(([id = "", file = "", basis = "", cn = "", en = ""]) => ({
    ...{ id, file },
    basis: parseBasis(basis),
    words: { cn, en },
  }));
}

/**
 * Maps the name of a calculator to the laws that it cites. A law occurs once, with all articles that the
 * calculator cites.
 */
export function readCalculatorBasis(): Map<string, RemedyRow["basis"]> {
  const byName = new Map<string, RemedyRow["basis"]>();
  for (const [name, { basis }] of Object.entries(CALCULATOR_PAGES)) {
    const laws = new Map<string, Set<number>>();
    for (const { law, articles } of Object.values(basis).flatMap(parseBasis))
      laws.set(law, new Set([...(laws.get(law) ?? []), ...articles]));
    const cited = [...laws].map(([law, articles]) => ({
      law,
      articles: [...articles].sort((a, b) => a - b),
    }));
    byName.set(name, cited);
  }
  return byName;
}

/** The numbers of the articles in a text such as 第八十五条、第一百七十一条至第一百七十四条. Ranges are expanded. */
export function articleNumbers(written: string): number[] {
  const numbers: number[] = [];
  for (const [, to, numeral = ""] of written.matchAll(/(至)?第([零一二三四五六七八九十百千]+)条/gu)) {
    const number = parseChineseNumeral(numeral) ?? 0;
    for (let next = to ? numbers.at(-1)! + 1 : number; next <= number; next++) numbers.push(next);
  }
  return numbers;
}

/** Removes a year in brackets from the end of a title: 中华人民共和国民事诉讼法（2023 年修正） becomes 中华人民共和国民事诉讼法. */
const withoutYear = (title: string) => title.replace(/（\d{4} ?年[^）]*）$/u, "");

/**
 * Every law that tables, calculators and the given articles cite, with all of its articles that they cite.
 * The law with the most cited articles is the first.
 */
export function collectBasis(
  articles: { sources: { title: string; number?: string; articles?: string }[] }[],
): BasisLaw[] {
  const keys = readLegalBasis();
  const listed = readListedLaws().filter(({ repealed }) => !repealed);
  const cited = new Map<string, { number: string; articles: Set<number> }>();
  const add = (title: string, number: string, numbers: readonly number[]) => {
    const entry = getOrInsert(cited, title, () => ({ number, articles: new Set<number>() }));
    for (const one of numbers) if (one > 0) entry.articles.add(one);
  };
  const tables = [...readRemedyTable().remedies, ...readLimitations(), ...readCodeRules()];
  for (const basis of [...tables.map((row) => row.basis), ...readCalculatorBasis().values()]) {
    for (const { law, articles: numbers } of basis) {
      const known = keys.get(law);
      if (!known) throw new Error(`data/sources/legal-basis.tsv has no ${law}`);
      add(known.title, known.number ?? "", numbers);
    }
  }
  for (const { sources } of articles) {
    for (const { title, number = "", articles: written = "" } of sources)
      add(withoutYear(title), number, articleNumbers(written));
  }
  const byTitle = new Map([...keys.values()].map((law) => [law.title, law]));
  return [...cited]
    .map(([title, { number, articles: numbers }]): BasisLaw => {
      const newest = listed
        .filter(({ law, facts }) => law.title === title && law.first_effective <= facts.checked.day)
        .sort((a, b) => (a.law.version < b.law.version ? 1 : -1))[0];
      return {
        title,
        english: byTitle.get(title)?.english ?? "",
        number: newest?.facts.number || number,
        articles: [...numbers].sort((a, b) => a - b),
        id: newest?.law.id ?? "",
        version: newest?.law.version ?? "",
        effective: newest?.law.first_effective ?? byTitle.get(title)?.effective ?? "",
        checked: newest?.facts.checked.day ?? BASIS_CHECKED,
        compared: newest?.facts.checked.dates === "text",
      };
    })
    .sort((a, b) => b.articles.length - a.articles.length);
}
