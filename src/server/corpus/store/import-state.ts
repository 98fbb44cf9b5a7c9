import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openDatabase } from "../../open-database.ts";
import type { Part } from "./part-writer.ts";
import { idBits, idOfBits, NO_TEXT, type Prepared, textKey } from "./prepared.ts";

/** The file beside a corpus that knows every stored record by id, and how far an import came. It can be made anew. */
export const STATE_FILE = ".import.db";
const VERSION = "2";
/** Records in a part are fewer than this; a place is the part's number times this and the record's number in it. */
const PART_STRIDE = 2 ** 24;
const CACHE_KB = 128 << 10;

/** What is known of a stored record. */
export interface Known {
  id: string;
  place: number;
  source: string;
  /** As in Prepared; `raw` is null for a record that was read from the corpus, NO_TEXT for one that is not public. */
  origin: string;
  text: number;
  raw: number | null;
  fields: number;
}

/** A stored source: `declaration` is JSON, empty until an import that brought it has ended. */
export interface SourceState {
  id: string;
  declaration: string;
  count: number;
  isChanged: boolean;
}

const TABLES = ["meta", "source", "part", "identity", "origin", "text", "superseded", "journal"];
/**
 * `identity` has the records by public id, `origin` their ids by the one in their collection, `text` those of records
 * that court, number, type and date alone do not tell apart, by these and the print of the text. What a record says no
 * more is left in the two: whoever looks compares.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS source (n INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, declaration TEXT NOT NULL DEFAULT '',
  count INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS part (n INTEGER PRIMARY KEY, source TEXT NOT NULL, file TEXT NOT NULL, bytes INTEGER NOT NULL,
  records INTEGER NOT NULL, print TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS identity (id INTEGER PRIMARY KEY, place INTEGER NOT NULL, source INTEGER NOT NULL,
  origin INTEGER, text INTEGER NOT NULL, raw INTEGER, fields INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS origin (origin INTEGER PRIMARY KEY, id INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS text (key INTEGER PRIMARY KEY, id INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS superseded (place INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS journal (run TEXT NOT NULL, file TEXT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (run, file)) WITHOUT ROWID;
`;

/**
 * What an import must remember, on disk so that memory does not grow with the corpus. Everything between two `save`
 * calls is kept or lost together, whenever the process ends.
 */
export class ImportState {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #numbers = new Map<string, number>();
  readonly #names = new Map<number, string>();

  constructor(corpusDir: string) {
    mkdirSync(corpusDir, { recursive: true });
    this.#db = openDatabase(join(corpusDir, STATE_FILE));
    this.#db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -${CACHE_KB};`,
    );
    this.#dropOther();
    this.#db.exec(SCHEMA);
    this.#db.exec("BEGIN IMMEDIATE");
    this.setMeta("version", VERSION);
    for (const { n, id } of this.#all("SELECT n, id FROM source")) this.#remember(Number(n), String(id));
  }

  /** Forgets everything. */
  clear(): void {
    for (const table of TABLES) this.#db.exec(`DELETE FROM ${table}`);
    this.setMeta("version", VERSION);
    this.#numbers.clear();
    this.#names.clear();
  }

  meta(key: string): string | null {
    const row = this.#run("SELECT value FROM meta WHERE key = ?").get(key);
    return row ? String(row.value) : null;
  }

