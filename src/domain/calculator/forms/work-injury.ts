import { type AnswerLine, faultOf, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

/** Lump sum in months of the injured person's wage, for the grades 1 to 10. 工伤保险条例 arts. 35, 36, 37. */
export const LUMP_MONTHS = [27, 25, 23, 21, 18, 16, 13, 11, 9, 7] as const;
/** Monthly allowance in percent of the injured person's wage, for the grades 1 to 6. 工伤保险条例 arts. 35, 36. */
export const ALLOWANCE_PERCENT = [90, 85, 80, 75, 70, 60] as const;
/** Nursing allowance in percent of the area's average wage, by how much nursing is needed. 工伤保险条例 art. 34. */
const CARE_PERCENT = { none: 0, full: 50, most: 40, part: 30 } as const;
/** The injured person's wage counts as at least this share of the area's average. 工伤保险条例 art. 64. */
const LEAST = 0.6;
/** It counts as at most this multiple of the area's average. Art. 64. */
const MOST = 3;
/** Funeral allowance in months of the area's average wage. 工伤保险条例 art. 39. */
const FUNERAL_MONTHS = 6;
/** Lump sum on death in years of the national income per head. 工伤保险条例 art. 39. */
const DEATH_YEARS = 20;
const GRADES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "death"] as const;

/** The injured person's wage as it counts: 60 % to 300 % of the area's average wage. */
export const insuredWage = (wage: number, local: number): number =>
  toFen(Math.min(Math.max(wage, LEAST * local), MOST * local));

/**
 * Monthly pension of all dependants in yuan, at most the wage. The spouse gets 40 % of the wage, every other
 * dependant 30 %, and each who lives alone 10 % more.
 */
export function dependantPensions(
  wage: number,
  dependants: readonly { who: string; alone: boolean }[],
): number {
  const percent = dependants.reduce(
    (sum, { who, alone }) => sum + (who === "spouse" ? 40 : 30) + (alone ? 10 : 0),
    0,
  );
  return toFen((wage * Math.min(percent, 100)) / 100);
}

const isDeath = ({ grade = "1" }) => grade === "death";
const ends = ({ grade = "1" }) => !isDeath({ grade }) && Number(grade) >= 5;

/** Benefits after a work injury: by grade, or on death. */
export default defineCalculator({
  fields: {
    grade: { control: "choice", options: GRADES },
    wage: { control: "amount", positive: true },
    local: { control: "amount", positive: true },
    minimum: { control: "amount", optional: true, when: ({ grade = "1" }) => Number(grade) <= 6 },
    leaving: { control: "tick", when: ends },
    medical: { control: "amount", when: (typed) => ends(typed) && Boolean(typed.leaving) },
    employment: { control: "amount", when: (typed) => ends(typed) && Boolean(typed.leaving) },
    care: { control: "choice", options: ["none", "full", "most", "part"], when: (typed) => !isDeath(typed) },
    stopped: { control: "number", optional: true, most: 24, when: (typed) => !isDeath(typed) },
    before: {
      control: "amount",
      positive: true,
      when: (typed) => !isDeath(typed) && Boolean(typed.stopped?.trim()),
    },
    income: { control: "amount", positive: true, when: isDeath },
    dependants: {
      control: "rows",
      most: 5,
      columns: {
        who: { control: "choice", options: ["spouse", "other"] },
        people: { control: "number", most: 10, positive: true },
        alone: { control: "tick" },
      },
      when: isDeath,
    },
  },
  calculate({ grade, wage, local, minimum, medical, employment, care, stopped, before, income, dependants }) {
    const base = insuredWage(wage, local);
    const basis: AnswerLine = {
      name: "base",
      value: yuanValue(base),
      given: { wage, least: toFen(LEAST * local), most: toFen(MOST * local) },
    };
    if (grade === "death") {
      if (income === null) return faultOf("income", "amount_missing");
      const death = toFen(income * DEATH_YEARS);
      const funeral = toFen(local * FUNERAL_MONTHS);
      const people = dependants.flatMap((row) => Array.from({ length: Math.floor(row.people) }, () => row));
      const lines: AnswerLine[] = [
        { name: "once", value: yuanValue(toFen(death + funeral)) },
        { name: "death", value: yuanValue(death), given: { income } },
        { name: "funeral", value: yuanValue(funeral), given: { local } },
        basis,
      ];
      if (people.length > 0)
        lines.push({ name: "pension", value: yuanValue(dependantPensions(base, people)), given: { base } });
      return { kind: "answer", lines, parts: [], notes: ["death", "fund", "uninsured"] };
    }
    const at = Number(grade) - 1;
    const months = LUMP_MONTHS[at] ?? 0;
    const lump = toFen(base * months);
    const leave = toFen((stopped ?? 0) * (before ?? 0));
    const once = toFen(lump + (medical ?? 0) + (employment ?? 0));
    const lines: AnswerLine[] = [
      { name: "once", value: yuanValue(once) },
      { name: "lump", value: yuanValue(lump), given: { base, months } },
      basis,
    ];
    if (medical !== null) lines.push({ name: "medical", value: yuanValue(medical) });
    if (employment !== null) lines.push({ name: "employment", value: yuanValue(employment) });
    if (leave > 0)
      lines.push({
        name: "stopped",
        value: yuanValue(leave),
        given: { stopped: stopped ?? 0, before: before ?? 0 },
      });
    const percent = ALLOWANCE_PERCENT[at];
    // An employee who leaves gets the two lump sums and no allowance: art. 36.
    if (percent && medical === null) {
      const allowance = Math.max(toFen((base * percent) / 100), minimum ?? 0);
      lines.push({ name: "allowance", value: yuanValue(allowance), given: { base, percent } });
    }
    if (care !== "none") {
      const share = CARE_PERCENT[care];
      lines.push({
        name: "care",
        value: yuanValue(toFen((local * share) / 100)),
        given: { local, percent: share },
      });
    }
    const notes = at < 4 ? ["kept"] : at < 6 ? ["placed"] : ["ends"];
    return { kind: "answer", lines, parts: [], notes: [...notes, "medicine", "fund", "uninsured"] };
  },
});
