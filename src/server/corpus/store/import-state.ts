import type { CorpusPart } from "./part-writer.ts";
import { NO_TEXT, type Prepared, textKey } from "./prepared.ts";
import { StateFile } from "./state-file.ts";

/**
 * No part has more records than this. The place of a record is the number of its part times PART_STRIDE, plus
 * its number in the part.
 */
const PART_STRIDE = 2 ** 24;

/** What the state knows about a stored record. */
export interface Known {
  id: string;
  place: number;
  source: string;
  /**
   * The checksums and the origin are defined in Prepared. `raw` is null for a record that was read from the
   * corpus, and NO_TEXT for one that is not public.
   */
  origin: string;
  text: number;
  raw: number | null;
  fields: number;
}

/** A stored source. `declaration` is JSON, empty until an import that declares the source is committed. */
export interface SourceState {
  id: string;
  declaration: string;
  count: number;
  isChanged: boolean;
}

/**
 * What an import knows about the corpus. It is on disk, so memory does not grow with the corpus. `save`
 * commits all changes since the last `save` at once, even if the process dies.
 */
export class ImportState extends StateFile {
  known(id: string): Known | null {
    return this.#knownBy("SELECT * FROM identity WHERE id = ?", id);
  }

  /** The record with an origin (see Prepared). Null if there is none. */
  withOrigin(origin: string): Known | null {
    if (origin === "") return null;
    return this.#knownBy(
      "SELECT identity.* FROM origin JOIN identity USING (id, origin) WHERE origin.origin = ?",
      origin,
    );
  }

  /**
   * The record that has the text of the given one, among those with the same court, case number and type.
   * Null if there is none.
   */
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

  /** Stores where a record is. `before` is the record that it replaces. */
  put(prepared: Prepared, place: number, source: string, before: Known | null, isRead = false): void {
    const { id, origin, text, raw, fields } = prepared;
    if (before) this.forget(before);
    this.run("INSERT INTO identity VALUES (?, ?, ?, ?, ?, ?, ?)").run(
      id,
      place,
      source,
      origin,
      text,
      isRead && raw !== NO_TEXT ? null : raw,
      fields,
    );
    if (origin !== "") this.run("INSERT OR REPLACE INTO origin VALUES (?, ?)").run(origin, id);
    this.#noteText(prepared);
    this.#count(source, 1);
  }

  #noteText({ id, docket, text, raw }: Prepared): void {
    for (const print of new Set([text, raw]))
      this.run("INSERT OR REPLACE INTO text VALUES (?, ?)").run(textKey(docket, print), id);
  }

  /** Deletes a record that another replaces, and marks its place as superseded. */
  forget({ id, place, source }: Known): void {
    this.supersede(place);
    this.drop(id, source);
  }

  /** Marks the record at a place as superseded. */
  supersede(place: number): void {
    this.run("INSERT OR IGNORE INTO superseded VALUES (?)").run(place);
  }

  /** Updates the facts about the record at a place. */
  refresh(prepared: Prepared, place: number): void {
    const { id, text, fields } = prepared;
    this.run("UPDATE identity SET text = ?, fields = ? WHERE id = ? AND place = ?").run(
      text,
      fields,
      id,
      place,
    );
    this.#noteText(prepared);
  }

  /** Marks a source as changed since it was last published. */
  touch(source: string): void {
    this.#count(source, 0);
  }

  /** Deletes a record. */
  drop(id: string, source: string): void {
    this.run("DELETE FROM identity WHERE id = ?").run(id);
    this.#count(source, -1);
  }

  placeOf(part: number, ordinal: number): number {
    return part * PART_STRIDE + ordinal;
  }

  splitPlace(place: number): { part: number; ordinal: number } {
    return { part: Math.floor(place / PART_STRIDE), ordinal: place % PART_STRIDE };
  }

  /** The numbers of the superseded records of a part. */
  supersededIn(part: number): Set<number> {
    const rows = this.run("SELECT place FROM superseded WHERE place >= ? AND place < ?").all(
      part * PART_STRIDE,
      (part + 1) * PART_STRIDE,
    );
    return new Set(rows.map(({ place }) => Number(place) % PART_STRIDE));
  }

  parts(source?: string): CorpusPart[] {
    const rows = this.all("SELECT n, source, file, bytes, records, print FROM part ORDER BY n");
    return (rows as unknown as CorpusPart[])
      .filter((part) => !source || part.source === source)
      .map((part) => ({ ...part }));
  }

  savePart({ n, source, file, bytes, records, print }: CorpusPart): void {
    this.run("INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)").run(
      n,
      source,
      file,
      bytes,
      records,
      print,
    );
  }

  sources(): SourceState[] {
    return this.all("SELECT id, declaration, count, changed FROM source ORDER BY n").map((row) => ({
      id: String(row.id),
      declaration: String(row.declaration),
      count: Number(row.count),
      isChanged: row.changed === 1,
    }));
  }

  declare(id: string, declaration: string): void {
    this.#count(id, 0);
    this.run("UPDATE source SET declaration = ? WHERE id = ?").run(declaration, id);
  }

  setUnchanged(): void {
    this.run("UPDATE source SET changed = 0").run();
  }

  #knownBy(sql: string, key: string): Known | null {
    const row = this.run(sql).get(key) as Known | undefined;
    return row ? { ...row } : null;
  }

  /** Adds to the number of a source's records and marks it as changed. */
  #count(source: string, by: number): void {
    this.run("INSERT OR IGNORE INTO source (id) VALUES (?)").run(source);
    this.run("UPDATE source SET count = count + ?, changed = 1 WHERE id = ?").run(by, source);
  }
}
