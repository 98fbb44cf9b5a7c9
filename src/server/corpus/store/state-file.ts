import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { oncePerKey } from "#domain/once-per.ts";
import { openDatabase } from "../../files/open-database.ts";

/**
 * The file in a corpus that indexes all stored records and holds the progress of imports. It can be rebuilt.
 */
export const STATE_FILE = ".import.db";
const VERSION = "4";
const CACHE_KB = 128 << 10;
/**
 * Maximum time in ms to wait for another process that uses the file. If a process was killed, the next
 * process that opens the file first restores its log.
 */
const BUSY_MS = 10_000;

/**
 * `identity` maps the public id of a record to what is known about the record. `origin` maps the id in a
 * collection to the public id. `text` maps a key made of court, case number, type and text to the public id.
 * The last two keep outdated entries, so every look-up compares the result with the request.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS source (n INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, declaration TEXT NOT NULL DEFAULT '',
  count INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS part (n INTEGER PRIMARY KEY, source TEXT NOT NULL, file TEXT NOT NULL, bytes INTEGER NOT NULL,
  records INTEGER NOT NULL, print TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS identity (id TEXT PRIMARY KEY, place INTEGER NOT NULL, source TEXT NOT NULL,
  origin TEXT NOT NULL, text INTEGER NOT NULL, raw INTEGER, fields INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS origin (origin TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS text (key TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS superseded (place INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS journal (run TEXT NOT NULL, file TEXT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (run, file)) WITHOUT ROWID;
`;
const TABLES = [...SCHEMA.matchAll(/^CREATE TABLE IF NOT EXISTS (\w+)/gm)].map(([, table]) => table);

/** The database with the state of imports. `save` commits all changes since the last `save` at once. */
export class StateFile {
  readonly #db: DatabaseSync;
  /** The prepared statement for an SQL text. Statements are cached. */
  readonly run = oncePerKey((sql: string) => this.#db.prepare(sql));

  constructor(corpusDir: string) {
    mkdirSync(corpusDir, { recursive: true });
    this.#db = openDatabase(join(corpusDir, STATE_FILE), { timeout: BUSY_MS });
    this.#db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -${CACHE_KB};`,
    );
    this.#dropOther();
    this.#db.exec(SCHEMA);
    this.#db.exec("BEGIN IMMEDIATE");
    this.setMeta("version", VERSION);
  }

  /** All rows that a query returns. */
  all(sql: string): Record<string, unknown>[] {
    return this.run(sql).all() as Record<string, unknown>[];
  }

  /** Empties every table. */
  clear(): void {
    for (const table of TABLES) this.#db.exec(`DELETE FROM ${table}`);
    this.setMeta("version", VERSION);
  }

  meta(key: string): string | null {
    const row = this.run("SELECT value FROM meta WHERE key = ?").get(key);
    return row ? String(row.value) : null;
  }

  setMeta(key: string, value: string): void {
    this.run("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value").run(
      key,
      value,
    );
  }

  /** Commits all changes. */
  save(): void {
    this.#db.exec("COMMIT; BEGIN IMMEDIATE");
  }

  /** Closes the file. Unsaved changes are lost. */
  close(): void {
    this.#db.close();
  }

  /** Drops the tables if another version wrote them. Their content is then rebuilt from the corpus. */
  #dropOther(): void {
    const has = this.#db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get();
    if (!has) return;
    const row = this.#db.prepare("SELECT value FROM meta WHERE key = 'version'").get();
    if (row?.value === VERSION) return;
    for (const table of TABLES) this.#db.exec(`DROP TABLE IF EXISTS ${table}`);
  }
}
