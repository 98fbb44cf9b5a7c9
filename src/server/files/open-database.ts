import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";

/**
 * Opens an SQLite file. If that fails, the error has the path of the file, which SQLite's own errors lack.
 */
export function openDatabase(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  try {
    return new DatabaseSync(path, options);
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}
