import { AMOUNT_ANSWERS } from "./amount-answers.ts";
import type { AnswerForm } from "./answer.ts";
import { answerDeadline } from "./answer-deadline.ts";

/** Answer function of each calculator of the toolbox, by name. */
export const ANSWERS = { ...AMOUNT_ANSWERS, "appeal-deadline": answerDeadline } satisfies Record<
  string,
  AnswerForm
>;
