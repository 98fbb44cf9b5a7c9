import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";

/** Opens an SQLite file. Its errors name the file (`path`), unlike SQLite's own. */
export function openDatabase(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  try {
    return new DatabaseSync(path, options);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}
