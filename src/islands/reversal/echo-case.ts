import { faultOfCaseNumber } from "#domain/case-number/typed-case-number.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { pageLang } from "#i18n/page-lang.ts";
import type { CaseValues } from "#stores/reversal/case-form.ts";
import type { CaseFormWords } from "./words.ts";

/** The form's feedback on what is typed, by field; empty texts if there is none. */
export interface CaseEchoes {
  amount: string;
  first_instance_number: string;
}

/**
 * How the amount was understood, so that a misreading is noticed, and why the case number is invalid. A
 * number that can no longer become valid is reported at once, an incomplete one when its field loses focus.
 */
export function echoCase(typed: CaseValues, isNumberLeft: boolean, words: CaseFormWords): CaseEchoes {
  const amount = readAmount(typed.amount.trim());
  const year = Number(beijingDay(new Date()).slice(0, 4));
  const fault = faultOfCaseNumber(typed.first_instance_number.trim(), isNumberLeft, year);
  return {
    amount:
      amount.kind === "fault"
        ? ""
        : fill(words.read, { amount: formatAmount(amount.yuan, pageLang(), { exact: true }) }),
    first_instance_number: fault ? words.numberFaults[fault] : "",
  };
}
