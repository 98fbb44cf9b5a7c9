import { join } from "node:path";
import { tryLock } from "./file-lock.ts";

/** Another process is writing the corpus; the message names it. */
export class CorpusLockedError extends Error {
  override name = "CorpusLockedError";
}

/**
 * Locks the corpus for writing; returns the function that releases it. Throws CorpusLockedError while another
 * import is writing; a lock of a dead process does not count.
 */
export function lockCorpus(corpusDir: string): () => void {
  const release = tryLock(join(corpusDir, ".writing"));
  if (!release)
    throw new CorpusLockedError(`another import is writing ${corpusDir}: wait until it has ended`);
  return release;
}
