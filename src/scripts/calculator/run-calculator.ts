import type { CalculatorAnswer, CalculatorFault, Typed } from "#domain/calculator/answer.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { answerForm, type Calculator } from "#domain/calculator/form.ts";
import { isStale } from "#domain/calculator/interest.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { button, make } from "../make.ts";
import { drawAnswer } from "./draw-outcome.ts";
import type { Sheet, SheetWords } from "./sheet.ts";

/** The current day on the visitor's device, yyyy-MM-dd. */
const today = () => new Date().toLocaleDateString("sv-SE");
const fieldOf = (form: HTMLFormElement, key: string) =>
  form.elements.namedItem(key) as HTMLInputElement | null;
const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Typed;

/**
 * Hides each field that does not apply, given the values of the other fields. In a field of several rows,
 * also hides the rows after the first empty one.
 */
function showFields(form: HTMLFormElement, { fields }: Calculator): void {
  const typed = typedIn(form);
  for (const [name, field] of Object.entries(fields)) {
    const applies = field.when?.(typed) ?? true;
    const part = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (part) part.hidden = !applies;
    for (const input of part?.querySelectorAll<HTMLInputElement>("input, select") ?? [])
      input.disabled = !applies;
    let isNext = true;
    for (const set of part?.querySelectorAll<HTMLElement>(".row-set") ?? []) {
      set.hidden = !isNext;
      isNext = [...set.querySelectorAll("input")].some(
        ({ type, value }) => type !== "checkbox" && value !== "",
      );
    }
  }
}

/** Shows beside each amount how it was understood, so that the visitor notices a misreading. */
function echoAmounts(form: HTMLFormElement, { lang, words }: Sheet): void {
  for (const echo of form.querySelectorAll<HTMLOutputElement>("output.read")) {
    const amount = readAmount(fieldOf(form, echo.htmlFor.value)?.value ?? "");
    echo.value =
      amount.kind === "amount"
        ? fill(words.read, { amount: formatAmount(amount.yuan, lang, { exact: true }) })
        : "";
  }
}

function clearFaults(form: HTMLFormElement): void {
  for (const wrong of form.querySelectorAll("[aria-invalid]")) {
    wrong.removeAttribute("aria-invalid");
    const remark = document.getElementById(`${wrong.id}-fault`);
    if (remark) remark.textContent = "";
  }
}

function markFault(form: HTMLFormElement, { field, code }: CalculatorFault, words: SheetWords): void {
  fieldOf(form, field)?.setAttribute("aria-invalid", "true");
  const remark = document.getElementById(`${field}-fault`);
  if (remark) remark.textContent = words.faults[code];
}

function keepButtons(form: HTMLFormElement, sheet: Sheet, answer: CalculatorAnswer): HTMLElement {
  const save = async () => (await import("./save-answer.ts")).saveAnswer(form, sheet, answer);
  const { csv, print: printed } = sheet.words;
  return make(
    "p",
    "keep screen",
    button(csv, save),
    button(printed, () => print()),
  );
}

/** Calculates the answer, now and after every change of the form. */
function run(form: HTMLFormElement, sheet: Sheet, calculator: Calculator): void {
  const output = form.querySelector<HTMLOutputElement>("section output");
  const tables = { lpr: sheet.lpr, calendar: createCalendar(sheet.holidays ?? []), today: today() };
  const calculate = (sayFaults: boolean) => {
    showFields(form, calculator);
    clearFaults(form);
    const outcome = answerForm(calculator, typedIn(form), tables);
    if (outcome.kind === "answer")
      output?.replaceChildren(...drawAnswer(outcome, sheet.words), keepButtons(form, sheet, outcome));
    else {
      const { waiting, faults } = sheet.words;
      if (output) output.textContent = outcome.code === "all_missing" ? faults.all_missing : waiting;
      // While the visitor fills in the form, wrong values are reported, but missing ones are not.
      if (sayFaults || !outcome.code.endsWith("_missing")) markFault(form, outcome, sheet.words);
    }
    return outcome;
  };
  const answerPress = () => {
    const outcome = calculate(true);
    if (outcome.kind === "fault") fieldOf(form, outcome.field)?.focus();
  };
  form.addEventListener("submit", answerPress);
  // The event is "change" and not "input", because an amount is not wrong while it is being typed.
  form.addEventListener("change", () => calculate(false));
  form.addEventListener("input", () => echoAmounts(form, sheet));
  echoAmounts(form, sheet);
  // The button has the focus if the visitor clicked it before this script loaded.
  if (document.activeElement === form.querySelector("[type=submit]")) answerPress();
  else calculate(false);
}

/**
 * Fills in the form from the address, and runs its calculation. Only the module of this calculator is loaded.
 */
export async function startCalculator(form: HTMLFormElement, sheet: Sheet): Promise<void> {
  const stale = document.querySelector<HTMLElement>("[data-stale]");
  if (stale) stale.hidden = !isStale(sheet.asOf, today());
  // A link to this page may give values for the form after the #. A select field accepts only its own
  // options.
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    const wanted = fieldOf(form, key);
    const isChoice = wanted instanceof HTMLSelectElement;
    if (wanted && !(isChoice && ![...wanted.options].some((choice) => choice.value === value)))
      wanted.value = value;
  }
  const { default: calculator } = await import(`../../domain/calculator/forms/${sheet.name}.ts`);
  run(form, sheet, calculator);
}
