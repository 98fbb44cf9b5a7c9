import { calculateEnforcementFee } from "../application-fee.ts";
import { defineCalculator } from "../form.ts";
import { feeAnswer } from "./court-fee.ts";

/** Enforcement fee, of a sum or of a duty without one. */
export default defineCalculator({
  fields: { amount: { control: "amount", when: ({ none }) => !none }, none: { control: "tick" } },
  basis: { fee: "诉讼费用交纳办法:14,20,38" },
  examples: [{ amount: "500000" }, { none: "on" }],
  calculate: ({ amount }) => feeAnswer(calculateEnforcementFee(amount), ["not_prepaid"]),
});
