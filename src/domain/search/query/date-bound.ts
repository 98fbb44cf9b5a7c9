const DATE = /^\s*(\d{4})(?:[-./年](\d{1,2})(?:[-./月](\d{1,2})日?|月)?|年)?\s*$/;

/**
 * A day as the number yyyyMMdd, read from "2021-03-05", "2021-03", "2021", 2021年3月5日 or 2021/3/5. If the text
 * leaves the day open, the result is the first possible day for a `start`, and for an `end` a number not
 * below the last possible day. Null for any other text.
 */
export function readDateBound(text: string, bound: "start" | "end"): number | null {
  const parts = DATE.exec(text.normalize("NFKC"));
  if (!parts) return null;
  const [, year, month, day] = parts;
  const isStart = bound === "start";
  const numbers = {
    year: Number(year),
    month: month ? Number(month) : isStart ? 1 : 12,
    day: day ? Number(day) : isStart ? 1 : 31,
  };
  if (numbers.month < 1 || numbers.month > 12 || numbers.day < 1) return null;
  // A month without a day may end on a day 31 that does not exist. The number is only compared.
  if (day && numbers.day > daysIn(numbers.year, numbers.month)) return null;
  return numbers.year * 10_000 + numbers.month * 100 + numbers.day;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
