import { formatDay, parseDay } from "../../text/day.ts";
import { type CalculatorFault, type CalculatorOutcome, faultOf, yuanValue } from "../answer.ts";
import { defineCalculator } from "../form.ts";
import { calculateLprInterest, type InterestResult } from "../interest.ts";

/**
 * The outcome of a calculator for computed interest. `tooEarly` is the fault if the days are before the first
 * known rate.
 */
export function interestOutcome(
  result: InterestResult,
  tooEarly: CalculatorFault,
  notes: string[],
): CalculatorOutcome {
  if (result.kind === "reversed") return faultOf("to", "reversed");
  if (result.kind !== "ok") return tooEarly;
  return {
    kind: "answer",
    lines: [
      { name: "interest", value: yuanValue(result.total) },
      { name: "days", value: { kind: "days", count: result.days } },
    ],
    parts: result.parts,
    notes,
  };
}

/**
 * Whether the rate is a multiple of one day's one-year LPR, which the law fixes: for a loan on the day of the
 * contract, for a sale on the day of the breach.
 */
const isFixed = ({ multiple = "1" }) => multiple !== "1";
/**
 * First day of the ceiling of four times the LPR. Until that day, older rules apply to loans from before it.
 * 民间借贷规定 art. 31.
 */
const LENDING_RULE_START = parseDay("2020-08-20") ?? 0;

/** Interest by the LPR: at the rate of each day, or at a multiple of one day's rate. */
export default defineCalculator({
  fields: {
    principal: { control: "amount", positive: true },
    from: { control: "date" },
    to: { control: "date" },
    multiple: { control: "choice", options: ["1", "1.3", "1.5", "4"] },
    term: { control: "choice", options: ["oneYear", "fiveYear"], when: (typed) => !isFixed(typed) },
    fixedOn: { control: "date", when: isFixed },
  },
  needs: "lpr",
  calculate({ principal, from, to, multiple, term, fixedOn }, { lpr }) {
    if (multiple === "4" && fixedOn !== null) {
      if (fixedOn < LENDING_RULE_START) return faultOf("fixedOn", "before_lending_rule");
      if (from < LENDING_RULE_START) return faultOf("from", "before_lending_rule");
    }
    const fixed = fixedOn === null ? {} : { fixedOn: formatDay(fixedOn) };
    const result = calculateLprInterest(
      { principal, from: formatDay(from), to: formatDay(to), term, multiple: Number(multiple), ...fixed },
      lpr ?? { asOf: "", entries: [] },
    );
    const notes = fixedOn === null ? [] : [multiple === "4" ? "fixed_by_contract" : "fixed_by_breach"];
    return interestOutcome(result, faultOf(fixedOn === null ? "from" : "fixedOn", "before_lpr"), notes);
  },
});
