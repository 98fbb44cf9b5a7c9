import { calculateEnforcementFee } from "../application-fee.ts";
import { defineCalculator } from "../form.ts";
import { feeAnswer } from "./court-fee.ts";

/** Enforcement fee, of a sum or of a duty without one. */
export default defineCalculator({
  fields: { amount: { control: "amount", when: ({ none }) => !none }, none: { control: "tick" } },
  calculate: ({ amount }) => feeAnswer(calculateEnforcementFee(amount), ["not_prepaid"]),
});
