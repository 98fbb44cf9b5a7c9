import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { RelatedCase } from "#contract/judgment/judgment-detail.ts";
import type { CaseRef, JudgmentRecord } from "#domain/judgment/record.ts";
import { oncePerKey } from "#domain/once-per.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import type { PlacedRecord } from "../../corpus/read-corpus.ts";
import { openDatabase } from "../../files/open-database.ts";
import { replaceFile } from "../../files/replace-file.ts";

/**
 * What the links of a dispute need from a document: facts about the document itself, and the cases that it
 * names.
 */
interface Entry {
  self: RelatedCase;
  court_id: number | null;
  named: CaseRef[];
}

const VERSION = "1";
const HASH_BYTES = 6;
/**
 * `entry.number` is the hash of the document's case number. `naming` lists, for the hash of a case number,
 * the documents that name the case.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS entry (id TEXT PRIMARY KEY, number INTEGER NOT NULL, part INTEGER NOT NULL,
  ordinal INTEGER NOT NULL, said TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS naming (number INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY (number, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * The indexes of the tables. For a whole corpus they are created after loading, because keeping them up to
 * date while loading doubles the time.
 */
const INDEXES = `
CREATE INDEX IF NOT EXISTS entry_number ON entry (number);
CREATE INDEX IF NOT EXISTS entry_place ON entry (part, ordinal);
`;

/**
 * Finds the documents of one dispute: those named in a document, those that name it, and those with its case
 * number. The data is in a file, so memory does not grow with the corpus. The results do not depend on the
 * order in which documents are added. `save` commits all changes at once. Call `close` at the end.
 */
export class DisputeLinks {
  readonly #db: DatabaseSync;
  readonly #file: string;
  /** Where `keep` moves the file. Undefined for a file that stays where it is. */
  readonly #place: string | undefined;
  /** What `close` removes: the temporary folder or file. Undefined for a file that stays. */
  readonly #leftover: string | undefined;
  #isClosed = false;
  #isIndexed = false;
  readonly #run = oncePerKey((sql: string) => this.#db.prepare(sql));

