import { buildSite } from "./build.ts";
import { openDesk } from "./desk.ts";
import { runCommand } from "./failure.ts";
import { findFreePort } from "./free-port.ts";
import { startNetlifyDev } from "./netlify-dev.ts";
import { runProgram } from "./run-program.ts";

/** Astro with hot reload on port 4321; calls of functions go to a `netlify dev` beside it. */
async function dev(): Promise<void> {
  // netlify dev serves dist, so one build must exist; Astro serves the pages that change.
  await buildSite();
  const functions = await startNetlifyDev(await findFreePort());
  const desk = await openDesk(functions.url);
  if (desk) console.log(`编辑台 → ${desk.address}`);
  process.once("SIGINT", () => void functions.stop());
  process.exitCode = await runProgram("astro", ["dev", "--host", "127.0.0.1"], {
    ASTRO_TELEMETRY_DISABLED: "1",
    FASU_FUNCTIONS_URL: functions.url,
  });
  await desk?.close();
  await functions.stop();
}

await runCommand(dev);
