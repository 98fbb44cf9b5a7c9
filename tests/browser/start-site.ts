import { startNetlifyDev } from "../../src/cli/netlify-dev.ts";

/** Serves the built site with its real functions for all browser tests; FASU_URL uses one that runs already. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FASU_URL) return undefined;
  const site = await startNetlifyDev(Number(process.env.FASU_TEST_PORT));
  return site.stop;
}
