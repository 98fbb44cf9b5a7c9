import { addMonths, formatDay, parseDay } from "../../text/day.ts";
import { type AnswerLine, faultOf, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** First day of 劳动合同法. For work before it, earlier rules apply (art. 97 para. 3). */
const LAW_START = parseDay("2008-01-01") ?? 0;
/** A wage counts only up to this multiple of the local average. 劳动合同法 art. 47 para. 2. */
const WAGE_CAP = 3;
/**
 * Maximum number of years that count if the wage is capped (劳动合同法 art. 47 para. 2). It also applies to work
 * before 2008 if the reason is in TWELVE_BEFORE.
 */
const MOST_YEARS = 12;

/**
 * The day after `months` months of work that began on `from`. If the last month has no such date, the work
 * ends with the month. 民法典 art. 202.
 */
function afterMonths(from: number, months: number): number {
  const day = addMonths(from, months);
  return formatDay(day).slice(-2) === formatDay(from).slice(-2) ? day : day + 1;
}

/**
 * Number of months of wage for work from `from` until the day before `end`. Each year counts one month. A
 * rest of six months or more counts one month too, a shorter rest half a month. 劳动合同法 art. 47.
 */
export function severanceMonths(from: number, end: number): number {
  if (end <= from) return 0;
  let years = 0;
  while (afterMonths(from, 12 * (years + 1)) <= end) years++;
  if (afterMonths(from, 12 * years) === end) return years;
  return years + (afterMonths(from, 12 * years + 6) <= end ? 1 : 0.5);
}

/**
 * Number of months of wage for work before 2008, from `from` until the day before `end`. A year that has
 * begun counts as whole.
 */
function monthsBefore2008(from: number, end: number): number {
  let years = 0;
  while (afterMonths(from, 12 * years) < end) years++;
  return years;
}

const of = (yuan: number) => yuan.toLocaleString("en-US", { maximumFractionDigits: 2 });
/** Reasons for the end of a contract for which the rules before 2008 gave no severance pay. */
const NOTHING_BEFORE: readonly string[] = ["expired", "closed"];
/** Reasons for which the rules before 2008 gave severance pay of at most twelve months. */
const TWELVE_BEFORE: readonly string[] = ["agreed", "unfit"];
/** Reasons for which the employer may pay a month's wage instead of giving notice. 劳动合同法 art. 40. */
const WITH_NOTICE: readonly string[] = ["ill", "unfit", "changed"];

/**
 * Severance pay (经济补偿) at the end of a labour contract. If the termination was unlawful, twice as much as
 * compensation (赔偿金).
 */
export default defineCalculator({
  fields: {
    reason: {
      control: "choice",
      options: ["agreed", "forced", "ill", "unfit", "changed", "layoff", "expired", "closed", "unlawful"],
    },
    joined: { control: "date" },
    left: { control: "date" },
    wage: { control: "amount", positive: true },
    local: { control: "amount", positive: true },
    minimum: { control: "amount", optional: true },
    noNotice: { control: "tick", when: ({ reason = "" }) => WITH_NOTICE.includes(reason) },
    lastWage: {
      control: "amount",
      positive: true,
      when: ({ reason = "", noNotice }) => Boolean(noNotice) && WITH_NOTICE.includes(reason),
    },
  },
  calculate({ reason, joined, left, wage, local, minimum, lastWage }) {
    if (left < joined) return faultOf("left", "reversed");
    const end = left + 1;
    const paid = Math.max(wage, minimum ?? 0);
    const isHigh = paid > WAGE_CAP * local;
    const base = isHigh ? toFen(WAGE_CAP * local) : paid;
    const isUnlawful = reason === "unlawful";
    const counted = severanceMonths(isUnlawful ? joined : Math.max(joined, LAW_START), end);
    const months = isHigh ? Math.min(counted, MOST_YEARS) : counted;
    const early =
      isUnlawful || NOTHING_BEFORE.includes(reason) ? 0 : monthsBefore2008(joined, Math.min(end, LAW_START));
    const before = TWELVE_BEFORE.includes(reason) ? Math.min(early, MOST_YEARS) : early;
    const total = toFen(base * months * (isUnlawful ? 2 : 1) + paid * before);
    const lines: AnswerLine[] = [
      {
        name: isUnlawful ? "damages" : "compensation",
        value: yuanValue(total),
        given: {
          sum: before > 0 ? `${of(base)} × ${months} + ${of(paid)} × ${before}` : `${of(base)} × ${months}`,
        },
      },
      { name: "base", value: yuanValue(base), given: { paid, local, cap: toFen(WAGE_CAP * local) } },
      { name: "months", value: { kind: "months", count: months }, given: { counted } },
    ];
    if (before > 0) lines.push({ name: "monthsBefore", value: { kind: "months", count: before } });
    if (lastWage !== null) lines.push({ name: "notice", value: yuanValue(lastWage) });
    const notes: string[] = [reason];
    if (isHigh) notes.push("capped");
    if (paid > wage) notes.push("minimum");
    if (joined < LAW_START && !isUnlawful) notes.push("before");
    return { kind: "answer", lines, parts: [], notes: [...notes, "tax"] };
  },
});
