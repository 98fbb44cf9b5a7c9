import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { openDatabase } from "./open-database.ts";

/** SQLite's code for a file that somebody else has locked (SQLITE_BUSY). */
const BUSY = 5;

/**
 * The function that gives the lock at `path` back, or null while another process or worker holds it. SQLite
 * asks the system for the lock, so it is gone with its owner, however that ended: nothing has to guess whether
 * a process still runs. The file stays, empty, because removing it would let two owners in.
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
