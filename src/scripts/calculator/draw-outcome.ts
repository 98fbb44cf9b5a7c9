import type { CalculatorAnswer } from "#domain/calculator/answer.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { type AnswerWords, formatFen, wordLine } from "#i18n/format/word-line.ts";
import { make } from "../make.ts";

type PartWords = Dictionary["calculator"]["parts"];

const row = (cell: "th" | "td", texts: string[]) =>
  make("tr", "", ...texts.map((text) => make(cell, "", text)));

/** The periods for which interest was calculated, as rows of a table. The first row is the head. */
export function partRows(
  parts: CalculatorAnswer["parts"],
  { from, to, days, rate, interest }: PartWords,
): string[][] {
  return [
    [from, to, days, rate, interest],
    ...parts.map((part) => [
      part.from,
      part.to,
      String(part.days),
      `${Math.round(part.rate * 1000) / 1000}%`,
      formatFen(part.interest),
    ]),
  ];
}

/** Draws an answer: its lines with explanation and legal basis, the periods of interest, and the notes. */
export function drawAnswer(
  { lines, parts, notes }: CalculatorAnswer,
  words: AnswerWords & { parts: PartWords },
): HTMLElement[] {
  const items = lines.map((line) => {
    const { label, value, how, cite } = wordLine(line, words);
    const reason = [how, cite].filter(Boolean).join(" · ");
    const told = reason ? [make("dd", "how", reason)] : [];
    return make("div", "", make("dt", "", label), make("dd", "", value), ...told);
  });
  const list = make("dl", "", ...items);
  const remarks = notes.map((note) => make("p", "", words.notes[note] ?? ""));
  if (parts.length < 2) return [list, ...remarks];
  const [head = [], ...rows] = partRows(parts, words.parts);
  const body = make("tbody", "", ...rows.map((texts) => row("td", texts)));
  return [list, make("table", "", make("thead", "", row("th", head)), body), ...remarks];
}
