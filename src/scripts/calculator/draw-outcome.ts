import type { CalculatorAnswer } from "#domain/calculator/answer.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { type AnswerWords, formatFen, wordLine } from "./word-line.ts";

type PartWords = Dictionary["calculator"]["parts"];

function element(name: string, text: string, ...children: Element[]): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

const row = (cell: string, texts: string[]) => element("tr", "", ...texts.map((text) => element(cell, text)));

/** The periods of interest as rows of text, with a head. */
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

/** The answer as elements: its lines with explanation and law, the periods of interest, its notes. */
export function drawAnswer(
  { lines, parts, notes }: CalculatorAnswer,
  words: AnswerWords & { parts: PartWords },
): HTMLElement[] {
  const list = document.createElement("dl");
  for (const line of lines) {
    const { label, value, how, cite } = wordLine(line, words);
    const item = element("div", "", element("dt", label), element("dd", value));
    const reason = [how, cite].filter(Boolean).join(" · ");
    if (reason !== "") {
      const told = element("dd", reason);
      told.className = "how";
      item.append(told);
    }
    list.append(item);
  }
  const remarks = notes.map((note) => element("p", words.notes[note] ?? ""));
  if (parts.length < 2) return [list, ...remarks];
  const [head = [], ...rows] = partRows(parts, words.parts);
  const table = element(
    "table",
    "",
    element("thead", "", row("th", head)),
    element("tbody", "", ...rows.map((texts) => row("td", texts))),
  );
  return [list, table, ...remarks];
}
