import { setTimeout as wait } from "node:timers/promises";
import { GENERATED } from "#server/generated/checksums.ts";
import { findSiteFaults } from "#server/generated/site-sums.ts";
import { findFaults } from "#server/generated/verify.ts";

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
