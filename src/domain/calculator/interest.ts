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

const DAYS_A_YEAR = 365;

/**
 * Simple interest in yuan on `principal` yuan from day `from` to day `to`, both included. Each period has one
 * rate, and its interest is rounded. Days are numbered from 1970-01-01. A year has 365 days. The rate is
 * `multiple` times the LPR. If `fixedOn` is null, the LPR of each day counts, otherwise the LPR of the day
 * `fixedOn`. Multiples of the one-year LPR are, for example, at most 4 on the day of a loan contract (民间借贷规定,
 * 法释〔2020〕17号, art. 25), and 1.3 to 1.5 on the day of a breach (买卖合同解释, 法释〔2020〕17号, art. 18). Null if
 * `fixedOn`, or `from` without `fixedOn`, is before the first known rate.
 */
export function calculateLprInterest(
  input: {
    principal: number;
    from: number;
    to: number;
    term: "oneYear" | "fiveYear";
    multiple?: number;
    fixedOn: number | null;
  },
  table: LprTable,
): InterestPart[] | null {
  const { principal, from, to, term, multiple = 1, fixedOn } = input;
  const entries = table.entries.map((entry) => ({ start: parseDay(entry.from) ?? 0, rate: entry[term] }));
  if ((fixedOn ?? from) < (entries[0]?.start ?? Number.POSITIVE_INFINITY)) return null;
  const fixed = fixedOn === null ? undefined : entries.findLast(({ start }) => start <= fixedOn);
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
  return parts;
}

/** Daily rate of the doubled interest for late performance (0.0175 %). 法释〔2014〕8号 art. 1. */
const LATE_DAILY_RATE = 0.000175;
/**
 * First day on which the doubled part of the interest for late performance has a fixed rate: 迟延履行解释
 * (法释〔2014〕8号) art. 7.
 */
export const LATE_RULE_START = parseDay("2014-08-01") ?? 0;

/**
 * The doubled part of the interest for paying `principal` yuan late. It runs from the day after the last day
 * for payment (`from`) to the day of payment (`to`); both count. Ordinary interest is not included.
 */
export function calculateLatePerformance(principal: number, from: number, to: number): InterestPart {
  const days = to - from + 1;
  return {
    from: formatDay(from),
    to: formatDay(to),
    days,
    rate: LATE_DAILY_RATE * DAYS_A_YEAR * 100,
    interest: toFen(principal * LATE_DAILY_RATE * days),
  };
}

/**
 * The LPR is announced every month. If the last announcement in a table is older than this, a change may be
 * missing.
 */
const STALE_AFTER_DAYS = 45;

/** True if the last entry of a table (`asOf`) is more than 45 days before `today` (both yyyy-MM-dd). */
export function isStale(asOf: string, today: string): boolean {
  const now = parseDay(today);
  const last = parseDay(asOf);
  return now === null || last === null || now - last > STALE_AFTER_DAYS;
}
