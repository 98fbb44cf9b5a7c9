import { formatDay } from "../../text/day.ts";
import { faultOf } from "../answer.ts";
import { defineCalculator } from "../form.ts";
import { calculateLatePerformance } from "../interest.ts";
import { interestOutcome } from "./interest.ts";

/** The doubled part of the interest for paying a judgment late. */
export default defineCalculator({
  fields: {
    principal: { control: "amount", positive: true },
    from: { control: "date" },
    to: { control: "date" },
  },
  calculate({ principal, from, to }) {
    const result = calculateLatePerformance({ principal, from: formatDay(from), to: formatDay(to) });
    return interestOutcome(result, faultOf("from", "before_late_rule"), ["ordinary_interest_on_top"]);
  },
});
