const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Beijing's offset from UTC in milliseconds: eight hours. */
const BEIJING_MS = 8 * HOUR_MS;

/**
 * The day of a yyyy-MM-dd date, numbered from 1970-01-01. Null for any other text, for a day that does not
 * exist (2023-02-29), and for a year before 1900 or after 2199.
 */
export function parseDay(text: string): number | null {
  const time = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some browsers read a day that does not exist as a day of the next month.
  return Number.isNaN(time) || formatDay(time / DAY_MS) !== text ? null : time / DAY_MS;
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
 * The same date `months` months later. If that month has no such date, its last day is returned (民事诉讼法 art.
 * 85, 民法典 art. 202).
 */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return first / DAY_MS + Math.min(date.getUTCDate(), last.getUTCDate()) - 1;
}
