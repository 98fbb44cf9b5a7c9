import { parseDay } from "../../text/day.ts";
import { type CalculatorOutcome, faultOf, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";
import { calculateLprInterest, type InterestPart } from "../interest.ts";

/** The answer of an interest calculator: the interest of these periods and its sum. */
export function interestOutcome(parts: InterestPart[], notes: string[]): CalculatorOutcome {
  const total = toFen(parts.reduce((sum, { interest }) => sum + interest, 0));
  return {
    kind: "answer",
    lines: [
      { name: "interest", value: yuanValue(total) },
      { name: "days", value: { kind: "days", count: parts.reduce((sum, { days }) => sum + days, 0) } },
    ],
    parts,
    notes,
  };
}

/**
 * Whether the rate is a multiple of the one-year LPR of a single day. The law fixes that day: for a loan it
 * is the day of the contract, for a sale the day of the breach.
 */
const isFixed = ({ multiple = "1" }) => multiple !== "1";
/**
 * First day of the ceiling of four times the LPR. For an older loan, older rules apply to the interest up to
 * this day. 民间借贷规定 art. 31.
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
    if (to < from) return faultOf("to", "reversed");
    const parts = calculateLprInterest(
      { principal, from, to, term, multiple: Number(multiple), fixedOn },
      lpr ?? { asOf: "", entries: [] },
    );
    if (!parts) return faultOf(fixedOn === null ? "from" : "fixedOn", "before_lpr");
    return interestOutcome(
      parts,
      fixedOn === null ? [] : [multiple === "4" ? "fixed_by_contract" : "fixed_by_breach"],
    );
  },
});
