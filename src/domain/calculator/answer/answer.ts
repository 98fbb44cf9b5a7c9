import type { AmountFault } from "../../text/numbers/typed-amount.ts";
import type { Calendar } from "../calendar.ts";
import type { InterestPart, LprTable } from "../interest.ts";

/** A value with its unit: yuan (from and to, equal where the rule gives one), a day, days, an article of a law. */
export type AnswerValue =
  | { kind: "yuan"; min: number; max: number }
  | { kind: "day"; day: string }
  | { kind: "days"; days: number }
  | { kind: "article"; law: string; article: number };

/** Name of a line of the answer, a dictionary key. */
export type LineName =
  | "fee"
  | "appealFee"
  | "interest"
  | "days"
  | "lastDay"
  | "countedDay"
  | "period"
  | "article"
  | "retrialLastDay";

/** A remark on the answer, a dictionary key. */
export type NoteName =
  | "range"
  | "capped"
  | "not_prepaid"
  | "rolled"
  | "custody"
  | "holidays_unknown"
  | "ordinary_interest_on_top"
  | "fixed_by_contract"
  | "fixed_by_breach"
  | "other_rulings"
  | "no_appeal"
  | "retrial_exceptions";

/** Why nothing can be calculated. */
export type FaultCode =
  | AmountFault
  | "date_missing"
  | "date_unreadable"
  | "reversed"
  | "before_lpr"
  | "before_lending_rule"
  | "before_late_rule";

/** What a calculator answers; the first line is the one asked for. */
export interface CalculatorAnswer {
  kind: "answer";
  lines: { name: LineName; value: AnswerValue }[];
  parts: InterestPart[];
  notes: NoteName[];
}
/** Why nothing can be calculated: the field concerned and the reason. */
export interface CalculatorFault {
  kind: "fault";
  field: string;
  code: FaultCode;
}

/** An answer, or why there is none. */
export type CalculatorOutcome = CalculatorAnswer | CalculatorFault;

/** Form values by field name, as typed; an unticked box is absent. */
export type Typed = Record<string, string | undefined>;

/** Tables that some calculators need; the pages pass them in. */
export interface CalculatorTables {
  lpr?: LprTable;
  calendar?: Calendar;
}

/** An amount in yuan as a value. */
export function yuanValue(min: number, max = min): AnswerValue {
  return { kind: "yuan", min, max };
}

/** Answers the values of a calculator's form. */
export type AnswerForm = (typed: Typed, tables: CalculatorTables) => CalculatorOutcome;
