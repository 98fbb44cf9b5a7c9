import type { CalculatorTables, Fault, Typed } from "#domain/calculator/answer/answer.ts";
import { KINDS_WITH_AMOUNT } from "#domain/calculator/answer/answer-fees.ts";
import { FIXED_MULTIPLES } from "#domain/calculator/answer/answer-interest.ts";
import { ANSWERS } from "#domain/calculator/answer/index.ts";
import { createCalendar, type HolidayYear } from "#domain/calculator/calendar.ts";
import type { FeeKind } from "#domain/calculator/court-fee.ts";
import { isStale, type LprTable } from "#domain/calculator/interest.ts";
import { readAmount } from "#domain/text/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format-amount.ts";
import type { Lang } from "#i18n/lang.ts";
import { type AnswerWords, drawAnswer } from "./draw-outcome.ts";

/** What the page gives its script, as JSON in data-sheet. */
interface Sheet {
  name: keyof typeof ANSWERS;
  asOf: string;
  lang: Lang;
  words: AnswerWords & { waiting: string; read: string };
  lpr?: LprTable;
  holidays?: HolidayYear[];
}

const form = document.querySelector<HTMLFormElement>("form[data-sheet]");
const output = form?.querySelector<HTMLOutputElement>("section output");

/** The visitor's own calendar day, yyyy-MM-dd. */
const today = () => new Date().toLocaleDateString("sv-SE");

if (form && output) {
  const { name, asOf, lang, words, lpr, holidays }: Sheet = JSON.parse(form.dataset.sheet ?? "");
  const tables: CalculatorTables = { lpr, calendar: holidays && createCalendar(holidays) };
  const stale = document.querySelector<HTMLElement>("[data-stale]");
  if (stale) stale.hidden = !isStale({ asOf, entries: [] }, today());

  const field = (key: string) => form.elements.namedItem(key) as HTMLInputElement | null;
  const clearFaults = () => {
    for (const wrong of form.querySelectorAll("[aria-invalid]")) {
      wrong.removeAttribute("aria-invalid");
      const remark = document.getElementById(`${wrong.id}-fault`);
      if (remark) remark.textContent = "";
    }
  };
  const markFault = ({ field: key, code }: Fault) => {
    const wrong = field(key);
    wrong?.setAttribute("aria-invalid", "true");
    const remark = document.getElementById(`${key}-fault`);
    if (remark) remark.textContent = words.faults[code];
  };
  /** Fields that the choice made leaves without use cannot be filled. */
  const disable = () => {
    const kind = field("kind")?.value;
    const amount = field("amount");
    if (amount)
      amount.disabled =
        (kind !== undefined && !KINDS_WITH_AMOUNT.includes(kind as FeeKind)) ||
        field("none")?.checked === true;
    const abroad = field("abroad");
    if (abroad) abroad.disabled = field("branch")?.value !== "civil";
    const isFixed = FIXED_MULTIPLES.includes(field("multiple")?.value ?? "");
    const term = field("term");
    if (term) term.disabled = isFixed;
    const fixedOn = field("fixedOn");
    if (fixedOn) fixedOn.disabled = !isFixed;
  };
  /** How each amount was understood stands beside it, so that a misreading is seen. */
  const echoAmounts = () => {
    for (const echo of form.querySelectorAll<HTMLOutputElement>("output.read")) {
      const amount = readAmount(field(echo.htmlFor.value)?.value ?? "");
      echo.value =
        amount.kind === "amount"
          ? fill(words.read, { amount: formatAmount(amount.yuan, lang, { exact: true }) })
          : "";
    }
  };
  const calculate = (sayFaults: boolean) => {
    disable();
    clearFaults();
    const typed = Object.fromEntries(new FormData(form)) as Typed;
    const outcome = ANSWERS[name](typed, tables);
    if (outcome.kind === "answer") output.replaceChildren(...drawAnswer(outcome, words));
    else {
      output.textContent = words.waiting;
      // While somebody is still filling the form, only what was typed wrongly is told, not what is missing.
      if (sayFaults || !outcome.code.endsWith("_missing")) markFault(outcome);
    }
    return outcome;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const outcome = calculate(true);
    if (outcome.kind === "fault") field(outcome.field)?.focus();
  });
  // "change", not "input": half an amount is no mistake yet.
  form.addEventListener("change", () => calculate(false));
  form.addEventListener("input", echoAmounts);
  echoAmounts();
  calculate(false);
}
