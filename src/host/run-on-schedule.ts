import type { HostedFunction } from "./load-functions.ts";

const MINUTE_MS = 60_000;
/** The schedules that this host supports, in milliseconds between runs. All runs start at a round time. */
const PERIODS: Record<string, number> = {
  "@hourly": 60 * MINUTE_MS,
  "@daily": 24 * 60 * MINUTE_MS,
  "@weekly": 7 * 24 * 60 * MINUTE_MS,
};

/** Milliseconds from `now` to the next round time of the schedule (UTC). */
export function untilNext(schedule: string, now: number): number {
  const period = PERIODS[schedule];
  if (period === undefined) throw new Error(`${schedule}: use ${Object.keys(PERIODS).join(", ")}`);
  return period - (now % period);
}

/** Runs every scheduled function at its times until the returned function is called. */
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
    // The server keeps the process alive, not this timer.
    timer.unref();
    timers.set(one.name, timer);
  };
  for (const one of functions) if (one.schedule) plan(one, one.schedule);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
