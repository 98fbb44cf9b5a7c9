import type { AnswerLine, AnswerValue } from "#domain/calculator/answer.ts";
import { parseDay, weekday } from "#domain/text/day.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";

/** The page's words for the answers of its calculator. */
export interface AnswerWords {
  values: Dictionary["calculator"]["values"];
  /** Name and explanation of each line; the explanation is filled with the line's values. */
  lines: Record<string, string[]>;
  notes: Record<string, string>;
  /** The citation of each entry of the calculator's legal basis. */
  cites: Record<string, string>;
}

/** An amount with fen and thousands separators, no unit: 13800 -> "13,800.00". */
export function formatFen(yuan: number): string {
  return yuan.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A value of an answer in words, unit included. */
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

/** A line of an answer in words; `how` and `cite` are empty if there is nothing to add. */
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
