import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { countCalls } from "#host/call-limits.ts";
import { carriesKey } from "#host/close-leads.ts";
import { type Host, startHost } from "#host/start-host.ts";
import { startWorkers } from "#host/start-workers.ts";
import { SITE_STAMP } from "#server/generated/checksums.ts";
import { NO_KEY } from "#server/leads/lead-context.ts";
import { STORE_NAME } from "#server/object-store/open-store.ts";
import { parseNetworks } from "#server/settings/networks.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { assertWritable } from "../writable.ts";
import { checkSettings, readPort, SERVE_STORE } from "./start-settings.ts";

/** Brings the site up to date. With `--built` the existing build is used; it must be complete. */
async function prepareSite(): Promise<void> {
  if (process.argv.includes("--built")) {
    if (!existsSync("dist/index.html") || !existsSync(SITE_STAMP))
      throw new CommandFailure("--built, but there is no whole site in dist: npm run build first.");
    return;
  }
  // The build is imported only here. A host that only serves has no packages for building, and may write only
  // its leads.
  const { buildSite } = await import("../build/build.ts");
  await buildSite();
}

/** Says what to do if this host accepts no leads. */
function tellLeads(): void {
  if (readEnvironment().FASU_OFFICE_PUBLIC_KEY.length === 0) console.error(NO_KEY);
  else if (!carriesKey("dist"))
    console.error(
      "The lead form was built without any of FASU_OFFICE_PUBLIC_KEY, so no lead is taken: set it and run npm run build.",
    );
}

/**
 * Maximum number of workers if FASU_WORKERS is not set. Each worker takes memory of its own
 * (docs/operating.md).
 */
const MAX_WORKERS = 4;

/**
 * Listens with as many processes as FASU_WORKERS says. Without that setting, there is one process for each
 * processor, but at most MAX_WORKERS. If the number is one, this process listens itself.
 */
function listen(port: number, hostname: string): Promise<Host> {
  const { FASU_TRUSTED_PROXIES, FASU_RATE_LIMITS, FASU_WORKERS } = readEnvironment();
  const workers = FASU_WORKERS ?? Math.min(availableParallelism(), MAX_WORKERS);
  const limitsCalls = FASU_RATE_LIMITS === "on";
  if (workers > 1) return startWorkers({ workers, port, hostname, limitsCalls });
  return startHost({
    port,
    hostname,
    proxies: parseNetworks(FASU_TRUSTED_PROXIES)!,
    countCall: limitsCalls ? countCalls() : () => 0,
    keepsHouse: true,
  });
}

/** Serves the site and the functions until it is stopped. */
async function serve(): Promise<void> {
  const port = readPort();
  checkSettings();
  process.env.FASU_STORE ||= SERVE_STORE;
  const { FASU_STORE: store, FASU_OFFICE_PUBLIC_KEY: keys } = readEnvironment();
  // If the host accepts leads but cannot store them, this reports it before the first lead arrives.
  if (keys.length > 0 && store !== "blobs" && !store.startsWith("s3:"))
    assertWritable(store, join(store, STORE_NAME));
  await prepareSite();
  tellLeads();
  if (readEnvironment().FASU_LIMIT_SECRET === "")
    console.log(
      "FASU_LIMIT_SECRET is not set: the key under which addresses are counted is drawn anew each day and lies beside the counts.",
    );
  const hostname = process.env.HOST ?? "127.0.0.1";
  const host = await listen(port, hostname).catch((error: NodeJS.ErrnoException) => {
    // The primary process binds the port for its workers. If that fails, the error has `bind` instead of
    // `listen`.
    if (error.syscall !== "listen" && error.syscall !== "bind") throw error;
    throw new CommandFailure(`Nothing can listen on ${hostname}:${port} (${error.code}): set HOST and PORT.`);
  });
  console.log(`法溯 → http://${hostname === "127.0.0.1" ? "localhost" : hostname}:${host.port}`);
  process.send?.({ port: host.port });
  const stop = () => void host.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // The test or command that started this process has ended.
  process.once("disconnect", stop);
}

await runCommand(serve);
