import { Worker } from "node:worker_threads";

/** Milliseconds of processor time after which a test worker counts as endless; set before each run. */
export const LIMIT_VARIABLE = "FASU_MUTANT_LIMIT";

// A separate thread keeps running while the tests' thread is stuck in a loop. It measures processor time,
// because a busy machine does not make code endless.
const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > ${Number(process.env[LIMIT_VARIABLE])} * 1000) process.kill(process.pid, "SIGKILL");
}, 250)`;

if (process.env[LIMIT_VARIABLE] !== undefined) new Worker(watch, { eval: true }).unref();
