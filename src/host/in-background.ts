import { setTimeout as wait } from "node:timers/promises";
import { GENERATED } from "#server/generated/checksums.ts";
import { findSiteFaults } from "#server/generated/site-sums.ts";
import { findFaults } from "#server/generated/verify.ts";
import type { HostedFunction } from "./load-functions.ts";

/**
 * Pause in ms after each chunk of a file. Because of it, reading all data takes a few per cent of one
 * processor.
 */
const PAUSE_MS = 10;
/** Pause in ms after each round, and after the start of the host. */
const ROUND_MS = 60 * 60_000;

/**
 * Checks the built site in the folder `site` and all generated data against their checksums, slowly and again
 * and again. Logs each fault: the file, and the command that makes it anew. Ends when `signal` is aborted.
 */
export async function checkDataInBackground(
  site: string,
  signal: AbortSignal,
  round = ROUND_MS,
): Promise<void> {
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false });
  try {
    for (;;) {
      const pause = () => rest(PAUSE_MS);
      for (const faults of [findSiteFaults(site, pause), findFaults(GENERATED, pause)])
        for await (const { name, message } of faults)
          console.error(JSON.stringify({ route: "check of the data", error: name, message }));
      await rest(round);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

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

/** Runs all scheduled functions at their times. Returns a function that cancels all schedules. */
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
