import { join } from "node:path";
import { tryLock } from "../files/file-lock.ts";

/** Somebody else is writing the corpus; the message names it. */
export class CorpusLockedError extends Error {
  override name = "CorpusLockedError";
}

/**
 * Takes the corpus for writing and gives the function that releases it. Throws CorpusLockedError while another
 * import writes; one that died no longer does.
 */
export function lockCorpus(corpusDir: string): () => void {
  const release = tryLock(join(corpusDir, ".writing"));
  if (!release)
    throw new CorpusLockedError(`another import is writing ${corpusDir}: wait until it has ended`);
  return release;
}
