import { parseDay } from "../../text/day.ts";
import { calculateLatePerformance, calculateLprInterest, type InterestResult } from "../interest.ts";
import {
  type CalculatorTables,
  type Fault,
  type FaultCode,
  type NoteName,
  type Outcome,
  type Typed,
  yuan,
} from "./answer.ts";
import { readAmount } from "./read-amount.ts";

/** The typed principal and days, or the first thing wrong with them. */
function readSpan(typed: Typed): Fault | { kind: "span"; principal: number; from: string; to: string } {
  const amount = readAmount(typed.principal ?? "");
  if (amount.kind === "fault") return { ...amount, field: "principal" };
  if (amount.yuan === 0) return { kind: "fault", field: "principal", code: "amount_missing" };
  for (const field of ["from", "to"] as const) {
    if (!typed[field]) return { kind: "fault", field, code: "date_missing" };
    if (parseDay(typed[field]) === null) return { kind: "fault", field, code: "date_unreadable" };
  }
  return { kind: "span", principal: amount.yuan, from: typed.from ?? "", to: typed.to ?? "" };
}

function toOutcome(result: InterestResult, tooEarly: FaultCode, notes: NoteName[]): Outcome {
  if (result.kind === "reversed") return { kind: "fault", field: "to", code: "reversed" };
  if (result.kind !== "ok") return { kind: "fault", field: "from", code: tooEarly };
  return {
    kind: "answer",
    lines: [
      { name: "interest", value: yuan(result.total) },
      { name: "days", value: { kind: "days", days: result.days } },
    ],
    parts: result.parts,
    notes,
  };
}

/** Interest by LPR; fields principal, from, to, term, multiple. Needs the LPR table. */
export function answerInterest(typed: Typed, { lpr }: CalculatorTables): Outcome {
  const span = readSpan(typed);
  if (span.kind === "fault") return span;
  const term = typed.term === "fiveYear" ? "fiveYear" : "oneYear";
  const multiple = Number(typed.multiple ?? 1);
  const result = calculateLprInterest({ ...span, term, multiple }, lpr ?? { asOf: "", entries: [] });
  return toOutcome(result, "before_lpr", []);
}

/** The doubled part of the interest for late performance; fields principal, from, to. */
export function answerLatePerformance(typed: Typed): Outcome {
  const span = readSpan(typed);
  if (span.kind === "fault") return span;
  return toOutcome(calculateLatePerformance(span), "before_late_rule", ["ordinary_interest_on_top"]);
}
