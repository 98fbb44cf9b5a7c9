import { parseNetworks } from "#server/settings/networks.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { askingCounter } from "./asking-counter.ts";
import { type Host, startHost } from "./start-host.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

// This program is one of the processes that share a port (see start-workers.ts). It ends when the primary
// process tells it to, or when the primary process has ended.

const tell = (message: FromWorker, sent?: () => void) => void process.send?.(message, undefined, {}, sent);
const counter = askingCounter((call) => tell({ kind: "call", call }));
let host: Promise<Host> | undefined;

const start = ({ port, hostname, limitsCalls, keepsHouse }: ToWorker & { kind: "start" }): Promise<Host> =>
  startHost({
    port,
    hostname,
    proxies: parseNetworks(readEnvironment().FASU_TRUSTED_PROXIES)!,
    countCall: limitsCalls ? counter.count : () => 0,
    keepsHouse,
  });

process.on("message", (message: ToWorker) => {
  if (message.kind === "wait") counter.answered(message.id, message.seconds);
  if (message.kind === "start") {
    host = start(message);
    host.then(
      ({ port }) => tell({ kind: "listening", port }),
      ({ message, code, syscall }: NodeJS.ErrnoException) =>
        tell({ kind: "failed", message, ...(code && { code }), ...(syscall && { syscall }) }, () =>
          process.exit(1),
        ),
    );
  }
  if (message.kind === "stop") void host?.then((one) => one.stop()).then(() => process.exit(0));
});
// A terminal sends the signal to the whole group of processes, and systemd may do so too. The primary process
// decides when a worker ends, so the signal is ignored here.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
