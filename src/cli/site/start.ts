import { buildSite } from "../build/build.ts";
import { officeKeyEnvironment } from "../build/development-key.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { openDesk } from "../desk/desk.ts";
import { findFreePort, isPortFree } from "../free-port.ts";
import { startNetlifyDev } from "./netlify-dev.ts";
import { checkSettings, readPort } from "./start-settings.ts";

async function start(): Promise<void> {
  const port = readPort() || (await findFreePort());
  if (!(await isPortFree(port))) {
    throw new CommandFailure(
      `Port ${port} is in use: stop what runs there, or start with PORT=${port + 1} npm start.`,
    );
  }
  checkSettings();
  Object.assign(process.env, await officeKeyEnvironment(console.log));
  await buildSite({ preview: true });
  const site = await startNetlifyDev(port, { quiet: process.env.DEBUG === undefined });
  for (const note of site.notes) console.log(`\n${note}`);
  const desk = await openDesk({ site: site.url });
  console.log(`\n法溯 → ${site.url}`);
  console.log(`编辑台 → ${desk.address}`);
  console.log("(Ctrl-C ends it)");
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    void site.stop();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.exitCode = await site.ended;
  await desk.close();
  if (!isStopped)
    throw new CommandFailure(`netlify dev ended by itself. Its last words:\n${site.lastWords()}`);
}

await runCommand(start);
