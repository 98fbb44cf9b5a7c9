import { DOCUMENT_TYPES } from "#contract/reversal/reverse-fields.ts";
import { faultOfCaseNumber } from "#domain/case-number/typed-case-number.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import type { CaseFormFields } from "#stores/reversal/case-analysis.ts";
import type { CaseFormWords } from "./words.ts";

/** The case as typed: the fields are the browser's own, so a draft and early typing stay. */
export function readCase(form: HTMLFormElement): CaseFormFields {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    subject: text("subject"),
    first_instance_number: text("first_instance_number"),
    court: text("court"),
    mainjudge: text("mainjudge"),
    collegial_panel_members: text("collegial_panel_members"),
    reason: text("reason"),
    amount: text("amount"),
    served: text("served") || undefined,
    paper: DOCUMENT_TYPES.find((type) => type === text("paper")),
    holding: text("holding") || undefined,
  };
}

/** The form's feedback on what is typed into it, by field; empty texts where there is nothing to say. */
export type CaseEchoes = Partial<Record<string, string>>;

/**
 * How the amount was understood, so that a misreading is noticed, and why the case number is not one: as soon
 * as it can no longer become one, and, once its field is left, also if it is incomplete.
 */
export function echoCase(form: HTMLFormElement, words: CaseFormWords): CaseEchoes {
  const typed = readCase(form);
  const amount = readAmount(typed.amount);
  const lang = document.documentElement.lang === "en" ? "en" : "cn";
  const field = form.querySelector('[name="first_instance_number"]');
  const year = Number(beijingDay(new Date()).slice(0, 4));
  const fault = faultOfCaseNumber(typed.first_instance_number, document.activeElement !== field, year);
  return {
    amount:
      amount.kind === "fault"
        ? ""
        : fill(words.read, { amount: formatAmount(amount.yuan, lang, { exact: true }) }),
    first_instance_number: fault ? words.numberFaults[fault] : "",
  };
}
