import { tryLock } from "#server/files/file-lock.ts";

/** Held by whoever writes data/generated. */
export const BUILD_LOCK = "data/generated/.building";

const POLL_MS = 100;

/** The result of `work`, run while nobody else holds the lock file; waits for others and says so. */
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
