import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { openDatabase } from "./open-database.ts";

/** SQLite's code for a file locked by another process (SQLITE_BUSY). */
const BUSY = 5;

/**
 * A function that releases the lock at `path`, or null while another process or worker holds it. SQLite uses
 * a system lock, which disappears with its owner in any case, so that no liveness check is needed. The empty
 * file stays, because removing it would allow two owners.
 */
export function tryLock(path: string): (() => void) | null {
  mkdirSync(dirname(path), { recursive: true });
  const file = openDatabase(path, { timeout: 0 });
  try {
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw Object.assign(error as Error, { path });
  }
}
