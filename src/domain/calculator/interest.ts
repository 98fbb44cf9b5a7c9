import { formatDay, parseDay } from "../text/day.ts";
import { toFen } from "./court-fee.ts";

/**
 * The loan prime rates in percent a year. They are in force from `from` (yyyy-MM-dd) until the next entry.
 */
export interface LprEntry {
  from: string;
  oneYear: number;
  fiveYear: number;
}

/** The published loan prime rates. `asOf` is the day of the last announcement in the table, yyyy-MM-dd. */
export interface LprTable {
  asOf: string;
  entries: LprEntry[];
}

/**
 * A period with one rate. `to` is its last day. `rate` is in percent a year and includes the multiple.
 * `interest` is in yuan.
 */
export interface InterestPart {
  from: string;
  to: string;
  days: number;
  rate: number;
  interest: number;
}

/** Interest in yuan with its periods, or the reason why none can be calculated. */
export type InterestResult =
  | { kind: "ok"; parts: InterestPart[]; days: number; total: number }
  | { kind: "bad_date" | "bad_amount" | "reversed" | "before_table" };

const DAYS_A_YEAR = 365;

/**
 * Simple interest in yuan on `principal` yuan, from `from` to `to` (yyyy-MM-dd, both count). A year has 365
 * days. The interest of each period is rounded. The rate is the LPR of each day. If `fixedOn` (yyyy-MM-dd) is
 * given, it is the LPR of that day times `multiple` for all days. The law fixes multiples of the one-year
 * rate: 4 on the day of a loan contract (民间借贷规定, 法释〔2020〕17号, art. 25), 1.3 to 1.5 on the day of a breach
 * (买卖合同解释, 法释〔2020〕17号, art. 18).
 */
export function calculateLprInterest(
  input: {
    principal: number;
    from: string;
    to: string;
    term: "oneYear" | "fiveYear";
    multiple?: number;
    fixedOn?: string;
  },
  table: LprTable,
): InterestResult {
  const { principal, term, multiple = 1 } = input;
  const fixedOn = input.fixedOn === undefined ? undefined : parseDay(input.fixedOn);
  const from = parseDay(input.from);
  const to = parseDay(input.to);
  if (from === null || to === null || fixedOn === null) return { kind: "bad_date" };
  if (!Number.isFinite(principal) || principal <= 0 || !(multiple > 0)) return { kind: "bad_amount" };
  if (to < from) return { kind: "reversed" };
  const entries = table.entries.map((entry) => ({ start: parseDay(entry.from) ?? 0, rate: entry[term] }));
  if ((fixedOn ?? from) < (entries[0]?.start ?? Number.POSITIVE_INFINITY)) return { kind: "before_table" };
  const fixed = fixedOn === undefined ? undefined : entries.findLast(({ start }) => start <= fixedOn);
  if (fixed) entries.splice(0, entries.length, { start: from, rate: fixed.rate });

  const parts: InterestPart[] = [];
  for (const [index, { start, rate }] of entries.entries()) {
    const end = (entries[index + 1]?.start ?? Number.POSITIVE_INFINITY) - 1;
    const first = Math.max(from, start);
    const last = Math.min(to, end);
    if (last < first) continue;
    const days = last - first + 1;
    const percent = rate * multiple;
    const before = parts.at(-1);
    if (before && before.rate === percent) {
      before.to = formatDay(last);
      before.days += days;
      before.interest = toFen((principal * percent * before.days) / 100 / DAYS_A_YEAR);
    } else {
      const interest = toFen((principal * percent * days) / 100 / DAYS_A_YEAR);
      parts.push({ from: formatDay(first), to: formatDay(last), days, rate: percent, interest });
    }
  }
  const total = toFen(parts.reduce((sum, part) => sum + part.interest, 0));
  return { kind: "ok", parts, days: to - from + 1, total };
}

/** Daily rate of the doubled interest for late performance (0.0175 %). 法释〔2014〕8号 art. 1. */
const LATE_DAILY_RATE = 0.000175;
/** First day on which 法释〔2014〕8号 is in force. */
const LATE_RULE_START = "2014-08-01";

/**
 * The doubled part of the interest for paying `principal` yuan late. It runs from the day after the last day
 * for payment (`from`) to the day of payment (`to`); both count. Ordinary interest is not included.
 */
export function calculateLatePerformance(input: {
  principal: number;
  from: string;
  to: string;
}): InterestResult {
  const from = parseDay(input.from);
  const to = parseDay(input.to);
  if (from === null || to === null) return { kind: "bad_date" };
  if (!Number.isFinite(input.principal) || input.principal <= 0) return { kind: "bad_amount" };
  if (to < from) return { kind: "reversed" };
  if (input.from < LATE_RULE_START) return { kind: "before_table" };
  const days = to - from + 1;
  const total = toFen(input.principal * LATE_DAILY_RATE * days);
  const rate = LATE_DAILY_RATE * DAYS_A_YEAR * 100;
  return {
    kind: "ok",
    parts: [{ from: input.from, to: input.to, days, rate, interest: total }],
    days,
    total,
  };
}
