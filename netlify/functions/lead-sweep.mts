import type { Config } from "@netlify/functions";
import { type CarriedFiles, LEAD_RULES } from "#server/carried-files.ts";
import { COUNTER_STORE } from "#server/downloads/count-downloads.ts";
import { readCompliance } from "#server/leads/compliance.ts";
import { sweep } from "#server/leads/sweep.ts";
import { openLeadStore, openStore } from "#server/object-store/open-store.ts";
import { forgetEarlierDays } from "#server/visitor-limits/daily-limit.ts";

/**
 * Every hour, deletes leads whose retention period is over, files that are unfinished after a day, and the
 * counters of earlier days. Logs what is kept because only one of two clocks says that its time is over.
 */
export default async function leadSweep(): Promise<void> {
  const store = openLeadStore();
  if (!store) return;
  const swept = await sweep({ store, compliance: readCompliance(), now: Date.now });
  const counters = openStore(COUNTER_STORE);
  if (counters) swept.marks += await forgetEarlierDays(counters, Date.now());
  const message =
    "past their time by the clock, not by the days seen: look, then npm run leads -- purge --expired";
  console.log(JSON.stringify({ route: "lead-sweep", ...swept, ...(swept.doubtful > 0 && { message }) }));
}

export const config: Config = { schedule: "@hourly" };

export const carries: CarriedFiles = [...LEAD_RULES];
