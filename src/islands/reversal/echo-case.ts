import { faultOfCaseNumber } from "#domain/case-number/typed-case-number.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { pageLang } from "#i18n/page-lang.ts";
import type { CaseValues } from "#stores/reversal/case-form.ts";
import type { CaseFormWords } from "./words.ts";

/** The feedback on what is typed into each field. Empty if there is none. */
export interface CaseEchoes {
  amount: string;
  first_instance_number: string;
}

/**
 * How the amount was understood, so that the visitor notices a misreading, and what is wrong with the case
 * number. A number that cannot become valid any more is reported at once; an incomplete one once its field
 * has lost the focus.
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
