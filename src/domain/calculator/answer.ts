import type { AmountFault } from "../text/numbers/typed-amount.ts";
import type { Calendar } from "./calendar.ts";
import type { InterestPart, LprTable } from "./interest.ts";

/** A value with its unit: yuan (from and to, equal where the rule gives one), a day, or a number of units. */
export type AnswerValue =
  | { kind: "yuan"; min: number; max: number }
  | { kind: "day"; day: string }
  | { kind: "days" | "months" | "years" | "times"; count: number };

/**
 * A step of the answer. `name` is a key of the calculator's words and of its legal basis; `basis` names
 * another entry of the legal basis if it depends on the case. `given` fills the explanation of the step.
 */
export interface AnswerLine {
  name: string;
  value: AnswerValue;
  given?: Readonly<Record<string, number | string>>;
  basis?: string;
}

/** Reasons why nothing can be calculated. */
export type FaultCode =
  | AmountFault
  | "date_missing"
  | "date_unreadable"
  | "number_missing"
  | "number_unreadable"
  | "number_outside"
  | "all_missing"
  | "reversed"
  | "before_lpr"
  | "before_lending_rule"
  | "before_late_rule";

/** The answer of a calculator; the first line is the result. */
export interface CalculatorAnswer {
  kind: "answer";
  lines: AnswerLine[];
  /** Periods of interest, if any. */
  parts: InterestPart[];
  /** Remarks, keys of the calculator's words. */
  notes: string[];
}
/** A failed calculation: the field concerned and the reason. */
export interface CalculatorFault {
  kind: "fault";
  field: string;
  code: FaultCode;
}

/** An answer, or the reason why there is none. */
export type CalculatorOutcome = CalculatorAnswer | CalculatorFault;

/** Form values by field name, as typed; an unticked box is absent. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Tables that some calculators need; the pages pass them in. */
export interface CalculatorTables {
  lpr?: LprTable;
  calendar?: Calendar;
}

/** An amount in yuan as a value. */
export function yuanValue(min: number, max = min): AnswerValue {
  return { kind: "yuan", min, max };
}

/** The fault of a field. */
export function faultOf(field: string, code: FaultCode): CalculatorFault {
  return { kind: "fault", field, code };
}
