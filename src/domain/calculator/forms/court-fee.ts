import { type CalculatorAnswer, yuanValue } from "../answer.ts";
import { calculateCourtFee, FEE_KINDS, type Fee, type FeeKind, halveFee, hasBands } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** A fee as the answer of a calculator. The answer is a range if the rule gives one. */
export const feeAnswer = ({ min, max }: Fee, notes: string[]): CalculatorAnswer => ({
  kind: "answer",
  lines: [{ name: "fee", value: yuanValue(min, max) }],
  parts: [],
  notes,
});

/** The court fee of a first instance. */
export default defineCalculator({
  fields: {
    kind: { control: "choice", options: FEE_KINDS },
    amount: {
      control: "amount",
      when: ({ kind = "property" }) => hasBands(kind as FeeKind),
    },
    halving: { control: "choice", options: ["none", "mediated_or_withdrawn", "summary_procedure"] },
  },
  calculate({ kind, amount, halving }) {
    const fee = halveFee(calculateCourtFee(kind, amount ?? 0), halving);
    // The rule gives a range in which the provinces set the fee: 诉讼费用交纳办法 art. 13, last paragraph.
    return feeAnswer(fee, fee.min === fee.max ? [] : ["range"]);
  },
});
