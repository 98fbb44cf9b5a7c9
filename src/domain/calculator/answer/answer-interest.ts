import { parseDay } from "../../text/day.ts";
import { readAmount } from "../../text/numbers/typed-amount.ts";
import { calculateLatePerformance, calculateLprInterest, type InterestResult } from "../interest.ts";
import {
  type CalculatorFault,
  type CalculatorOutcome,
  type CalculatorTables,
  type NoteName,
  type Typed,
  yuanValue,
} from "./answer.ts";

/** The typed principal and days, or the first thing wrong with them. */
function readSpan(typed: Typed): CalculatorFault | { principal: number; from: string; to: string } {
  const amount = readAmount(typed.principal ?? "");
  if (amount.kind === "fault") return { ...amount, field: "principal" };
  if (amount.yuan === 0) return { kind: "fault", field: "principal", code: "amount_missing" };
  for (const field of ["from", "to"] as const) {
    if (!typed[field]) return { kind: "fault", field, code: "date_missing" };
    if (parseDay(typed[field]) === null) return { kind: "fault", field, code: "date_unreadable" };
  }
  return { principal: amount.yuan, from: typed.from ?? "", to: typed.to ?? "" };
}

/** `tooEarly` is the fault where the rates begin later than the days asked for. */
function toOutcome(
  result: InterestResult,
  tooEarly: Pick<CalculatorFault, "field" | "code">,
  notes: NoteName[],
): CalculatorOutcome {
  if (result.kind === "reversed") return { kind: "fault", field: "to", code: "reversed" };
  if (result.kind !== "ok") return { kind: "fault", ...tooEarly };
  return {
    kind: "answer",
    lines: [
      { name: "interest", value: yuanValue(result.total) },
      { name: "days", value: { kind: "days", days: result.days } },
    ],
    parts: result.parts,
    notes,
  };
}

/**
 * Multiples of the one-year LPR that the law fixes on one day: the day of the breach (sale) or of the
 * contract (loan).
 */
export const FIXED_MULTIPLES: readonly string[] = ["1.3", "1.5", "4"];
/**
 * First day of the ceiling of four times the LPR; until then older rules apply to older loans. 民间借贷规定 art.
 * 31.
 */
const LENDING_RULE_START = "2020-08-20";

/** Interest by LPR; fields principal, from, to, multiple, and term (1) or fixedOn (1.3, 1.5, 4). Needs the LPR table. */
export function answerInterest(typed: Typed, { lpr }: CalculatorTables): CalculatorOutcome {
  const span = readSpan(typed);
  if ("code" in span) return span;
  const table = lpr ?? { asOf: "", entries: [] };
  const { multiple = "", fixedOn = "" } = typed;
  if (!FIXED_MULTIPLES.includes(multiple)) {
    const term = typed.term === "fiveYear" ? "fiveYear" : "oneYear";
    return toOutcome(
      calculateLprInterest({ ...span, term }, table),
      { field: "from", code: "before_lpr" },
      [],
    );
  }
  if (fixedOn === "") return { kind: "fault", field: "fixedOn", code: "date_missing" };
  if (parseDay(fixedOn) === null) return { kind: "fault", field: "fixedOn", code: "date_unreadable" };
  if (multiple === "4" && (fixedOn < LENDING_RULE_START || span.from < LENDING_RULE_START))
    return {
      kind: "fault",
      field: fixedOn < LENDING_RULE_START ? "fixedOn" : "from",
      code: "before_lending_rule",
    };
  const result = calculateLprInterest(
    { ...span, term: "oneYear", multiple: Number(multiple), fixedOn },
    table,
  );
  return toOutcome(result, { field: "fixedOn", code: "before_lpr" }, [
    multiple === "4" ? "fixed_by_contract" : "fixed_by_breach",
  ]);
}

/** The doubled part of the interest for late performance; fields principal, from, to. */
export function answerLatePerformance(typed: Typed): CalculatorOutcome {
  const span = readSpan(typed);
  if ("code" in span) return span;
  return toOutcome(calculateLatePerformance(span), { field: "from", code: "before_late_rule" }, [
    "ordinary_interest_on_top",
  ]);
}
