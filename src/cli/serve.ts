import { startHost } from "#host/start-host.ts";
import { parseNetworks } from "#server/http/client-address.ts";
import { readSettings } from "#server/settings.ts";
import { buildSite } from "./build.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { checkSettings, readPort, SERVE_STORE } from "./start-settings.ts";

/** Builds what is missing and serves site and functions from this process until it is told to stop. */
async function serve(): Promise<void> {
  const port = readPort();
  checkSettings();
  process.env.FASU_STORE ||= SERVE_STORE;
  await buildSite();
  const { FASU_TRUSTED_PROXIES, FASU_RATE_LIMITS } = readSettings();
  const hostname = process.env.HOST ?? "127.0.0.1";
  const host = await startHost({
    port,
    hostname,
    proxies: parseNetworks(FASU_TRUSTED_PROXIES)!,
    limitsCalls: FASU_RATE_LIMITS === "on",
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall !== "listen") throw error;
    throw new CommandFailure(`Nothing can listen on ${hostname}:${port} (${error.code}): set HOST and PORT.`);
  });
  console.log(`法溯 → http://${hostname === "127.0.0.1" ? "localhost" : hostname}:${host.port}`);
  process.send?.({ port: host.port });
  const stop = () => void host.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Started by a test or a command that is gone.
  process.once("disconnect", stop);
}

await runCommand(serve);
