import { type AppealBranch, type AppealedDocument, calculateAppealDeadline } from "../appeal-deadline.ts";
import { createCalendar } from "../calendar.ts";
import type { CalculatorOutcome, CalculatorTables, NoteName, Typed } from "./answer.ts";

/** Last day to appeal; fields served, branch, document, abroad. Needs the calendar. */
export function answerDeadline(typed: Typed, { calendar }: CalculatorTables): CalculatorOutcome {
  const { served = "" } = typed;
  if (served === "") return { kind: "fault", field: "served", code: "date_missing" };
  const branch = (typed.branch ?? "civil") as AppealBranch;
  const document = (typed.document ?? "judgment") as AppealedDocument;
  const found = calculateAppealDeadline(
    served,
    { branch, document, abroad: Boolean(typed.abroad) },
    calendar ?? createCalendar([]),
  );
  if (found === null) return { kind: "fault", field: "served", code: "date_unreadable" };
  const notes: NoteName[] = [];
  if (found.lastDay !== found.countedDay) notes.push("rolled");
  // 刑事诉讼法 (2018) art. 105 says this of time in custody; assuming that it also holds for an appeal period is
  // the safe reading.
  if (branch === "criminal" && found.lastDay !== found.countedDay) notes.push("custody");
  if (!found.holidaysKnown) notes.push("holidays_unknown");
  notes.push(document === "ruling" ? "other_rulings" : "no_appeal");
  if (found.retrialLastDay && document === "judgment") notes.push("retrial_exceptions");
  return {
    kind: "answer",
    lines: [
      { name: "lastDay", value: { kind: "day", day: found.lastDay } },
      { name: "countedDay", value: { kind: "day", day: found.countedDay } },
      { name: "period", value: { kind: "days", days: found.period.days } },
      { name: "article", value: { kind: "article", ...found.period } },
      ...(found.retrialLastDay && document === "judgment"
        ? [{ name: "retrialLastDay" as const, value: { kind: "day" as const, day: found.retrialLastDay } }]
        : []),
    ],
    parts: [],
    notes,
  };
}
