import { calculatePreservationFee, PRESERVATION_MAXIMUM } from "../application-fee.ts";
import { defineCalculator } from "../form.ts";
import { feeAnswer } from "./court-fee.ts";

/** The fee to apply for preservation of property. */
export default defineCalculator({
  fields: { amount: { control: "amount" } },
  calculate({ amount }) {
    const fee = calculatePreservationFee(amount);
    return feeAnswer({ min: fee, max: fee }, fee === PRESERVATION_MAXIMUM ? ["capped"] : []);
  },
});
