import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";

/** Opens an SQLite file. What it throws names the file (`path`), which SQLite itself does not. */
export function openDatabase(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  try {
    return new DatabaseSync(path, options);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}
