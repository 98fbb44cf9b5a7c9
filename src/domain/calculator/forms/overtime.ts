import { type AnswerLine, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** Number of paid days in an average month. 年休假实施办法 art. 11. */
const DAYS_A_MONTH = 21.75;
/** Number of hours in a working day. 国务院关于职工工作时间的规定 art. 3. */
const HOURS_A_DAY = 8;
/** The multiple of the wage for overtime on each kind of day. 劳动法 art. 44. */
const MULTIPLES = { weekday: 1.5, restDay: 2, holiday: 3 };
/**
 * Multiple of the wage that is added for unused leave: 300 %, of which 100 % is already paid as wage. 年休假实施办法
 * art. 10.
 */
const LEAVE_ADDED = 2;
const DAYS_A_YEAR = 365;

/** Number of days of annual leave after `years` years of work in all: 年休假条例 art. 3. */
export function leaveDays(years: number): number {
  return years < 1 ? 0 : years < 10 ? 5 : years < 20 ? 10 : 15;
}

/** Overtime pay for the three kinds of days, and pay for unused annual leave. */
export default defineCalculator({
  fields: {
    wage: { control: "amount", positive: true },
    weekday: { control: "number", optional: true, most: 100_000 },
    restDay: { control: "number", optional: true, most: 100_000 },
    holiday: { control: "number", optional: true, most: 100_000 },
    paid: { control: "amount", optional: true },
    seniority: { control: "number", optional: true, most: 60 },
    average: { control: "amount", positive: true, when: ({ seniority }) => Boolean(seniority?.trim()) },
    calendarDays: {
      control: "number",
      optional: true,
      most: DAYS_A_YEAR + 1,
      when: ({ seniority }) => Boolean(seniority?.trim()),
    },
    taken: {
      control: "number",
      optional: true,
      most: 60,
      when: ({ seniority }) => Boolean(seniority?.trim()),
    },
  },
  calculate({ wage, paid, seniority, average, calendarDays, taken, ...hours }) {
    const hourly = wage / DAYS_A_MONTH / HOURS_A_DAY;
    const lines: AnswerLine[] = [{ name: "hourly", value: yuanValue(toFen(hourly)), given: { wage } }];
    let overtime = 0;
    for (const [name, times] of Object.entries(MULTIPLES)) {
      const worked = hours[name as keyof typeof MULTIPLES] ?? 0;
      const sum = toFen(hourly * worked * times);
      overtime += sum;
      if (worked > 0)
        lines.push({ name, value: yuanValue(sum), given: { hourly: toFen(hourly), hours: worked } });
    }
    const due = toFen(Math.max(0, overtime - (paid ?? 0)));
    if (paid) lines.push({ name: "due", value: yuanValue(due), given: { overtime: toFen(overtime), paid } });
    let leave = 0;
    if (seniority !== null) {
      const whole = leaveDays(seniority);
      const entitled = Math.floor(((calendarDays ?? DAYS_A_YEAR) / DAYS_A_YEAR) * whole + 1e-9);
      const days = Math.max(0, Math.min(entitled, whole) - (taken ?? 0));
      const daily = (average ?? 0) / DAYS_A_MONTH;
      leave = toFen(daily * days * LEAVE_ADDED);
      lines.push(
        { name: "days", value: { kind: "days", count: days }, given: { whole, entitled, taken: taken ?? 0 } },
        { name: "leave", value: yuanValue(leave), given: { daily: toFen(daily), days } },
      );
    }
    const total: AnswerLine = { name: "total", value: yuanValue(toFen(due + leave)), given: { due, leave } };
    const notes = ["systems", "base", "limit"];
    if (hours.restDay) notes.unshift("restDay");
    if (seniority !== null) notes.unshift("leave");
    return { kind: "answer", lines: [total, ...lines], parts: [], notes };
  },
});
