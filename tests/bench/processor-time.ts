import { readFileSync } from "node:fs";

const TICK_MS = 10;

/**
 * Milliseconds of processor time, user and system, of a process with its threads (proc(5)); its name may
 * contain spaces.
 */
export const processorTimeOf = (pid: number): number =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
