import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { startWorkers } from "#host/start-workers.ts";
import { processorTimeOf } from "../processor-time.ts";

// The host that production runs, on the loopback interface, in processes of its own that tell what they use.

// Workers start where the bench's data lies, and read it.
const [project = ""] = process.argv.slice(2);
process.chdir(project);
const host = await startWorkers({
  workers: Number(process.env.FASU_WORKERS) || availableParallelism(),
  port: 0,
  hostname: "127.0.0.1",
  limitsCalls: false,
});
process.send?.({ port: host.port });

/** Kilobytes in memory, those shared with others by share. */
const kilobytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);

process.on("message", () => {
  const pids = [process.pid, ...host.pids()];
  const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
  process.send?.({ rss: sum(kilobytesOf) / 1000, processor: sum(processorTimeOf) });
});
process.on("disconnect", () => void host.stop().then(() => process.exit()));
