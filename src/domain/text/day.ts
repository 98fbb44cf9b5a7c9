const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Beijing's offset from UTC in milliseconds: eight hours. */
const BEIJING_MS = 8 * HOUR_MS;

/** First year of a date that is accepted. No table of the site begins earlier. */
const FIRST_YEAR = 1900;
/** Last year of a date that is accepted. */
const LAST_YEAR = 2199;

/**
 * The day of a yyyy-MM-dd date, numbered from 1970-01-01. Null for any other text, for a day that does not
 * exist (2023-02-29), and for a year before 1900 or after 2199.
 */
export function parseDay(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const year = Number(match?.[1]);
  if (!match || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const month = Number(match[2]);
  const date = Number(match[3]);
  if (month < 1 || month > 12 || date < 1 || date > daysOf(year, month)) return null;
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Number of days of a month in the Gregorian calendar. */
export function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The yyyy-MM-dd date of a day numbered from 1970-01-01. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day in Beijing (UTC+8, no daylight saving) at the moment `now`, yyyy-MM-dd. */
export function beijingDay(now: Date): string {
  return formatDay(Math.floor((now.getTime() + BEIJING_MS) / DAY_MS));
}

/** Number of milliseconds until the calendar day in Beijing ends. It is above 0 and at most a day. */
export function msLeftOfBeijingDay(now: Date): number {
  return DAY_MS - ((now.getTime() + BEIJING_MS) % DAY_MS);
}

/** The year of a day numbered from 1970-01-01. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** The weekday of a day numbered from 1970-01-01: 0 for Sunday to 6 for Saturday. */
export function weekday(day: number): number {
  return new Date(day * DAY_MS).getUTCDay();
}

/**
 * The same date `months` months later. If that month has no such date, its last day (民事诉讼法 art. 85, 民法典 art.
 * 202).
 */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return first / DAY_MS + Math.min(date.getUTCDate(), last.getUTCDate()) - 1;
}
