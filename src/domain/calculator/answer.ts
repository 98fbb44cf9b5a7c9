import type { AmountFault } from "../text/numbers/typed-amount.ts";
import type { Calendar } from "./calendar.ts";
import type { InterestPart, LprTable } from "./interest.ts";

/**
 * A value with its unit: an amount in yuan, a day (yyyy-MM-dd), or a number of units. `min` and `max` differ
 * if the rule gives a range.
 */
export type AnswerValue =
  | { kind: "yuan"; min: number; max: number }
  | { kind: "day"; day: string }
  | { kind: "days" | "months" | "years" | "times"; count: number };

/**
 * A line of the answer. `name` is the key of its words and of its legal basis. `basis` names another entry of
 * the legal basis, if that depends on the case. `given` fills in the explanation of the line.
 */
export interface AnswerLine {
  name: string;
  value: AnswerValue;
  given?: Readonly<Record<string, number | string>>;
  basis?: string;
}

/** Why nothing can be calculated. */
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

/** The answer of a calculator. The first line is the result. */
export interface CalculatorAnswer {
  kind: "answer";
  lines: AnswerLine[];
  /** The periods for which interest is calculated. Empty if there are none. */
  parts: InterestPart[];
  /** Remarks, as keys of the calculator's words. */
  notes: string[];
}
/** Why a calculation failed. `field` is the field at fault. */
export interface CalculatorFault {
  kind: "fault";
  field: string;
  code: FaultCode;
}

/** An answer, or the reason why there is none. */
export type CalculatorOutcome = CalculatorAnswer | CalculatorFault;

/** The values of a form by field name, as typed. An unticked box is absent. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Tables and the day of today (yyyy-MM-dd), which some calculators need. The pages provide them. */
export interface CalculatorTables {
  lpr?: LprTable;
  calendar?: Calendar;
  today?: string;
}

/** An amount in yuan, or a range of amounts, as a value. */
export function yuanValue(min: number, max = min): AnswerValue {
  return { kind: "yuan", min, max };
}

/** The fault of a field. */
export function faultOf(field: string, code: FaultCode): CalculatorFault {
  return { kind: "fault", field, code };
}
