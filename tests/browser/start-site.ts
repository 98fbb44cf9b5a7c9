import { startNetlifyDev } from "../../src/cli/netlify-dev.ts";

/** A day's limits count every run on this machine: the tests of a busy day must not use them up. */
const LIMITS = { FASU_LEADS_PER_DAY: "100000", FASU_FILES_PER_DAY: "100000", FASU_CODES_PER_DAY: "100000" };

/** Serves the built site with its real functions for all browser tests; FASU_URL uses one that runs already. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FASU_URL) return undefined;
  const site = await startNetlifyDev(Number(process.env.FASU_TEST_PORT), { env: LIMITS });
  return site.stop;
}
