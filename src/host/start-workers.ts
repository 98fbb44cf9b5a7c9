import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import { countCalls } from "./call-limits.ts";
import type { Host } from "./start-host.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** Pause in ms before a worker that has ended unexpectedly is replaced. */
const RESTART_MS = 1_000;
/**
 * Time in ms for workers to stop: ten seconds for requests in progress, ten more for work that goes on after
 * their answers, and two to spare.
 */
const STOP_MS = 22_000;

/** Options of a host of several processes. */
export interface WorkerOptions {
  workers: number;
  port: number;
  hostname: string;
  limitsCalls: boolean;
}

/** A running host of several processes. */
export interface WorkerHost extends Host {
  /** The process ids of the workers. */
  pids: () => number[];
}

/**
 * Serves the site from several processes that share a port. Node distributes the connections among them
 * (node:cluster). The primary process counts calls, so a limit is the same for any number of workers. Only
 * the first worker runs scheduled functions and checks the data. A worker that ends unexpectedly is logged
 * and replaced. Rejects if a worker cannot listen at the start.
 */
export async function startWorkers({ workers, ...options }: WorkerOptions): Promise<WorkerHost> {
  cluster.setupPrimary({
    exec: join(import.meta.dirname, "worker.ts"),
    args: [],
  });
  const count = countCalls();
  const running = new Set<Worker>();
  let isStopping = false;

  const start = (keepsHouse: boolean): Promise<number> => {
    const worker = cluster.fork();
    running.add(worker);
    // A worker that has just ended takes no message. Its end is handled below.
    const tell = (message: ToWorker) => worker.isConnected() && worker.send(message);
    return new Promise((resolve, reject) => {
      let listens = false;
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "call") {
          const [id, ...call] = message.call;
          tell({ kind: "wait", id, seconds: count(...call) });
        }
        if (message.kind === "failed") reject(Object.assign(new Error(message.message), message));
        if (message.kind === "listening") {
          listens = true;
          resolve(message.port);
        }
      });
      worker.once("exit", (code, signal) => {
        running.delete(worker);
        if (!listens) reject(new Error(`A worker ended with ${signal ?? code} before it listened.`));
        if (!listens || isStopping) return;
        console.error(JSON.stringify({ route: "worker", error: "ended", code: signal ?? code }));
        setTimeout(() => isStopping || void keepUp(keepsHouse), RESTART_MS);
      });
      tell({ kind: "start", ...options, keepsHouse });
    });
  };
  const keepUp = async (keepsHouse: boolean): Promise<void> => {
    await start(keepsHouse).catch((error: Error) => {
      console.error(JSON.stringify({ route: "worker", error: error.name }));
      setTimeout(() => isStopping || void keepUp(keepsHouse), RESTART_MS);
    });
  };

  try {
    const [port] = await Promise.all(Array.from({ length: workers }, (_, at) => start(at === 0)));
    return {
      port: port!,
      pids: () => [...running].map(({ process: { pid } }) => pid!),
      stop: async () => {
        isStopping = true;
        await Promise.all([...running].map(stopWorker));
      },
    };
  } catch (error) {
    isStopping = true;
    for (const worker of running) worker.kill("SIGKILL");
    throw error;
  }
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((done) => {
    const forced = setTimeout(() => worker.process.kill("SIGKILL"), STOP_MS);
    worker.once("exit", () => {
      clearTimeout(forced);
      done();
    });
    // A worker that is about to end takes no message. Its end is awaited above.
    if (worker.isConnected()) worker.send({ kind: "stop" } satisfies ToWorker);
  });
}
