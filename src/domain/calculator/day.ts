const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a yyyy-MM-dd date, or null for anything else, 2023-02-29 included. */
export function parseDay(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const day = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS;
  return formatDay(day) === text ? day : null;
}

/** yyyy-MM-dd of a day number. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 Sunday to 6 Saturday. */
export function weekday(day: number): number {
  return new Date(day * DAY_MS).getUTCDay();
}

/** The same date `months` later; a date that month lacks becomes its last day (民事诉讼法 art. 85, 民法典 art. 202). */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return first / DAY_MS + Math.min(date.getUTCDate(), last.getUTCDate()) - 1;
}
