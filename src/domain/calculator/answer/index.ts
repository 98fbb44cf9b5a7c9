import type { CalculatorTables, Outcome, Typed } from "./answer.ts";
import { answerDeadline } from "./answer-deadline.ts";
import { answerCourtFee, answerEnforcementFee, answerPreservationFee } from "./answer-fees.ts";
import { answerInterest, answerLatePerformance } from "./answer-interest.ts";

/** What each calculator of the toolbox answers to the values of its form, by the calculator's name. */
export const ANSWERS = {
  "court-fee": answerCourtFee,
  "preservation-fee": answerPreservationFee,
  "enforcement-fee": answerEnforcementFee,
  interest: answerInterest,
  "late-performance": answerLatePerformance,
  "appeal-deadline": answerDeadline,
} satisfies Record<string, (typed: Typed, tables: CalculatorTables) => Outcome>;
