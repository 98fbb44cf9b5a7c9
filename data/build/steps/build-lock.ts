import { tryLock } from "#server/files/file-lock.ts";

/** The lock of the process that writes data/generated. */
export const BUILD_LOCK = "data/generated/.building";

const POLL_MS = 100;

/** Runs `work` while no other process has the lock. If another process has it, prints a line and waits. */
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
