import { officeKeyEnvironment } from "../../src/cli/build/development-key.ts";
import { startServe } from "../fixtures/start-serve.ts";

/** A day's limits count every run on this machine: the tests of a busy day must not use them up. */
const LIMITS = {
  FASU_LEADS_PER_DAY: "100000",
  FASU_FILES_PER_DAY: "100000",
  FASU_CODES_PER_DAY: "100000",
  FASU_RATE_LIMITS: "off",
};

/** Serves the built site as production does, for all browser tests; FASU_URL uses one that runs already. */
export default async function startSite(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.FASU_URL) return undefined;
  const key = await officeKeyEnvironment(() => {});
  const site = await startServe({ port: Number(process.env.FASU_TEST_PORT), env: { ...key, ...LIMITS } });
  return site.stop;
}
