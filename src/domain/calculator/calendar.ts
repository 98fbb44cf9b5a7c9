import { formatDay, parseDay, weekday } from "../text/day.ts";

/**
 * One year's days off and working weekend days, all yyyy-MM-dd. Before the State Council publishes the notice
 * of the year, only the days fixed by the regulation itself are listed, and `notice` is "".
 */
export interface HolidayYear {
  year: number;
  /** Number of the notice; "" before it is published. */
  notice: string;
  /** Inclusive periods of days off. */
  off: [from: string, to: string][];
  worked: string[];
}

/** Rest days; days are counted from 1970-01-01. */
export interface Calendar {
  /** Whether the day is a rest day: a holiday, or a weekend day that is not worked. */
  isRestDay: (day: number) => boolean;
  /**
   * Whether the notice of the year is known; if not, only weekends and the listed statutory days are rest
   * days.
   */
  knowsYear: (day: number) => boolean;
}

/** The working calendar of the given years. An invalid date in the table throws. */
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

/** The day itself, or the next working day if it is a rest day. 民事诉讼法 art. 85. */
export function rollForward(day: number, calendar: Calendar): number {
  let end = day;
  while (calendar.isRestDay(end)) end++;
  return end;
}
