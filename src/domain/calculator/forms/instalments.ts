import { formatDay } from "../../text/day.ts";
import { type AnswerLine, faultOf, yuanValue } from "../answer.ts";
import { toFen } from "../court-fee.ts";
import { defineCalculator } from "../form.ts";
import { calculateLatePerformance, type InterestPart, LATE_RULE_START } from "../interest.ts";

const DAYS_A_YEAR = 365;

/**
 * What a judgment awards and what is paid on it. Days are numbered from 1970-01-01, sums are in yuan, rates
 * in percent a year.
 */
export interface PaidJudgment {
  principal: number;
  /** Rate of ordinary interest; null if the judgment awards none. */
  rate: number | null;
  /** First day of ordinary interest; null if the judgment awards none. */
  from: number | null;
  /** Last day on which the debtor may pay. */
  due: number;
  payments: readonly { on: number; sum: number }[];
  until: number;
}
/** What is owed on the last day, in yuan, and how each payment was set off. */
export interface PaidState {
  principal: number;
  ordinary: number;
  doubled: number;
  surplus: number;
  parts: InterestPart[];
  payments: { on: number; sum: number; interest: number; principal: number; doubled: number; left: number }[];
}

/**
 * Ordinary interest and the doubled part, which accrue daily on the unpaid sum. A payment is set off first
 * against ordinary interest, then principal (民法典 art. 561), then the doubled part (迟延履行解释 art. 4). Both ends
 * of a period count, so a paid sum still bears interest on the day of payment. A payment on the last day
 * for payment is in time and bears no doubled part (民诉法 art. 264).
 */
export function settlePayments({ principal, rate, from, due, payments, until }: PaidJudgment): PaidState {
  const state: PaidState = { principal, ordinary: 0, doubled: 0, surplus: 0, parts: [], payments: [] };
  let ordinaryFrom = from ?? due;
  let doubledFrom = due;
  const accrue = (to: number, lateTo = to) => {
    if (rate && state.principal > 0 && to >= ordinaryFrom) {
      const days = to - ordinaryFrom + 1;
      const interest = toFen((state.principal * rate * days) / 100 / DAYS_A_YEAR);
      state.parts.push({ from: formatDay(ordinaryFrom), to: formatDay(to), days, rate, interest });
      state.ordinary = toFen(state.ordinary + interest);
    }
    if (state.principal > 0 && lateTo >= doubledFrom) {
      const late = calculateLatePerformance(state.principal, doubledFrom, lateTo);
      state.parts.push(late);
      state.doubled = toFen(state.doubled + late.interest);
    }
    ordinaryFrom = Math.max(ordinaryFrom, to + 1);
    doubledFrom = Math.max(doubledFrom, lateTo + 1);
  };
  for (const { on, sum } of [...payments].sort((a, b) => a.on - b.on)) {
    accrue(on, on === due ? on - 1 : on);
    const interest = Math.min(sum, state.ordinary);
    const paid = Math.min(sum - interest, state.principal);
    const doubled = Math.min(sum - interest - paid, state.doubled);
    state.ordinary = toFen(state.ordinary - interest);
    state.principal = toFen(state.principal - paid);
    state.doubled = toFen(state.doubled - doubled);
    state.surplus = toFen(state.surplus + sum - interest - paid - doubled);
    state.payments.push({
      on,
      sum,
      interest,
      principal: toFen(paid),
      doubled: toFen(doubled),
      left: state.principal,
    });
  }
  accrue(until);
  return state;
}

/** Interest on a judgment that is paid in instalments. */
export default defineCalculator({
  fields: {
    principal: { control: "amount", positive: true },
    due: { control: "date" },
    until: { control: "date" },
    rate: { control: "number", optional: true, most: 36 },
    from: { control: "date", when: ({ rate }) => Boolean(rate?.trim()) },
    payments: {
      control: "rows",
      most: 12,
      columns: { on: { control: "date" }, sum: { control: "amount", positive: true } },
    },
  },
  calculate({ principal, due, until, rate, from, payments }) {
    if (due < LATE_RULE_START) return faultOf("due", "before_late_rule");
    if (until < due) return faultOf("until", "reversed");
    const late = payments.findIndex(({ on }) => on > until);
    if (late >= 0) return faultOf(`payments-${late}-on`, "reversed");
    const state = settlePayments({ principal, rate, from, due, payments, until });
    const lines: AnswerLine[] = [
      { name: "total", value: yuanValue(toFen(state.principal + state.ordinary + state.doubled)) },
      { name: "principal", value: yuanValue(state.principal) },
      { name: "ordinary", value: yuanValue(state.ordinary) },
      { name: "doubled", value: yuanValue(state.doubled) },
      ...state.payments.map(({ on, sum, left, ...set }) => ({
        name: "payment",
        value: yuanValue(sum),
        given: { on: formatDay(on), left, ...set },
      })),
    ];
    if (state.surplus > 0) lines.push({ name: "surplus", value: yuanValue(state.surplus) });
    const notes = ["order", "stopped", "costs"];
    if (rate === null) notes.unshift("no_ordinary");
    return { kind: "answer", lines, parts: state.parts, notes };
  },
});
