import { readCompliance } from "#server/leads/compliance.ts";
import { openLeadStore } from "#server/leads/open-store.ts";
import { sweep } from "#server/leads/sweep.ts";

/** Every hour: deletes leads after the retention time and unfinished files after a day. */
export default async function leadSweep(): Promise<void> {
  const store = openLeadStore();
  if (!store) return;
  const swept = await sweep({ store, compliance: readCompliance(), now: Date.now });
  console.log(JSON.stringify({ route: "lead-sweep", ...swept }));
}

export const config = { schedule: "@hourly" };
