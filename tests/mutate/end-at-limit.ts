import { Worker } from "node:worker_threads";

/** Milliseconds of processor time after which a worker of the tests is taken to run for ever, set before each run. */
export const LIMIT_VARIABLE = "FASU_MUTANT_LIMIT";

// A thread of its own still runs while the tests' thread is stuck in a loop. Processor time, since a machine that is
// busy with other work makes nothing endless.
const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > ${Number(process.env[LIMIT_VARIABLE])} * 1000) process.kill(process.pid, "SIGKILL");
}, 250)`;

if (process.env[LIMIT_VARIABLE] !== undefined) new Worker(watch, { eval: true }).unref();
