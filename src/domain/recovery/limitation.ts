import { addMonths } from "../text/day.ts";

/** Length of the ordinary limitation period in years, 民法典 art. 188 para. 1 (in force 2021-01-01). */
const LIMITATION_YEARS = 3;

/** A limitation period. Days are numbered from 1970-01-01. */
export interface Limitation {
  /** Day on which the period starts: the insurer pays and thereby acquires the claim. */
  start: number;
  /**
   * Last day of the period: the same date three years later (民法典 arts. 201, 202), or if it is a rest day, the
   * next working day (`rollForward`).
   */
  end: number;
  /** Number of days from `today` to the last day. Negative if the period has ended. */
  left: number;
}

/**
 * The limitation period of a subrogation claim. Days are numbered from 1970-01-01. The period runs from the
 * day on which the insurer acquires the claim (最高人民法院保险法司法解释（二）art. 16 para. 2), that is, pays the insured
 * (保险法 art. 60 para. 1). An interruption (民法典 art. 195) would start it again, but is not considered here.
 * `lastDay` moves a day past rest days.
 */
export function limitationOf(paid: number, today: number, lastDay: (day: number) => number): Limitation {
  const end = lastDay(addMonths(paid, 12 * LIMITATION_YEARS));
  return { start: paid, end, left: end - today };
}
