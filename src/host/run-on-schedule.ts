import type { HostedFunction } from "./load-functions.ts";

const MINUTE_MS = 60_000;
/**
 * The schedules that this host supports, as milliseconds between two runs. A run starts at a round time: on
 * the hour, or at midnight UTC.
 */
const PERIODS: Record<string, number> = {
  "@hourly": 60 * MINUTE_MS,
  "@daily": 24 * 60 * MINUTE_MS,
  "@weekly": 7 * 24 * 60 * MINUTE_MS,
};

/** Number of milliseconds from `now` to the next run of a schedule. */
export function untilNext(schedule: string, now: number): number {
  const period = PERIODS[schedule];
  if (period === undefined) throw new Error(`${schedule}: use ${Object.keys(PERIODS).join(", ")}`);
  return period - (now % period);
}

/** Runs all scheduled functions at their times. Returns the function that ends this. */
export function runOnSchedule(
  functions: readonly HostedFunction[],
  run: (one: HostedFunction) => Promise<void>,
) {
  const timers = new Map<string, NodeJS.Timeout>();
  const plan = (one: HostedFunction, schedule: string) => {
    const timer = setTimeout(
      () => {
        plan(one, schedule);
        void run(one);
      },
      untilNext(schedule, Date.now()),
    );
    // This timer does not keep the process alive; the server does.
    timer.unref();
    timers.set(one.name, timer);
  };
  for (const one of functions) if (one.schedule) plan(one, one.schedule);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
