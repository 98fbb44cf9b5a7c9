import { faultOf } from "../answer.ts";
import { defineCalculator } from "../form.ts";
import { calculateLatePerformance, LATE_RULE_START } from "../interest.ts";
import { interestOutcome } from "./interest.ts";

/** The doubled part of the interest for paying a judgment late. */
export default defineCalculator({
  fields: {
    principal: { control: "amount", positive: true },
    from: { control: "date" },
    to: { control: "date" },
  },
  calculate({ principal, from, to }) {
    if (to < from) return faultOf("to", "reversed");
    if (from < LATE_RULE_START) return faultOf("from", "before_late_rule");
    return interestOutcome([calculateLatePerformance(principal, from, to)], ["ordinary_interest_on_top"]);
  },
});
