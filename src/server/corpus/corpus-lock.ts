import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Somebody else is writing the corpus; the message names the process. */
export class CorpusLockedError extends Error {
  override name = "CorpusLockedError";
}

/**
 * Takes the corpus for writing and gives the function that releases it. A lock whose process is gone is taken
 * over. Throws CorpusLockedError while another process writes.
 */
export function lockCorpus(corpusDir: string): () => void {
  mkdirSync(corpusDir, { recursive: true });
  const path = join(corpusDir, ".lock");
  for (const isLastTry of [false, true]) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(path, "utf8")) || 0;
      if (isLastTry || isRunning(holder)) {
        throw new CorpusLockedError(
          `another import (process ${holder}) is writing ${corpusDir}: wait until it has ended`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new CorpusLockedError(`${path} cannot be taken`);
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
