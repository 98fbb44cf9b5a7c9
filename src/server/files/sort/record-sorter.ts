import { openDatabase } from "../open-database.ts";

/** A record with the bytes it is ordered by. */
export interface SortRecord<Value> {
  key: Buffer;
  value: Value;
}

/**
 * Sorts values by their keys, byte by byte, in memory that does not grow with their number: a temporary database of
 * SQLite, which SQLITE_TMPDIR may move. Records with the same key stay in the order in which they came.
 */
export class RecordSorter<Value> {
  readonly #database = openDatabase("");
  readonly #insert;

  constructor() {
    this.#database.exec("CREATE TABLE record (key BLOB, value TEXT); BEGIN");
    this.#insert = this.#database.prepare("INSERT INTO record VALUES (?, ?)");
  }

  /** Adds a record; the value is kept as JSON. */
  add(key: Uint8Array, value: Value): void {
    this.#insert.run(key, JSON.stringify(value));
  }

  /** All records in order, as often as asked for. */
  *sorted(): Generator<SortRecord<Value>> {
    const rows = this.#database.prepare("SELECT key, value FROM record ORDER BY key, rowid");
    for (const { key, value } of rows.iterate())
      yield { key: Buffer.from(key as Uint8Array), value: JSON.parse(String(value)) };
  }

  /** The values of each key, in the order in which they came. */
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

  /** Forgets the records. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
