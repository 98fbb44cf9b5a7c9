import { unsetSettings } from "#server/settings/unset-settings.ts";
import { buildSite } from "../build/build.ts";
import { officeKeyEnvironment } from "../build/development-key.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { openDesk } from "../desk/desk.ts";
import { isPortFree } from "../free-port.ts";
import { serveHere } from "./serve-here.ts";
import { checkSettings, readPort } from "./start-settings.ts";

async function start(): Promise<void> {
  const port = readPort();
  if (port !== 0 && !(await isPortFree(port)))
    throw new CommandFailure(
      `Port ${port} is in use: stop what runs there, or start with PORT=${port + 1} npm start.`,
    );
  checkSettings();
  Object.assign(process.env, await officeKeyEnvironment(console.log));
  await buildSite({ preview: true });
  const site = await serveHere(port);
  const desk = await openDesk({ site: site.url });
  console.log(`\n法溯 → ${site.url}`);
  console.log(`编辑台 → ${desk.address}`);
  const unset = unsetSettings();
  if (unset.length > 0)
    console.log(
      `还没有填写、页面上不显示的设置：${unset.map(({ label, name }) => `${label}（${name}）`).join("、")}`,
    );
  console.log("(Ctrl-C ends it)");
  const stop = () => void Promise.all([site.stop(), desk.close()]).then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

await runCommand(start);
