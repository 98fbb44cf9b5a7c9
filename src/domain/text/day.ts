const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Beijing is eight hours ahead of UTC. */
const BEIJING_MS = 8 * HOUR_MS;

/** Range of years of a typed date; the site's tables lie within it. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** Days since 1970-01-01 of a yyyy-MM-dd date from 1900 to 2199, or null for anything else, 2023-02-29 included. */
export function parseDay(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const year = Number(match?.[1]);
  if (!match || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const month = Number(match[2]);
  const date = Number(match[3]);
  if (month < 1 || month > 12 || date < 1 || date > daysOf(year, month)) return null;
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** How many days a month of the Gregorian calendar has. */
export function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** yyyy-MM-dd of a day number. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day in Beijing (UTC+8, no daylight saving) at a moment, as `yyyy-MM-dd`. */
export function beijingDay(now: Date): string {
  return formatDay(Math.floor((now.getTime() + BEIJING_MS) / DAY_MS));
}

/** Milliseconds until the calendar day in Beijing ends, more than 0 and at most a day. */
export function msLeftOfBeijingDay(now: Date): number {
  return DAY_MS - ((now.getTime() + BEIJING_MS) % DAY_MS);
}

/** The year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** The day of the week of a day number: 0 Sunday to 6 Saturday. */
export function weekday(day: number): number {
  return new Date(day * DAY_MS).getUTCDay();
}

/**
 * The date `months` months after a day; the last day of that month if it lacks the date (民事诉讼法 art. 85, 民法典
 * art. 202).
 */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return first / DAY_MS + Math.min(date.getUTCDate(), last.getUTCDate()) - 1;
}
