import { calculateEnforcementFee } from "../application-fee.ts";
import { defineCalculator } from "../form.ts";
import { feeAnswer } from "./court-fee.ts";

/** The fee for enforcing a payment, or a duty without an amount. */
export default defineCalculator({
  fields: { amount: { control: "amount", when: ({ none }) => !none }, none: { control: "tick" } },
  calculate: ({ amount }) => feeAnswer(calculateEnforcementFee(amount), ["not_prepaid"]),
});
