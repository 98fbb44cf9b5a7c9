import type {
  AnswerForm,
  CalculatorFault,
  CalculatorTables,
  Typed,
} from "#domain/calculator/answer/answer.ts";

import type { HolidayYear } from "#domain/calculator/calendar.ts";
import { isStale, type LprTable } from "#domain/calculator/interest.ts";
import type { Lang } from "#i18n/lang.ts";
import { type AnswerWords, drawAnswer } from "./draw-outcome.ts";

/** What the page passes to its script, as JSON in data-sheet. */
export interface Sheet {
  name: string;
  asOf: string;
  lang: Lang;
  words: AnswerWords & { waiting: string; read: string };
  lpr?: LprTable;
  holidays?: HolidayYear[];
}

/** The visitor's own calendar day, yyyy-MM-dd. */
const today = () => new Date().toLocaleDateString("sv-SE");

/** A form's field by name; null if the calculator has none of that name. */
export type FieldOf = (key: string) => HTMLInputElement | null;

interface Calculator {
  answers: Record<string, AnswerForm>;
  tables: (sheet: Sheet) => CalculatorTables;
  /** Disables fields that the selected option does not use. */
  disable: (field: FieldOf) => void;
  /** Called at the start and whenever something is typed. */
  onType?: (form: HTMLFormElement, field: FieldOf, sheet: Sheet) => void;
}

/** Makes the form of the page answer, as loaded and whenever it changes. */
export function runCalculator({ answers, tables, disable, onType }: Calculator): void {
  const form = document.querySelector<HTMLFormElement>("form[data-sheet]");
  const output = form?.querySelector<HTMLOutputElement>("section output");
  if (!form || !output) return;
  const sheet: Sheet = JSON.parse(form.dataset.sheet ?? "");
  const { name, asOf, words } = sheet;
  const answer = answers[name];
  if (!answer) return;
  const read = tables(sheet);
  const stale = document.querySelector<HTMLElement>("[data-stale]");
  if (stale) stale.hidden = !isStale({ asOf, entries: [] }, today());

  const field: FieldOf = (key) => form.elements.namedItem(key) as HTMLInputElement | null;
  // A page that leads here may name the choice after the #.
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    const wanted = field(key);
    const choices = wanted instanceof HTMLSelectElement ? [...wanted.options] : [];
    if (wanted && choices.some((choice) => choice.value === value)) wanted.value = value;
  }
  const clearFaults = () => {
    for (const wrong of form.querySelectorAll("[aria-invalid]")) {
      wrong.removeAttribute("aria-invalid");
      const remark = document.getElementById(`${wrong.id}-fault`);
      if (remark) remark.textContent = "";
    }
  };
  const markFault = ({ field: key, code }: CalculatorFault) => {
    const wrong = field(key);
    wrong?.setAttribute("aria-invalid", "true");
    const remark = document.getElementById(`${key}-fault`);
    if (remark) remark.textContent = words.faults[code];
  };
  const calculate = (sayFaults: boolean) => {
    disable(field);
    clearFaults();
    const typed = Object.fromEntries(new FormData(form)) as Typed;
    const outcome = answer(typed, read);
    if (outcome.kind === "answer") output.replaceChildren(...drawAnswer(outcome, words));
    else {
      output.textContent = words.waiting;
      // While somebody is still filling in the form, only wrong input is reported, not what is missing.
      if (sayFaults || !outcome.code.endsWith("_missing")) markFault(outcome);
    }
    return outcome;
  };

  form.addEventListener("submit", () => {
    const outcome = calculate(true);
    if (outcome.kind === "fault") field(outcome.field)?.focus();
  });
  // "change", not "input": half an amount is not a mistake yet.
  form.addEventListener("change", () => calculate(false));
  const typing = () => onType?.(form, field, sheet);
  form.addEventListener("input", typing);
  typing();
  calculate(false);
}
