import type { AnswerValue, CalculatorAnswer, NoteName } from "#domain/calculator/answer/answer.ts";
import { parseDay, weekday } from "#domain/text/day.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";

/** The words of an answer. */
export type AnswerWords = Pick<Dictionary["calculator"], "lines" | "values" | "faults" | "parts"> & {
  /** The remarks this calculator may make. */
  notes: Partial<Record<NoteName, string>>;
};

/** An amount with fen and thousands separators, no unit: 13800 -> "13,800.00". */
function formatFen(yuan: number): string {
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
    case "days":
      return fill(words.days, { days: value.days });
    case "article":
      return fill(words.article, {
        law: words.laws[value.law as keyof typeof words.laws],
        article: value.article,
      });
  }
}

function element(name: string, text: string, ...children: Element[]): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

/** The answer as elements: its lines, the periods of interest, its notes. */
export function drawAnswer({ lines, parts, notes }: CalculatorAnswer, words: AnswerWords): HTMLElement[] {
  const list = document.createElement("dl");
  for (const { name, value } of lines)
    list.append(
      element("div", "", element("dt", words.lines[name]), element("dd", wordValue(value, words.values))),
    );
  const remarks = notes.map((note) => element("p", words.notes[note] ?? ""));
  if (parts.length < 2) return [list, ...remarks];
  const { from, to, days, rate, interest } = words.parts;
  const table = element(
    "table",
    "",
    element(
      "thead",
      "",
      element("tr", "", ...[from, to, days, rate, interest].map((head) => element("th", head))),
    ),
    element(
      "tbody",
      "",
      ...parts.map((part) =>
        element(
          "tr",
          "",
          ...[
            part.from,
            part.to,
            String(part.days),
            `${Math.round(part.rate * 1000) / 1000}%`,
            formatFen(part.interest),
          ].map((cell) => element("td", cell)),
        ),
      ),
    ),
  );
  return [list, table, ...remarks];
}
