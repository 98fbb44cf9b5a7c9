import { addMonths } from "../text/day.ts";

/** Years of the ordinary limitation period, 民法典 art. 188 para. 1 (in force 2021-01-01). */
const LIMITATION_YEARS = 3;

/** A limitation period in days since 1970-01-01. */
export interface Limitation {
  /** Day the period starts: the insurer paid and so acquired the right. */
  start: number;
  /** Last day: the date three years later (民法典 art. 201 and 202), moved past rest days, see `rollForward`. */
  end: number;
  /** Days left from `today`, negative once expired. */
  left: number;
}

/**
 * The limitation period of a subrogation claim, in days since 1970-01-01. It runs from the day the insurer
 * acquires the right (最高人民法院保险法司法解释（二）art. 16 para. 2), which is the day it pays the insured (保险法 art. 60
 * para. 1). An interruption (民法典 art. 195) restarts the period; interruptions are not considered here.
 */
export function limitationOf(paid: number, today: number, lastDay: (day: number) => number): Limitation {
  const end = lastDay(addMonths(paid, 12 * LIMITATION_YEARS));
  return { start: paid, end, left: end - today };
}
