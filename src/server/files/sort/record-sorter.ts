import { openDatabase } from "../open-database.ts";

/** A record with its sort key. */
export interface SortRecord<Value> {
  key: Buffer;
  value: Value;
}

/**
 * Sorts values by their keys, byte by byte, in constant memory. It uses a temporary SQLite database, whose
 * location SQLITE_TMPDIR may change. Records with equal keys stay in order of arrival.
 */
export class RecordSorter<Value> {
  readonly #database = openDatabase("");
  readonly #insert;

  constructor() {
    this.#database.exec("CREATE TABLE record (key BLOB, value TEXT); BEGIN");
    this.#insert = this.#database.prepare("INSERT INTO record VALUES (?, ?)");
  }

  /** Adds a record; the value is stored as JSON. */
  add(key: Uint8Array, value: Value): void {
    this.#insert.run(key, JSON.stringify(value));
  }

  /** All records in order; can be called repeatedly. */
  *sorted(): Generator<SortRecord<Value>> {
    const rows = this.#database.prepare("SELECT key, value FROM record ORDER BY key, rowid");
    for (const { key, value } of rows.iterate())
      yield { key: Buffer.from(key as Uint8Array), value: JSON.parse(String(value)) };
  }

  /** The values of each key, in order of arrival. */
  *groups(): Generator<[Value, ...Value[]]> {
    let held: { key: Buffer; group: [Value, ...Value[]] } | undefined;
    for (const { key, value } of this.sorted()) {
      if (held?.key.equals(key)) held.group.push(value);
      else {
        if (held) yield held.group;
        held = { key, group: [value] };
      }
    }
    if (held) yield held.group;
  }

  /** Removes the records. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
