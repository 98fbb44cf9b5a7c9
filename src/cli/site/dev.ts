import { officeKeyEnvironment } from "../build/development-key.ts";
import { runCommand } from "../command.ts";
import { openDesk } from "../desk/desk.ts";
import { findFreePort, isPortFree } from "../free-port.ts";

const SITE_PORT = 4321;

/**
 * Starts Astro on port 4321; pages show changes at once. A host of the last build answers the calls of
 * functions.
 */
async function dev(): Promise<void> {
  console.log("法溯正在启动：先打开编辑台，再生成一次网站。");
  const port = (await isPortFree(SITE_PORT)) ? SITE_PORT : await findFreePort();
  const site = `http://localhost:${port}`;
  const desk = await openDesk({ site });
  console.log(`编辑台 → ${desk.address}`);
  try {
    await serve(port, site);
  } finally {
    await desk.close();
  }
}

async function serve(port: number, site: string): Promise<void> {
  // These modules are loaded late, so that the first line and the CMS do not wait for them.
  const [{ buildSite }, { serveHere }, { runProgram }] = await Promise.all([
    import("../build/build.ts"),
    import("./serve-here.ts"),
    import("../run-program.ts"),
  ]);
  // The functions need a build; Astro serves the pages from their sources.
  Object.assign(process.env, await officeKeyEnvironment(console.log));
  await buildSite({ preview: true });
  const functions = await serveHere(0);
  console.log(`法溯 → ${site}`);
  process.once("SIGINT", () => void functions.stop());
  process.exitCode = await runProgram("astro", ["dev", "--host", "127.0.0.1", "--port", String(port)], {
    ASTRO_TELEMETRY_DISABLED: "1",
    FASU_FUNCTIONS_URL: functions.url,
  });
  await functions.stop();
}

await runCommand(dev);
