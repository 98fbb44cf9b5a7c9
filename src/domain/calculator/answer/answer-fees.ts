import { readAmount } from "../../text/numbers/typed-amount.ts";
import {
  calculateEnforcementFee,
  calculatePreservationFee,
  PRESERVATION_MAXIMUM,
} from "../application-fee.ts";
import { calculateCourtFee, type Fee, type FeeKind, type Halving, halveFee } from "../court-fee.ts";
import { type CalculatorOutcome, type NoteName, type Typed, yuanValue } from "./answer.ts";

/** Kinds whose fee depends on an amount. 诉讼费用交纳办法 art. 13. */
export const KINDS_WITH_AMOUNT: readonly FeeKind[] = ["property", "divorce", "personality"];

const feeAnswer = (fee: Fee, notes: NoteName[]): CalculatorOutcome => ({
  kind: "answer",
  lines: [{ name: "fee", value: yuanValue(fee.min, fee.max) }],
  parts: [],
  notes,
});

/** The provinces set the fee within a range: 诉讼费用交纳办法 art. 13, last paragraph. */
const courtFeeAnswer = (fee: Fee): CalculatorOutcome => feeAnswer(fee, fee.min === fee.max ? [] : ["range"]);

/** Court fee of a first instance; fields kind, amount, halving. */
export function answerCourtFee(typed: Typed): CalculatorOutcome {
  const kind = (typed.kind ?? "property") as FeeKind;
  const halving = (typed.halving ?? "none") as Halving;
  if (!KINDS_WITH_AMOUNT.includes(kind)) return courtFeeAnswer(halveFee(calculateCourtFee(kind), halving));
  const amount = readAmount(typed.amount ?? "");
  if (amount.kind === "fault") return { ...amount, field: "amount" };
  return courtFeeAnswer(halveFee(calculateCourtFee(kind, amount.yuan), halving));
}

/** Fee to apply for preservation; field amount. */
export function answerPreservationFee(typed: Typed): CalculatorOutcome {
  const amount = readAmount(typed.amount ?? "");
  if (amount.kind === "fault") return { ...amount, field: "amount" };
  const fee = calculatePreservationFee(amount.yuan);
  return feeAnswer({ min: fee, max: fee }, fee === PRESERVATION_MAXIMUM ? ["capped"] : []);
}

/** Enforcement fee; fields amount and, for a duty without an amount, none. */
export function answerEnforcementFee(typed: Typed): CalculatorOutcome {
  if (typed.none) return feeAnswer(calculateEnforcementFee(null), ["not_prepaid"]);
  const amount = readAmount(typed.amount ?? "");
  if (amount.kind === "fault") return { ...amount, field: "amount" };
  return feeAnswer(calculateEnforcementFee(amount.yuan), ["not_prepaid"]);
}
