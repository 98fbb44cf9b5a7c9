import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { startWorkers } from "#host/start-workers.ts";
import { processorTimeOf } from "../processor-time.ts";

// The production host on the loopback interface, in processes of its own that report their resource use.

// Workers start in the bench's data folder and read its data.
const [project = ""] = process.argv.slice(2);
process.chdir(project);
const host = await startWorkers({
  workers: Number(process.env.FASU_WORKERS) || availableParallelism(),
  port: 0,
  hostname: "127.0.0.1",
  limitsCalls: false,
});
process.send?.({ port: host.port });

/** Kilobytes in memory; shared memory counts proportionally. */
const kilobytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);

process.on("message", () => {
  const pids = [process.pid, ...host.pids()];
  const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
  process.send?.({ rss: sum(kilobytesOf) / 1000, processor: sum(processorTimeOf) });
});
process.on("disconnect", () => void host.stop().then(() => process.exit()));
