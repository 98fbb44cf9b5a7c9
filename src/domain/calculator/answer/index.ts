import { AMOUNT_ANSWERS } from "./amount-answers.ts";
import type { AnswerForm } from "./answer.ts";
import { answerDeadline } from "./answer-deadline.ts";

/** What each calculator of the toolbox answers, by the calculator's name. */
export const ANSWERS = { ...AMOUNT_ANSWERS, "appeal-deadline": answerDeadline } satisfies Record<
  string,
  AnswerForm
>;
