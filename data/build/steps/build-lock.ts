import { tryLock } from "#server/files/file-lock.ts";

/** Lock file of the process that writes data/generated. */
export const BUILD_LOCK = "data/generated/.building";

const POLL_MS = 100;

/**
 * The result of `work`, which runs while no other process holds the lock file; waits for other processes and
 * prints that it waits.
 */
export async function withBuildLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  let release = tryLock(lock);
  if (!release) console.log("Another process is building the data: waiting for it.");
  while (!release) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    release = tryLock(lock);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
