import { answerDeadline } from "#domain/calculator/answer/answer-deadline.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { type FieldOf, runCalculator } from "./run-calculator.ts";

/** Only civil periods distinguish parties without domicile in the mainland. */
function disable(field: FieldOf): void {
  const abroad = field("abroad");
  if (abroad) abroad.disabled = field("branch")?.value !== "civil";
}

runCalculator({
  answers: { "appeal-deadline": answerDeadline },
  tables: ({ holidays = [] }) => ({ calendar: createCalendar(holidays) }),
  disable,
});
