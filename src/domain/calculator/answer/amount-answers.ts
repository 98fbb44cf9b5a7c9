import type { AnswerForm } from "./answer.ts";
import { answerCourtFee, answerEnforcementFee, answerPreservationFee } from "./answer-fees.ts";
import { answerInterest, answerLatePerformance } from "./answer-interest.ts";

/** The calculators that ask for a sum, by name; only their pages load the amount parser. */
export const AMOUNT_ANSWERS = {
  "court-fee": answerCourtFee,
  "preservation-fee": answerPreservationFee,
  "enforcement-fee": answerEnforcementFee,
  interest: answerInterest,
  "late-performance": answerLatePerformance,
} satisfies Record<string, AnswerForm>;
