import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { openDatabase } from "./open-database.ts";

/** SQLite's code for a file locked by another process (SQLITE_BUSY). */
const BUSY = 5;

/**
 * Locks `path`. Returns the function that releases the lock, or null while another process or worker holds
 * it. SQLite uses a lock of the system, which ends with its owner, so nobody has to check whether the owner
 * is alive. The empty file stays, because removing it could lead to two owners.
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
