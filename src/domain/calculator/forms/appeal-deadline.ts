import type { AnswerLine } from "../answer.ts";
import { type AppealBranch, type AppealedDocument, calculateAppealDeadline } from "../appeal-deadline.ts";
import { createCalendar } from "../calendar.ts";
import { defineCalculator } from "../form.ts";

/** The calculator of the last day to appeal. */
export default defineCalculator({
  fields: {
    served: { control: "date" },
    branch: { control: "choice", options: ["civil", "administrative", "criminal"] as AppealBranch[] },
    document: { control: "choice", options: ["judgment", "ruling"] as AppealedDocument[] },
    abroad: { control: "tick", when: ({ branch = "civil" }) => branch === "civil" },
  },
  needs: "holidays",
  calculate({ served, branch, document, abroad }, { calendar, today = "" }) {
    const options = { branch, document, abroad };
    const found = calculateAppealDeadline(served, options, calendar ?? createCalendar([]));
    const rolled = found.lastDay !== found.countedDay;
    const lines: AnswerLine[] = [
      { name: "lastDay", value: { kind: "day", day: found.lastDay } },
      { name: "countedDay", value: { kind: "day", day: found.countedDay } },
      {
        name: "period",
        value: { kind: "days", count: found.period.days },
        basis: abroad && branch === "civil" ? "abroad" : branch,
      },
    ];
    const notes = found.lastDay < today ? ["over"] : [];
    if (rolled) notes.push("rolled");
    // 刑事诉讼法 (2018) art. 105 excludes time in custody from the extension beyond rest days. Applying this to
    // the appeal period too is the safe interpretation.
    if (rolled && branch === "criminal") notes.push("custody");
    if (!found.holidaysKnown) notes.push("holidays_unknown");
    notes.push(document === "ruling" ? "other_rulings" : "no_appeal");
    if (found.retrialLastDay && document === "judgment") {
      lines.push({ name: "retrialLastDay", value: { kind: "day", day: found.retrialLastDay } });
      notes.push("retrial_exceptions");
    }
    return { kind: "answer", lines, parts: [], notes };
  },
});
