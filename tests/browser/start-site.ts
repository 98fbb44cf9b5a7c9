import { officeKeyEnvironment } from "../../src/cli/build/development-key.ts";
import { startServe } from "../fixtures/start-serve.ts";

/** Daily limits count every run on this machine; the tests must not exhaust them. */
const LIMITS = {
  FASU_LEADS_PER_DAY: "100000",
  FASU_FILES_PER_DAY: "100000",
  FASU_CODES_PER_DAY: "100000",
  FASU_RATE_LIMITS: "off",
};

/** Serves the built site like production, for all browser tests; with FASU_URL a running site is used instead. */
export default async function startSite(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.FASU_URL) return undefined;
  const key = await officeKeyEnvironment(() => {});
  const site = await startServe({ port: Number(process.env.FASU_TEST_PORT), env: { ...key, ...LIMITS } });
  return site.stop;
}
