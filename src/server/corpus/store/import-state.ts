import { ImportJournal } from "./import-journal.ts";
import type { CorpusPart } from "./part-writer.ts";
import { idBits, idOfBits, NO_TEXT, type Prepared, textKey } from "./prepared.ts";
import { StateFile } from "./state-file.ts";

/**
 * Upper bound of the number of records in a part. A place is the part's number times this plus the record's
 * number in it.
 */
const PART_STRIDE = 2 ** 24;

/** The facts about a stored record. */
export interface Known {
  id: string;
  place: number;
  source: string;
  /** As in Prepared. `raw` is null for a record read from the corpus, NO_TEXT for one that is not public. */
  origin: string;
  text: number;
  raw: number | null;
  fields: number;
}

/** A stored source: `declaration` is JSON, empty until the import that declares it has finished. */
export interface SourceState {
  id: string;
  declaration: string;
  count: number;
  isChanged: boolean;
}

/**
 * The persistent state of an import, on disk so that memory does not grow with the corpus. The changes
 * between two `save` calls are committed atomically, even if the process dies.
 */
export class ImportState {
  /** Progress of imports. */
  readonly journal: ImportJournal;
  readonly #file: StateFile;
  readonly #numbers = new Map<string, number>();
  readonly #names = new Map<number, string>();

  constructor(corpusDir: string) {
    this.#file = new StateFile(corpusDir);
    this.journal = new ImportJournal(this.#file);
    for (const { n, id } of this.#file.all("SELECT n, id FROM source")) this.#remember(Number(n), String(id));
  }

  /** Deletes everything. */
  clear(): void {
    this.#file.clear();
    this.#numbers.clear();
    this.#names.clear();
  }

  meta(key: string): string | null {
    return this.#file.meta(key);
  }

  setMeta(key: string, value: string): void {
    this.#file.setMeta(key, value);
  }

  known(id: string): Known | null {
    return this.#knownBy("SELECT * FROM identity WHERE id = ?", id);
  }

  /** The record with an id in its collection. */
  withOrigin(origin: string): Known | null {
    if (origin === "") return null;
    return this.#knownBy(
      "SELECT identity.* FROM origin JOIN identity USING (id, origin) WHERE origin.origin = ?",
      origin,
    );
  }

  /** The record with a text among those with the same court, number and type. */
  withText({ docket, text, raw }: Prepared): Known | null {
    for (const print of new Set([text, raw])) {
      const found = this.#knownBy(
        "SELECT identity.* FROM text JOIN identity USING (id) WHERE text.key = ?",
        textKey(docket, print),
      );
      if (found && (found.text === text || found.raw === raw)) return found;
    }
    return null;
  }

  /** Stores the place of a record; the record previously stored under its id is superseded. */
  put(prepared: Prepared, place: number, source: string, before: Known | null, isRead = false): void {
    const { id, origin, text, raw, fields } = prepared;
    if (before) this.forget(before);
    this.#file
      .run("INSERT INTO identity VALUES (?, ?, ?, ?, ?, ?, ?)")
      .run(
        idBits(id),
        place,
        this.#numberOf(source),
        origin === "" ? null : idBits(origin),
        text,
        isRead && raw !== NO_TEXT ? null : raw,
        fields,
      );
    if (origin !== "")
      this.#file.run("INSERT OR REPLACE INTO origin VALUES (?, ?)").run(idBits(origin), idBits(id));
    this.#noteText(prepared);
    this.#count(source, 1);
  }

  #noteText({ id, docket, text, raw }: Prepared): void {
    for (const print of new Set([text, raw]))
      this.#file
        .run("INSERT OR REPLACE INTO text VALUES (?, ?)")
        .run(idBits(textKey(docket, print)), idBits(id));
  }

  /** Deletes a record replaced by another. */
  forget({ id, place, source }: Known): void {
    this.supersede(place);
    this.drop(id, source);
  }

  /** Marks the record at a place as superseded. */
  supersede(place: number): void {
    this.#file.run("INSERT OR IGNORE INTO superseded VALUES (?)").run(place);
  }

  /** Updates the facts about the record at a place. */
  refresh(prepared: Prepared, place: number): void {
    const { id, text, fields } = prepared;
    this.#file
      .run("UPDATE identity SET text = ?, fields = ? WHERE id = ? AND place = ?")
      .run(text, fields, idBits(id), place);
    this.#noteText(prepared);
  }

  /** Marks a source as changed since it was last published. */
  touch(source: string): void {
    this.#count(source, 0);
  }

  /** Deletes a record. */
  drop(id: string, source: string): void {
    this.#file.run("DELETE FROM identity WHERE id = ?").run(idBits(id));
    this.#count(source, -1);
  }

  placeOf(part: number, ordinal: number): number {
    return part * PART_STRIDE + ordinal;
  }

  splitPlace(place: number): { part: number; ordinal: number } {
    return { part: Math.floor(place / PART_STRIDE), ordinal: place % PART_STRIDE };
  }

  /** The numbers of the superseded records in a part. */
  supersededIn(part: number): Set<number> {
    const rows = this.#file
      .run("SELECT place FROM superseded WHERE place >= ? AND place < ?")
      .all(part * PART_STRIDE, (part + 1) * PART_STRIDE);
    return new Set(rows.map(({ place }) => Number(place) % PART_STRIDE));
  }

  parts(source?: string): CorpusPart[] {
    const rows = this.#file.all("SELECT n, source, file, bytes, records, print FROM part ORDER BY n");
    return (rows as unknown as CorpusPart[])
      .filter((part) => !source || part.source === source)
      .map((part) => ({ ...part }));
  }

  savePart({ n, source, file, bytes, records, print }: CorpusPart): void {
    this.#file
      .run("INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)")
      .run(n, source, file, bytes, records, print);
  }

  sources(): SourceState[] {
    return this.#file.all("SELECT id, declaration, count, changed FROM source ORDER BY n").map((row) => ({
      id: String(row.id),
      declaration: String(row.declaration),
      count: Number(row.count),
      isChanged: row.changed === 1,
    }));
  }

  declare(id: string, declaration: string): void {
    this.#file.run("UPDATE source SET declaration = ? WHERE n = ?").run(declaration, this.#numberOf(id));
  }

  setUnchanged(): void {
    this.#file.run("UPDATE source SET changed = 0").run();
  }

  /** Commits everything so far. */
  save(): void {
    this.#file.save();
  }

  /** Discards unsaved changes and closes. */
  close(): void {
    this.#file.close();
  }

  #knownBy(sql: string, key: string): Known | null {
    const statement = this.#file.run(sql);
    // Ids are numbers of 60 bits, which exceed a double.
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

  #count(source: string, by: number): void {
    this.#file
      .run("UPDATE source SET count = count + ?, changed = 1 WHERE n = ?")
      .run(by, this.#numberOf(source));
  }

  #numberOf(source: string): number {
    const known = this.#numbers.get(source);
    if (known !== undefined) return known;
    const { lastInsertRowid } = this.#file.run("INSERT INTO source (id) VALUES (?)").run(source);
    this.#remember(Number(lastInsertRowid), source);
    return Number(lastInsertRowid);
  }

  #remember(n: number, id: string): void {
    this.#numbers.set(id, n);
    this.#names.set(n, id);
  }
}
