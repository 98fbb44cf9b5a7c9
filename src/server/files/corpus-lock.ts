import { join } from "node:path";
import { tryLock } from "./file-lock.ts";

/** Another process is writing the corpus. The message names the folder of the corpus. */
export class CorpusLockedError extends Error {
  override name = "CorpusLockedError";
}

/**
 * Locks a corpus for writing. Returns the function that releases the lock. Throws CorpusLockedError while
 * another process writes the corpus. The lock of a process that died does not count.
 */
export function lockCorpus(corpusDir: string): () => void {
  const release = tryLock(join(corpusDir, ".writing"));
  if (!release)
    throw new CorpusLockedError(`another import is writing ${corpusDir}: wait until it has ended`);
  return release;
}
