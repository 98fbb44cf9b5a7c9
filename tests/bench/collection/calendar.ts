/** Days since 1970-01-01, so that dates can be added and compared as numbers. */
export type Day = number;

const DAY_MS = 86_400_000;

/** The day of a year, month (1-12) and day of month. */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Year, month (1-12) and date of a day. */
export function dayParts(day: Day): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** 2021-03-05. */
export const isoDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 2021年3月5日. */
export function chineseDate(day: Day): string {
  const { year, month, date } = dayParts(day);
  return `${year}年${month}月${date}日`;
}

const DIGITS = "〇一二三四五六七八九";

/** 二〇二一年三月五日. */
export function numeralDate(day: Day): string {
  const { year, month, date } = dayParts(day);
  const digits = [...String(year)].map((digit) => DIGITS[Number(digit)]);
  return `${digits.join("")}年${numeral(month)}月${numeral(date)}日`;
}

/** A number from 1 to 31 in Chinese numerals. */
function numeral(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10 === 0 ? "" : DIGITS[value % 10];
  return tens === 0 ? `${ones}` : `${tens === 1 ? "" : DIGITS[tens]}十${ones}`;
}
