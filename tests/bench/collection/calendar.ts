/** Days since 1970-01-01, so that dates add and compare as numbers. */
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

/** 2021年3月5日. */
export function chineseDate(day: Day): string {
  const { year, month, date } = dayParts(day);
  return `${year}年${month}月${date}日`;
}

const DIGITS = "〇一二三四五六七八九";

/** 二〇二一年三月五日, with the given character for zero (courts print 〇, ○ and Ｏ). */
export function numeralDate(day: Day, zero = "〇"): string {
  const { year, month, date } = dayParts(day);
  const digits = [...String(year)].map((digit) => (digit === "0" ? zero : DIGITS[Number(digit)]));
  return `${digits.join("")}年${numeral(month)}月${numeral(date)}日`;
}

/** A number from 1 to 9,999 in Chinese numerals, as articles are counted: 一百七十、一千一百六十五. */
function numeral(value: number): string {
  const units = ["千", "百", "十", ""];
  const digits = String(value).padStart(4, "0");
  let text = "";
  let gap = false;
  for (let index = 0; index < 4; index++) {
    const digit = Number(digits[index]);
    if (digit === 0) {
      gap = text !== "";
      continue;
    }
    text += `${gap ? "零" : ""}${DIGITS[digit]}${units[index]}`;
    gap = false;
  }
  return value >= 10 && value < 20 ? text.slice(1) : text;
}
