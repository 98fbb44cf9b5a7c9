import { addMonths, formatDay } from "../../text/day.ts";
import { type AnswerLine, faultOf } from "../answer.ts";
import { createCalendar, rollForward } from "../calendar.ts";
import { defineCalculator } from "../form.ts";

/**
 * How events change a period. `restart`: an interruption starts it again; after an obstacle in its last six
 * months, six months are left (民法典 arts. 194, 195). `resume`: an interruption starts it again; the time of an
 * obstacle does not count (劳动争议仲裁法 art. 27). `extend`: nothing starts it again; the time of an obstacle does
 * not count (行诉法 art. 48). `last`: nothing starts it again; the time of an obstacle does not count if it is
 * in the last six months (国赔法 art. 39). `fixed`: nothing changes it (民法典 art. 199).
 */
type Course = "restart" | "resume" | "extend" | "last" | "fixed";
interface ClaimPeriod {
  months?: number;
  days?: number;
  course: Course;
  /** Length of the absolute limit in months. It starts with the harm, the delivery or the act. */
  longest?: number;
}

/** The period for each kind of claim. The articles are in all/pages.json, the causes in limitation.tsv. */
export const CLAIM_PERIODS = {
  ordinary: { months: 36, course: "restart", longest: 240 },
  trade: { months: 48, course: "restart" },
  auction: { months: 12, course: "restart", longest: 240 },
  air: { months: 24, course: "restart" },
  product: { months: 24, course: "restart", longest: 120 },
  insurance: { months: 24, course: "restart" },
  liability: { months: 24, course: "restart" },
  life: { months: 60, course: "restart" },
  labour: { months: 12, course: "resume" },
  bill: { months: 24, course: "restart" },
  cheque: { months: 6, course: "restart" },
  recourse: { months: 6, course: "restart" },
  recourse_again: { months: 3, course: "restart" },
  revocation: { months: 12, course: "fixed", longest: 60 },
  resolution: { days: 60, course: "fixed", longest: 12 },
  administrative: { months: 6, course: "extend", longest: 60 },
  after_review: { days: 15, course: "extend" },
  enforcement: { months: 24, course: "restart" },
  state: { months: 24, course: "last" },
} as const satisfies Record<string, ClaimPeriod>;
type ClaimKind = keyof typeof CLAIM_PERIODS;
const KINDS = Object.keys(CLAIM_PERIODS) as ClaimKind[];
const LAST_MONTHS = 6;

/**
 * An event that affects a period. Days are numbered from 1970-01-01. `until` is the last day of a procedure
 * or obstacle.
 */
export interface PeriodEvent {
  what: "interrupted" | "suspended";
  on: number;
  until: number | null;
}

/**
 * The last day of a period that starts on `start`, whether or not it is a rest day. `without` are the events
 * that have no effect or came too late.
 */
export function runPeriod(
  start: number,
  { months = 0, days = 0, course }: ClaimPeriod,
  events: readonly PeriodEvent[],
): { end: number; without: PeriodEvent[] } {
  let begins = start;
  let end = addMonths(start, months) + days;
  /** Last day that is already left out of the period because of an obstacle. */
  let lost = start;
  const without: PeriodEvent[] = [];
  for (const event of [...events].sort((a, b) => a.on - b.on)) {
    const until = event.until ?? event.on;
    const lastPart = addMonths(end, -LAST_MONTHS) + 1;
    const inTime = event.on <= end && until >= begins && course !== "fixed";
    if (!inTime) without.push(event);
    else if (event.what === "interrupted") {
      if (course === "restart" || course === "resume") {
        begins = Math.max(begins, until);
        end = addMonths(begins, months) + days;
      } else without.push(event);
    } else if (course === "restart" || course === "last" ? until < lastPart : until <= begins)
      without.push(event);
    else if (course === "restart") end = addMonths(until, LAST_MONTHS);
    else {
      const first = Math.max(event.on, lost + 1, course === "last" ? lastPart : begins + 1);
      end += Math.max(0, until - first + 1);
      lost = Math.max(lost, until);
    }
  }
  return { end, without };
}

/** The last day of a limitation period or time limit. */
export default defineCalculator({
  fields: {
    kind: { control: "choice", options: KINDS },
    start: { control: "date" },
    harm: {
      control: "date",
      optional: true,
      when: ({ kind = "ordinary" }) => kind in CLAIM_PERIODS && "longest" in CLAIM_PERIODS[kind as ClaimKind],
    },
    events: {
      control: "rows",
      most: 6,
      columns: {
        what: { control: "choice", options: ["interrupted", "suspended"] },
        on: { control: "date" },
        until: { control: "date", optional: true },
      },
    },
    acting: { control: "date", optional: true },
  },
  needs: "holidays",
  calculate({ kind, start, harm, events, acting }, { calendar = createCalendar([]) }) {
    const wrong = events.findIndex(({ on, until }) => until !== null && until < on);
    if (wrong >= 0) return faultOf(`events-${wrong}-until`, "reversed");
    const rule: ClaimPeriod = CLAIM_PERIODS[kind];
    const { end, without } = runPeriod(start, rule, events);
    const longest = harm === null || !rule.longest ? Number.POSITIVE_INFINITY : addMonths(harm, rule.longest);
    const counted = Math.min(end, longest);
    const last = rollForward(counted, calendar);
    const lines: AnswerLine[] = [
      { name: "lastDay", value: { kind: "day", day: formatDay(last) } },
      {
        name: "period",
        value: rule.days ? { kind: "days", count: rule.days } : { kind: "months", count: rule.months ?? 0 },
        given: { start: formatDay(start) },
        basis: kind,
      },
    ];
    for (const event of [...events].sort((a, b) => a.on - b.on)) {
      if (without.includes(event)) continue;
      const basis = rule.course === "restart" ? event.what : kind;
      lines.push({
        name: event.what,
        value: { kind: "day", day: formatDay(event.until ?? event.on) },
        basis,
      });
    }
    if (longest <= end)
      lines.push({ name: "longest", value: { kind: "day", day: formatDay(longest) }, basis: kind });
    const notes: string[] = [];
    if (acting !== null) {
      notes.push(acting <= last ? "in_time" : "late");
      lines.push({
        name: "left",
        value: { kind: "days", count: Math.abs(last - acting) },
        given: { acting: formatDay(acting) },
      });
    }
    if (last !== counted) notes.push("rolled");
    if (without.length > 0) notes.push("without");
    if (rule.longest && harm === null) notes.push("longest");
    if (!calendar.knowsYear(last)) notes.push("holidays_unknown");
    notes.push(rule.course, "defence");
    return { kind: "answer", lines, parts: [], notes };
  },
});
