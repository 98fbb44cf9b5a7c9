import { addMonths, formatDay, yearOf } from "../../text/day.ts";
import { type AnswerLine, faultOf, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** Minimum maintenance in percent of the monthly income. 婚姻家庭编解释一 art. 49. */
const LEAST_PERCENT = 20;
/** Maximum maintenance in percent of the monthly income, for one child and for more. Art. 49. */
const MOST_PERCENT = { one: 30, more: 50 };
const ADULT_MONTHS = 18 * 12;

/**
 * Number of months from `from` to the eighteenth birthday. A month that has begun counts as whole. 0 after
 * the birthday. 婚姻家庭编解释一 art. 53.
 */
export function monthsToAdult(born: number, from: number): number {
  const adult = addMonths(born, ADULT_MONTHS);
  let months = 0;
  while (addMonths(from, months) < adult) months++;
  return months;
}

/** The maintenance that the parent without custody pays. */
export default defineCalculator({
  fields: {
    income: { control: "amount", positive: true },
    from: { control: "date" },
    children: { control: "rows", most: 5, columns: { born: { control: "date" } } },
    agreed: { control: "amount", optional: true },
    paid: { control: "amount", optional: true, when: ({ since }) => Boolean(since) },
    since: { control: "date", optional: true, when: ({ agreed }) => Boolean(agreed?.trim()) },
  },
  calculate({ income, from, children, agreed, paid, since }) {
    if (children.length === 0) return faultOf("children-0-born", "date_missing");
    const early = children.findIndex(({ born }) => born > from);
    if (early >= 0) return faultOf(`children-${early}-born`, "reversed");
    const minors = children
      .map(({ born }) => ({ born, months: monthsToAdult(born, from) }))
      .filter(({ months }) => months > 0);
    const most = minors.length > 1 ? MOST_PERCENT.more : MOST_PERCENT.one;
    const least = minors.length === 0 ? 0 : toFen((income * LEAST_PERCENT) / 100);
    const high = minors.length === 0 ? 0 : toFen((income * most) / 100);
    const lines: AnswerLine[] = [
      { name: "monthly", value: yuanValue(least, high), given: { income, least: LEAST_PERCENT, most } },
      ...minors.map(
        ({ born, months }): AnswerLine => ({
          name: "months",
          value: { kind: "months", count: months },
          given: { born: formatDay(born), year: yearOf(addMonths(born, ADULT_MONTHS)) },
        }),
      ),
    ];
    const sum = minors.reduce((all, { months }) => all + months, 0);
    const each = agreed ?? null;
    if (each !== null)
      lines.push({ name: "once", value: yuanValue(toFen(each * sum)), given: { agreed: each, months: sum } });
    if (each !== null && since !== null) {
      if (since > from) return faultOf("since", "reversed");
      let due = 0;
      for (const { born } of children)
        for (let month = 0; addMonths(since, month) < Math.min(from, addMonths(born, ADULT_MONTHS)); month++)
          due++;
      const arrears = toFen(Math.max(0, each * due - (paid ?? 0)));
      lines.push({
        name: "arrears",
        value: yuanValue(arrears),
        given: { agreed: each, months: due, paid: paid ?? 0 },
      });
    }
    const notes = ["needs", "working", "change", "limit"];
    if (minors.length === 0) notes.unshift("grown");
    return { kind: "answer", lines, parts: [], notes };
  },
});
