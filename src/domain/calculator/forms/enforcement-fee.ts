import { calculateEnforcementFee } from "../application-fee.ts";
import { defineCalculator } from "../form.ts";
import { feeAnswer } from "./court-fee.ts";

/** The fee to enforce a sum, or a duty without an amount. */
export default defineCalculator({
  fields: { amount: { control: "amount", when: ({ none }) => !none }, none: { control: "tick" } },
  calculate: ({ amount }) => feeAnswer(calculateEnforcementFee(amount), ["not_prepaid"]),
});
