import type { CalculatorAnswer } from "#domain/calculator/answer.ts";
import { toCsv } from "#domain/text/csv.ts";
import { wordLine } from "#i18n/format/word-line.ts";
import { saveFile } from "#stores/page/save-file.ts";
import { partRows } from "./draw-outcome.ts";
import type { Sheet } from "./sheet.ts";

/** The filled-in values as rows of a table: label, value, and the documents that prove the value. */
function inputRows(form: HTMLFormElement): string[][] {
  return [...form.elements].flatMap((input) => {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement) || input.disabled)
      return [];
    const label = input.labels?.[0]?.textContent ?? input.name;
    const value =
      input instanceof HTMLSelectElement
        ? (input.selectedOptions[0]?.textContent ?? "")
        : input.type === "checkbox"
          ? input.checked && "✓"
          : input.value;
    if (!value || input.closest("[hidden]")) return [];
    const [, name = input.name, column] = /^(.+)-\d+-(.+)$/.exec(input.name) ?? [];
    const proof =
      document.querySelector(`[data-proof="${column ?? name}"]`) ??
      document.querySelector(`[data-proof="${name}"]`);
    return [[label, value, proof?.textContent ?? ""]];
  });
}

/** Saves the filled-in values and the result as a CSV file. */
export function saveAnswer(
  form: HTMLFormElement,
  { name, title, words }: Sheet,
  answer: CalculatorAnswer,
): void {
  const { lines, parts, notes } = answer;
  const rows = [
    [title],
    words.csvHead.inputs,
    ...inputRows(form),
    words.csvHead.lines,
    ...lines.map((line) => Object.values(wordLine(line, words))),
    ...(parts.length > 1 ? partRows(parts, words.parts) : []),
    ...notes.map((note) => [words.notes[note] ?? ""]),
  ];
  saveFile(`${name}.csv`, toCsv(rows));
}