  setMeta(key: string, value: string): void {
    this.#run("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value").run(
      key,
      value,
    );
  }

  known(id: string): Known | null {
    return this.#knownBy("SELECT * FROM identity WHERE id = ?", id);
  }

  /** The record that has an id in its collection. */
  withOrigin(origin: string): Known | null {
    if (origin === "") return null;
    return this.#knownBy(
      "SELECT identity.* FROM origin JOIN identity USING (id, origin) WHERE origin.origin = ?",
      origin,
    );
  }

  /** Of the records that court, number, type and date do not tell apart, the one with a text. */
  withText({ facts, text, raw }: Prepared): Known | null {
    for (const print of new Set([text, raw])) {
      const found = this.#knownBy(
        "SELECT identity.* FROM text JOIN identity USING (id) WHERE text.key = ?",
        textKey(facts, print),
      );
      if (found && (found.text === text || found.raw === raw)) return found;
    }
    return null;
  }

  /** Remembers where a record stands now; what stood there for its id before is superseded. */
  put(prepared: Prepared, place: number, source: string, before: Known | null, isRead = false): void {
    const { id, origin, text, raw, fields } = prepared;
    if (before) this.forget(before);
    this.#run("INSERT INTO identity VALUES (?, ?, ?, ?, ?, ?, ?)").run(
      idBits(id),
      place,
      this.#numberOf(source),
      origin === "" ? null : idBits(origin),
      text,
      isRead && raw !== NO_TEXT ? null : raw,
      fields,
    );
    if (origin !== "")
      this.#run("INSERT OR REPLACE INTO origin VALUES (?, ?)").run(idBits(origin), idBits(id));
    this.#noteText(prepared);
    this.#count(source, 1);
  }

  #noteText({ id, facts, text, raw }: Prepared): void {
    if (id === facts) return;
    for (const print of new Set([text, raw]))
      this.#run("INSERT OR REPLACE INTO text VALUES (?, ?)").run(idBits(textKey(facts, print)), idBits(id));
  }

  /** Forgets a record that another takes the place of. */
  forget({ id, place, source }: Known): void {
    this.supersede(place);
    this.drop(id, source);
  }

  /** Marks a place whose record another one has taken the place of. */
  supersede(place: number): void {
    this.#run("INSERT OR IGNORE INTO superseded VALUES (?)").run(place);
  }

  /** Remembers anew what a record says, where it stands. */
  refresh(prepared: Prepared, place: number): void {
    const { id, text, fields } = prepared;
    this.#run("UPDATE identity SET text = ?, fields = ? WHERE id = ? AND place = ?").run(
      text,
      fields,
      idBits(id),
      place,
    );
    this.#noteText(prepared);
  }

  /** Marks a source as changed since it was last published. */
  touch(source: string): void {
    this.#count(source, 0);
  }

  /** Forgets a record. */
  drop(id: string, source: string): void {
    this.#run("DELETE FROM identity WHERE id = ?").run(idBits(id));
    this.#count(source, -1);
  }

  placeOf(part: number, ordinal: number): number {
    return part * PART_STRIDE + ordinal;
  }

  splitPlace(place: number): { part: number; ordinal: number } {
    return { part: Math.floor(place / PART_STRIDE), ordinal: place % PART_STRIDE };
  }

  /** The numbers of records in a part that others have taken the place of. */
  supersededIn(part: number): Set<number> {
    const rows = this.#run("SELECT place FROM superseded WHERE place >= ? AND place < ?").all(
      part * PART_STRIDE,
      (part + 1) * PART_STRIDE,
    );
    return new Set(rows.map(({ place }) => Number(place) % PART_STRIDE));
  }

  parts(source?: string): Part[] {
    const rows = this.#all("SELECT n, source, file, bytes, records, print FROM part ORDER BY n");
    return (rows as unknown as Part[])
      .filter((part) => !source || part.source === source)
      .map((part) => ({ ...part }));
  }

  savePart({ n, source, file, bytes, records, print }: Part): void {
    this.#run("INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)").run(
      n,
      source,
      file,
      bytes,
      records,
      print,
    );
  }

  sources(): SourceState[] {
    return this.#all("SELECT id, declaration, count, changed FROM source ORDER BY n").map((row) => ({
      id: String(row.id),
      declaration: String(row.declaration),
      count: Number(row.count),
      isChanged: row.changed === 1,
    }));
  }

  declare(id: string, declaration: string): void {
    this.#run("UPDATE source SET declaration = ? WHERE n = ?").run(declaration, this.#numberOf(id));
  }

  setUnchanged(): void {
    this.#db.exec("UPDATE source SET changed = 0");
  }

  journal(run: string): Map<string, string> {
    const rows = this.#run("SELECT file, state FROM journal WHERE run = ?").all(run);
    return new Map(rows.map(({ file, state }) => [String(file), String(state)]));
  }

  /** Files of imports other than this one that were stopped and not taken up again. */
  unfinished(run: string): string[] {
    const rows = this.#run("SELECT file FROM journal WHERE run <> ? AND file <> ''").all(run);
    return rows.map(({ file }) => String(file));
  }

  setJournal(run: string, file: string, state: string): void {
    this.#run("INSERT OR REPLACE INTO journal VALUES (?, ?, ?)").run(run, file, state);
  }

  endRun(run: string): void {
    this.#run("DELETE FROM journal WHERE run = ?").run(run);
  }

  /** Keeps everything up to here. */
  save(): void {
    this.#db.exec("COMMIT; BEGIN IMMEDIATE");
  }

  /** Forgets what was not saved. */
  close(): void {
    // A disk that is full has ended the transaction already.
    if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
    this.#db.close();
  }

  #knownBy(sql: string, key: string): Known | null {
    const statement = this.#run(sql);
    // Ids are numbers of 60 bits.
    statement.setReadBigInts(true);
    const row = statement.get(idBits(key)) as Record<string, bigint | null> | undefined;
    if (!row) return null;
    return {
      id: idOfBits(row.id!),
      place: Number(row.place),
      source: this.#names.get(Number(row.source)) ?? "",
      origin: row.origin === null ? "" : idOfBits(row.origin!),
      text: Number(row.text),
      raw: row.raw === null ? null : Number(row.raw),
      fields: Number(row.fields),
    };
  }

  /** Takes the tables of another version away: what they know is read from the corpus again. */
  #dropOther(): void {
    const has = this.#db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get();
    if (!has) return;
    const row = this.#db.prepare("SELECT value FROM meta WHERE key = 'version'").get();
    if (row?.value === VERSION) return;
    for (const table of TABLES) this.#db.exec(`DROP TABLE IF EXISTS ${table}`);
  }

  #count(source: string, by: number): void {
    this.#run("UPDATE source SET count = count + ?, changed = 1 WHERE n = ?").run(by, this.#numberOf(source));
  }

  #numberOf(source: string): number {
    const known = this.#numbers.get(source);
    if (known !== undefined) return known;
    const { lastInsertRowid } = this.#run("INSERT INTO source (id) VALUES (?)").run(source);
    this.#remember(Number(lastInsertRowid), source);
    return Number(lastInsertRowid);
  }

  #remember(n: number, id: string): void {
    this.#numbers.set(id, n);
    this.#names.set(n, id);
  }

  #all(sql: string): Record<string, unknown>[] {
    return this.#run(sql).all() as Record<string, unknown>[];
  }

  #run(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
