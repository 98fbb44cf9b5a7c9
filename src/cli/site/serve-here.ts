import { BlockList } from "node:net";
import { startHost } from "#host/start-host.ts";
import { SERVE_STORE } from "./start-settings.ts";

/**
 * Serves dist and all functions to this machine only. Calls are not limited, and requests are logged only if
 * DEBUG is set. If `port` is 0, a free port is used.
 */
export async function serveHere(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  process.env.FASU_STORE ||= SERVE_STORE;
  if (!process.env.DEBUG) process.env.FASU_LOG ||= "off";
  const host = await startHost({
    port,
    hostname: "127.0.0.1",
    proxies: new BlockList(),
    countCall: () => 0,
    keepsHouse: true,
  });
  return { url: `http://localhost:${host.port}`, stop: host.stop };
}
