import type { AmountFault } from "#domain/text/numbers/typed-amount.ts";

/** Why a typed amount cannot be used, for pages and for answers. */
export const amountFaults: Record<AmountFault, string> = {
  amount_missing: "Give an amount, such as 500000 or 50万.",
  amount_unreadable: "This amount cannot be read. Write digits, such as 500000.",
  amount_ambiguous: "This amount can be read in several ways: write it in full, such as 35000.",
  amount_range: "Give one amount, not a range, such as 200000.",
  amount_negative: "An amount cannot be negative.",
  amount_foreign: "Amounts are in yuan: convert it first.",
  amount_too_large: "This amount is too large: at most 1,000,000,000,000 yuan.",
};
