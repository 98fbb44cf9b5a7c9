import { AMOUNT_ANSWERS } from "#domain/calculator/answer/amount-answers.ts";
import { KINDS_WITH_AMOUNT } from "#domain/calculator/answer/answer-fees.ts";
import { FIXED_MULTIPLES } from "#domain/calculator/answer/answer-interest.ts";
import type { FeeKind } from "#domain/calculator/court-fee.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { type FieldOf, runCalculator, type Sheet } from "./run-calculator.ts";

function disable(field: FieldOf): void {
  const kind = field("kind")?.value;
  const amount = field("amount");
  if (amount)
    amount.disabled =
      (kind !== undefined && !KINDS_WITH_AMOUNT.includes(kind as FeeKind)) || field("none")?.checked === true;
  const isFixed = FIXED_MULTIPLES.includes(field("multiple")?.value ?? "");
  const term = field("term");
  if (term) term.disabled = isFixed;
  const fixedOn = field("fixedOn");
  if (fixedOn) fixedOn.disabled = !isFixed;
}

/** Shows beside each amount how it was understood, so that a misreading is noticed. */
function echoAmounts(form: HTMLFormElement, field: FieldOf, { lang, words }: Sheet): void {
  for (const echo of form.querySelectorAll<HTMLOutputElement>("output.read")) {
    const amount = readAmount(field(echo.htmlFor.value)?.value ?? "");
    echo.value =
      amount.kind === "amount"
        ? fill(words.read, { amount: formatAmount(amount.yuan, lang, { exact: true }) })
        : "";
  }
}

runCalculator({
  answers: AMOUNT_ANSWERS,
  tables: ({ lpr }) => ({ lpr }),
  disable,
  onType: echoAmounts,
});