  /**
   * Opens or creates the file at `path`. Without a path the file is temporary. Only `anewFor` passes `place`.
   */
  constructor(path?: string, place?: string) {
    const folder = path === undefined ? mkdtempSync(join(tmpdir(), "fasu-links-")) : dirname(path);
    this.#file = path ?? join(folder, "links.db");
    this.#place = place;
    this.#leftover = path === undefined ? folder : place && path;
    mkdirSync(folder, { recursive: true });
    this.#db = openDatabase(this.#file);
    const stays = this.#leftover === undefined;
    this.#db.exec(
      stays ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF",
    );
    this.#db.exec(`${SCHEMA}BEGIN`);
    if (stays) this.#index();
    if (this.meta("version") !== VERSION) this.clear();
  }

  /**
   * Makes empty links in a file beside `place`; `keep` moves the file there. A file that an interrupted run
   * left is replaced.
   */
  static anewFor(place: string): DisputeLinks {
    const path = `${place}.new`;
    rmSync(path, { force: true });
    return new DisputeLinks(path, place);
  }

  meta(key: string): string | null {
    const row = this.#run("SELECT value FROM meta WHERE key = ?").get(key);
    return row ? String(row.value) : null;
  }

  setMeta(key: string, value: string): void {
    this.#run("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(key, value);
  }

  /** Removes all data. */
  clear(): void {
    this.#db.exec("DELETE FROM entry; DELETE FROM naming; DELETE FROM meta");
    this.setMeta("version", VERSION);
  }

  learn({ record, part, ordinal }: PlacedRecord): void {
    const entry = entryOf(record);
    this.#run("INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?)").run(
      ...[record.id, hashOf(record.case_number), part, ordinal, JSON.stringify(entry)],
    );
    for (const { case_number } of entry.named)
      this.#run("INSERT OR IGNORE INTO naming VALUES (?, ?)").run(hashOf(case_number), record.id);
  }

  forget(id: string): void {
    const row = this.#run("SELECT said FROM entry WHERE id = ?").get(id);
    if (!row) return;
    for (const { case_number } of toEntry(row).named)
      this.#run("DELETE FROM naming WHERE number = ? AND id = ?").run(hashOf(case_number), id);
    this.#run("DELETE FROM entry WHERE id = ?").run(id);
  }

  /** Number of known documents. */
  size(): number {
    return Number(this.#run("SELECT count(*) AS size FROM entry").get()!.size);
  }

  /** Where a document is in the corpus. Null if it is unknown. */
  placeOf(id: string): { part: number; ordinal: number } | null {
    const row = this.#run("SELECT part, ordinal FROM entry WHERE id = ?").get(id);
    return row ? { part: Number(row.part), ordinal: Number(row.ordinal) } : null;
  }

  /** The id of the document at a position of the corpus. Null if there is none. */
  idAt(part: number, ordinal: number): string | null {
    this.#index();
    const row = this.#run("SELECT id FROM entry WHERE part = ? AND ordinal = ?").get(part, ordinal);
    return row ? String(row.id) : null;
  }

  /**
   * The ids of the documents whose links depend on a document, and its own id. Empty if the document is
   * unknown.
   */
  around(id: string): string[] {
    const row = this.#run("SELECT said FROM entry WHERE id = ?").get(id);
    if (!row) return [];
    const { self, named } = toEntry(row);
    const numbers = [self.case_number, ...named.map(({ case_number }) => case_number)];
    const alike = numbers.flatMap((number) => this.#under(number).map((entry) => entry.self.id));
    return [...new Set([id, ...alike, ...this.#naming(self.case_number).map((entry) => entry.self.id)])];
  }

  /**
   * The documents that are linked to a record, sorted by date, then by id. A case that the corpus lacks has
   * an empty id.
   */
  of(record: JudgmentRecord): RelatedCase[] {
    if (record.withheld) return [];
    const related = new Map<string, RelatedCase>();
    const add = (found: RelatedCase) => related.set(found.id || JSON.stringify(found), found);
    for (const { self, named } of this.#naming(record.case_number))
      if (named.some((one) => this.#find(one)?.id === record.id)) add(self);
    for (const named of [...record.earlier_cases, ...record.later_cases]) {
      const { court, case_number, text_type, casedate, instance } = named;
      add(this.#find(named) ?? { id: "", court, case_number, text_type, casedate, instance });
    }
    for (const { self } of this.#under(record.case_number)) if (self.court === record.court) add(self);
    related.delete(record.id);
    return [...related.values()].sort(
      (a, b) => a.casedate.localeCompare(b.casedate) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    );
  }

  /** Commits the changes. */
  save(): void {
    this.#db.exec("COMMIT; BEGIN");
  }

  /** Closes the file and moves it to its destination in one step. The indexes are created before. */
  keep(): void {
    const place = this.#place;
    if (place === undefined) throw new Error("Only links that were made anew are put in a place.");
    this.#index();
    this.save();
    this.#db.close();
    this.#isClosed = true;
    for (const suffix of ["-wal", "-shm"]) rmSync(place + suffix, { force: true });
    replaceFile(place, (temporary) => renameSync(this.#file, temporary));
  }

  /** Closes the file; unsaved changes are lost. A temporary file is removed. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#db.close();
    if (this.#leftover) rmSync(this.#leftover, { recursive: true, force: true });
  }

  #index(): void {
    if (!this.#isIndexed) this.#db.exec(INDEXES);
    this.#isIndexed = true;
  }

  /** The entries with a case number, sorted by id. */
  #under(caseNumber: string): Entry[] {
    if (caseNumber === "") return [];
    this.#index();
    const number = normaliseText(caseNumber);
    return this.#run("SELECT said FROM entry WHERE number = ? ORDER BY id")
      .all(hashOf(caseNumber))
      .map(toEntry)
      .filter(({ self }) => normaliseText(self.case_number) === number);
  }

  /** The entries that name a case number, sorted by id. */
  #naming(caseNumber: string): Entry[] {
    if (caseNumber === "") return [];
    return this.#run("SELECT said FROM naming JOIN entry USING (id) WHERE naming.number = ? ORDER BY id")
      .all(hashOf(caseNumber))
      .map(toEntry);
  }

  /**
   * The document that a reference means. If several documents of the court have the case number, one of the
   * referenced type is preferred.
   */
  #find(named: CaseRef): RelatedCase | undefined {
    const ofCourt = this.#under(named.case_number).filter(
      ({ self, court_id }) =>
        self.court === named.court ||
        (court_id !== null && court_id === named.court_id) ||
        named.court === "",
    );
    return (ofCourt.find(({ self }) => self.text_type === named.text_type) ?? ofCourt[0])?.self;
  }
}

const toEntry = ({ said }: Record<string, unknown>) => JSON.parse(String(said)) as Entry;

function entryOf(record: JudgmentRecord): Entry {
  const { id, court, court_id, case_number, text_type, casedate, instance, outcome } = record;
  const self: RelatedCase = { id, court, case_number, text_type, casedate, instance };
  return {
    self: outcome ? { ...self, outcome } : self,
    court_id,
    named: [...record.earlier_cases, ...record.later_cases],
  };
}

/** Different case numbers may have the same hash, so callers compare the case numbers as well. */
const hashOf = (caseNumber: string): number =>
  hash("sha1", normaliseText(caseNumber), "buffer").readUIntBE(0, HASH_BYTES);
