import type { AnswerLine, AnswerValue } from "#domain/calculator/answer.ts";
import { parseDay, weekday } from "#domain/text/day.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";

/** The words in which a calculator gives its answer. */
export interface AnswerWords {
  values: Dictionary["calculator"]["values"];
  /**
   * Maps the name of a line to its label and its explanation. The explanation has placeholders for the values
   * of the line.
   */
  lines: Record<string, string[]>;
  notes: Record<string, string>;
  /** Maps an entry of the calculator's legal basis to its citation. */
  cites: Record<string, string>;
}

/**
 * Formats an amount in yuan with two decimals and thousands separators, without the unit: 13800 ->
 * "13,800.00".
 */
export function formatFen(yuan: number): string {
  return yuan.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Puts a value of an answer into words, with its unit. */
export function wordValue(value: AnswerValue, words: AnswerWords["values"]): string {
  switch (value.kind) {
    case "yuan":
      return value.min === value.max
        ? fill(words.yuan, { amount: formatFen(value.min) })
        : fill(words.range, { min: formatFen(value.min), max: formatFen(value.max) });
    case "day":
      return `${value.day} ${words.weekdays[weekday(parseDay(value.day) ?? 0)]}`;
    default:
      return fill(words[value.kind], {
        n: value.count.toLocaleString("en-US", { maximumFractionDigits: 2 }),
      });
  }
}

/**
 * Puts a line of an answer into words. `how` explains it and `cite` cites the law; each is empty if there is
 * none.
 */
export function wordLine(
  { name, value, given = {}, basis = name }: AnswerLine,
  { lines, values, cites }: AnswerWords,
): { label: string; value: string; how: string; cite: string } {
  const [label = name, how = ""] = lines[name] ?? [];
  const shown = Object.entries(given).map(([key, one]) => [
    key,
    typeof one === "number" ? one.toLocaleString("en-US", { maximumFractionDigits: 4 }) : one,
  ]);
  return {
    label,
    value: wordValue(value, values),
    how: fill(how, Object.fromEntries(shown)),
    cite: cites[basis] ?? "",
  };
}
