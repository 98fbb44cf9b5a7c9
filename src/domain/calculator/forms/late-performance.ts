import { formatDay } from "../../text/day.ts";
import { faultOf } from "../answer.ts";
import { defineCalculator } from "../form.ts";
import { calculateLatePerformance } from "../interest.ts";
import { interestOutcome } from "./interest.ts";

/** The doubled part of the interest for late performance. */
export default defineCalculator({
  fields: {
    principal: { control: "amount", positive: true },
    from: { control: "date" },
    to: { control: "date" },
  },
  basis: { interest: "迟延履行解释:1,2;民诉法:264" },
  examples: [{ principal: "500000", from: "2026-01-01", to: "2026-04-10" }],
  calculate({ principal, from, to }) {
    const result = calculateLatePerformance({ principal, from: formatDay(from), to: formatDay(to) });
    return interestOutcome(result, faultOf("from", "before_late_rule"), ["ordinary_interest_on_top"]);
  },
});
