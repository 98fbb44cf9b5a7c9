import { formatDay, parseDay, weekday } from "../text/day.ts";

/**
 * The days off of one year, and the weekend days on which people work, all yyyy-MM-dd. Until the State
 * Council publishes the notice for the year, only the days that the regulation itself fixes are listed.
 */
export interface HolidayYear {
  year: number;
  /** Number of the State Council's notice. Empty until it is published. */
  notice: string;
  /** Periods of days off; both ends are days off. */
  off: [from: string, to: string][];
  worked: string[];
}

/** Rest days. Days are numbered from 1970-01-01. */
export interface Calendar {
  /** Whether the day is a rest day. Rest days are holidays, and weekend days on which people do not work. */
  isRestDay: (day: number) => boolean;
  /**
   * Whether the notice for the day's year is known. If not, only weekends and the days fixed by the
   * regulation are rest days.
   */
  knowsYear: (day: number) => boolean;
}

/** The calendar of the given years. Throws if a date in the table does not exist. */
export function createCalendar(years: HolidayYear[]): Calendar {
  const off = new Set<number>();
  const worked = new Set<number>();
  const known = new Set<number>();
  const must = (text: string): number => {
    const day = parseDay(text);
    if (day === null) throw new RangeError(`holiday table: "${text}" is no date`);
    return day;
  };
  for (const { year, notice, off: periods, worked: days } of years) {
    if (notice) known.add(year);
    for (const [from, to] of periods) for (let day = must(from); day <= must(to); day++) off.add(day);
    for (const day of days) worked.add(must(day));
  }
  return {
    isRestDay: (day) => off.has(day) || ((weekday(day) === 0 || weekday(day) === 6) && !worked.has(day)),
    knowsYear: (day) => known.has(Number(formatDay(day).slice(0, 4))),
  };
}

/** The day itself, or if it is a rest day, the next working day. 民事诉讼法 art. 85. */
export function rollForward(day: number, calendar: Calendar): number {
  let end = day;
  while (calendar.isRestDay(end)) end++;
  return end;
}
