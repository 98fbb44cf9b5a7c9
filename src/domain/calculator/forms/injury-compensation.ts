import { type AnswerLine, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";

const FULL_YEARS = 20;
const LEAST_YEARS = 5;
const FUNERAL_MONTHS = 6;
const ADULT = 18;

/**
 * Number of years of compensation by age: 20, one less for each year above 60, and 5 from 75 on. 人身损害解释 arts.
 * 12, 15, 17.
 */
export function compensationYears(age: number): number {
  const whole = Math.floor(age);
  if (whole >= 75) return LEAST_YEARS;
  return whole > 60 ? FULL_YEARS - (whole - 60) : FULL_YEARS;
}

/**
 * A dependant. `age` is in whole years. `supporters` is the number of people who support the dependant; the
 * injured or dead person is one of them.
 */
export interface Dependant {
  age: number;
  supporters: number;
}

/**
 * Living costs of the dependants in yuan (人身损害解释 art. 17). A dependant's part is `share`, the lost ability to
 * work (0 to 1), divided by the number of supporters. Each year costs `spending`, the yearly spending per
 * head, times the sum of the parts of the dependants who are still supported in it. The sum counts as 1 at
 * most.
 */
export function dependantCosts(spending: number, share: number, dependants: readonly Dependant[]): number {
  const shares = dependants.map(({ age, supporters }) => ({
    years: age < ADULT ? ADULT - Math.floor(age) : compensationYears(age),
    share: share / Math.max(1, supporters),
  }));
  let total = 0;
  for (let year = 0; year < FULL_YEARS; year++) {
    const sum = shares.reduce((all, one) => all + (year < one.years ? one.share : 0), 0);
    total += spending * Math.min(1, sum);
  }
  return toFen(total);
}

const isDeath = ({ outcome = "injury" }) => outcome === "death";
const isInjury = ({ outcome = "injury" }) => outcome === "injury";
const days = { control: "number", optional: true, most: 7_300 } as const;
const optional = { control: "amount", optional: true } as const;

/**
 * Compensation for injury or death by a traffic accident or another tort. The visitor enters the province's
 * statistics.
 */
export default defineCalculator({
  fields: {
    outcome: { control: "choice", options: ["injury", "recovered", "death"] },
    age: { control: "number", most: 130, when: ({ outcome = "injury" }) => outcome !== "recovered" },
    income: { control: "amount", positive: true, when: ({ outcome = "injury" }) => outcome !== "recovered" },
    coefficient: { control: "number", most: 100, positive: true, when: isInjury },
    spending: { ...optional, when: ({ outcome = "injury" }) => outcome !== "recovered" },
    dependants: {
      control: "rows",
      most: 5,
      columns: {
        theirAge: { control: "number", most: 130 },
        supporters: { control: "number", most: 20, positive: true },
      },
      when: ({ spending }) => Boolean(spending?.trim()),
    },
    monthly: { control: "amount", positive: true, when: isDeath },
    medical: optional,
    lostDays: days,
    lostDaily: { control: "amount", when: ({ lostDays }) => Boolean(lostDays?.trim()) },
    careDays: days,
    careDaily: { control: "amount", when: ({ careDays }) => Boolean(careDays?.trim()) },
    stayDays: days,
    mealDaily: { control: "amount", when: ({ stayDays }) => Boolean(stayDays?.trim()) },
    nutrition: optional,
    travel: optional,
    aids: { ...optional, when: isInjury },
    mental: optional,
    liability: { control: "number", optional: true, most: 100, positive: true },
    paid: optional,
  },
  calculate({ outcome, age, income, coefficient, spending, dependants, monthly, liability, paid, ...costs }) {
    const isDead = outcome === "death";
    const share = isDead ? 1 : (coefficient ?? 0) / 100;
    const items: AnswerLine[] = [];
    const add = (name: string, sum: number, given?: AnswerLine["given"]) => {
      if (sum > 0) items.push({ name, value: yuanValue(toFen(sum)), given });
    };
    if (outcome !== "recovered") {
      const years = compensationYears(age ?? 0);
      const given = { income: income ?? 0, years, coefficient: coefficient ?? 100 };
      add(isDead ? "death" : "disability", (income ?? 0) * years * share, given);
      add(
        "dependants",
        dependantCosts(
          spending ?? 0,
          share,
          dependants.map(({ theirAge, supporters }) => ({ age: theirAge, supporters })),
        ),
        { spending: spending ?? 0 },
      );
    }
    add("funeral", (monthly ?? 0) * FUNERAL_MONTHS, { monthly: monthly ?? 0 });
    add("medical", costs.medical ?? 0);
    for (const [name, count, daily] of [
      ["lost", costs.lostDays, costs.lostDaily],
      ["care", costs.careDays, costs.careDaily],
      ["meals", costs.stayDays, costs.mealDaily],
    ] as const)
      add(name, (count ?? 0) * (daily ?? 0), { days: count ?? 0, daily: daily ?? 0 });
    for (const name of ["nutrition", "travel", "aids", "mental"] as const) add(name, costs[name] ?? 0);
    const sums = items.map(({ value }) => (value.kind === "yuan" ? value.min : 0));
    const total = toFen(sums.reduce((sum, one) => sum + one, 0));
    const part = liability ?? 100;
    const due = toFen(Math.max(0, (total * part) / 100 - (paid ?? 0)));
    const lines: AnswerLine[] = [
      { name: "due", value: yuanValue(due), given: { total, part, paid: paid ?? 0 } },
      { name: "total", value: yuanValue(total) },
      ...items,
    ];
    const notes = ["province", "traffic", "insurance"];
    if (outcome === "injury") notes.unshift("coefficient");
    if ((age ?? 0) >= 60) notes.push("pensioner");
    return { kind: "answer", lines, parts: [], notes };
  },
});
