import { formatDay, parseDay } from "../text/day.ts";
import { toFen } from "./court-fee.ts";

/** A loan prime rate in force from `from` (yyyy-MM-dd) until the next entry, percent a year. */
export interface LprEntry {
  from: string;
  oneYear: number;
  fiveYear: number;
}

/** The published table; `asOf` is the last announcement it contains, yyyy-MM-dd. */
export interface LprTable {
  asOf: string;
  entries: LprEntry[];
}

/** One period at one rate; `to` is its last day. `rate` is percent a year, including the multiple. */
export interface InterestPart {
  from: string;
  to: string;
  days: number;
  rate: number;
  interest: number;
}

/** Interest in yuan with its periods, or why none can be calculated. */
export type InterestResult =
  | { kind: "ok"; parts: InterestPart[]; days: number; total: number }
  | { kind: "bad_date" | "bad_amount" | "reversed" | "before_table" };

const DAYS_A_YEAR = 365;

/**
 * Simple interest on `principal` yuan from `from` to `to` (yyyy-MM-dd, both counted), 365 days a year, in
 * yuan, rounded at the end of each part. The rate is the LPR of each day or, with `fixedOn` (yyyy-MM-dd), the
 * rate in force on that day times `multiple` throughout. The law fixes the one-year rate: 4 times that of the
 * day of the contract (民间借贷规定, 法释〔2020〕17号, art. 25), 1.3 to 1.5 times that of the day of the breach (买卖合同解释,
 * 法释〔2020〕17号, art. 18).
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

/** Doubled interest for late performance: 0.0175 % a day. 法释〔2014〕8号 art. 1, in force 2014-08-01. */
const LATE_DAILY_RATE = 0.000175;
const LATE_RULE_START = "2014-08-01";

/**
 * The doubled part of the interest for late performance on `principal` yuan, from the day after the
 * judgment's deadline (`from`) to the day of payment (`to`), both counted. Ordinary interest is not included.
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
