import type { CalculatorName } from "#contract/content/schemas/toolbox.ts";
import { CALCULATOR_PAGES } from "#domain/calculator/all/calculators.ts";
import type { Typed } from "#domain/calculator/answer.ts";
import type { Fields } from "#domain/calculator/form.ts";
import { parseBasis } from "#domain/reversal/remedy-table.ts";
import { dictionary } from "#i18n/dictionary.ts";
import type { Lang } from "#i18n/lang.ts";
import { readLegalBasis } from "#server/basis/legal-basis.ts";
import { wordCitation } from "#server/basis/word-citation.ts";

/**
 * The words of one calculator. The keys of `fields`, `options` and `hints` are the names of fields, or of the
 * columns of a field with rows.
 */
export interface CalculatorWords {
  title: string;
  lead: string;
  fields: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  hints?: Record<string, string>;
  /**
   * Maps a field or column to the documents that prove its value, or to the place where a local value is
   * published.
   */
  proofs?: Record<string, string>;
  lines: Record<string, string[]>;
  notes: Record<string, string>;
}

/** The words of a calculator in a language. */
export const calculatorWords = (name: CalculatorName, lang: Lang): CalculatorWords =>
  dictionary(lang).calculators[name];

/** Maps a line of the calculator's answer to the citation of its legal basis. */
export function calculatorCites(name: CalculatorName, lang: Lang): Record<string, string> {
  const laws = Object.fromEntries(readLegalBasis());
  const join = lang === "cn" ? "，" : ", ";
  return Object.fromEntries(
    Object.entries(CALCULATOR_PAGES[name]?.basis ?? {}).map(([line, basis]) => [
      line,
      parseBasis(basis)
        .map((cited) => wordCitation(cited, laws, lang))
        .join(join),
    ]),
  );
}

/** Writes the values of an example in words: "财产案件", "标的额 100,000 元". */
export function wordExample(fields: Fields, typed: Typed, words: CalculatorWords, unit: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.control === "rows")
      return Array.from({ length: field.most }, (_, at) =>
        Object.fromEntries(Object.keys(field.columns).map((key) => [key, typed[`${name}-${at}-${key}`]])),
      ).flatMap((row) => wordExample(field.columns, row, words, unit).join(" ") || []);
    const value = typed[name];
    const label = words.fields[name] ?? name;
    if (value === undefined || value === "none") return [];
    if (field.control === "tick") return [label];
    if (field.control === "choice") return [words.options?.[name]?.[value] ?? value];
    if (field.control === "amount") return [`${label} ${Number(value).toLocaleString("en-US")} ${unit}`];
    return [`${label} ${value}`];
  });
}
