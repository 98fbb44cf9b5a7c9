import { readSettings, SettingsError } from "#server/settings.ts";
import { buildSite } from "./build.ts";
import { openDesk } from "./desk.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { isPortFree } from "./free-port.ts";
import { startNetlifyDev } from "./netlify-dev.ts";

const DEFAULT_PORT = 8888;

async function start(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CommandFailure(`PORT is "${process.env.PORT}": give a number from 1 to 65535.`);
  }
  if (!(await isPortFree(port))) {
    throw new CommandFailure(
      `Port ${port} is in use: stop what runs there, or start with PORT=${port + 1} npm start.`,
    );
  }
  checkSettings();
  await buildSite();
  const site = await startNetlifyDev(port, { quiet: process.env.DEBUG === undefined });
  for (const note of site.notes) console.log(`\n${note}`);
  const desk = await openDesk(site.url);
  console.log(`\n法溯 → ${site.url}`);
  if (desk) console.log(`编辑台 → ${desk.address}`);
  console.log("(Ctrl-C ends it)");
  const stop = () => void site.stop();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.exitCode = await site.ended;
  await desk?.close();
}

/** Ends the start with a sentence when a variable of the environment cannot mean anything. */
function checkSettings(): void {
  try {
    readSettings();
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandFailure(error.message);
    throw error;
  }
}

await runCommand(start);
