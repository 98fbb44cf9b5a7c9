import { openDatabase } from "../open-database.ts";

/** A record and the key by which it is sorted. */
export interface SortRecord<Value> {
  key: Buffer;
  value: Value;
}

/**
 * Sorts values by keys, which are compared byte by byte. It uses constant memory and a temporary SQLite
 * database; SQLITE_TMPDIR may say where that is. Values with equal keys keep the order in which they were
 * added.
 */
export class RecordSorter<Value> {
  readonly #database = openDatabase("");
  readonly #insert;

  constructor() {
    this.#database.exec("CREATE TABLE record (key BLOB, value TEXT); BEGIN");
    this.#insert = this.#database.prepare("INSERT INTO record VALUES (?, ?)");
  }

  /** Adds a value, which is stored as JSON. */
  add(key: Uint8Array, value: Value): void {
    this.#insert.run(key, JSON.stringify(value));
  }

  /** All records in order. May be called several times. */
  *sorted(): Generator<SortRecord<Value>> {
    const rows = this.#database.prepare("SELECT key, value FROM record ORDER BY key, rowid");
    for (const { key, value } of rows.iterate())
      yield { key: Buffer.from(key as Uint8Array), value: JSON.parse(String(value)) };
  }

  /** The values of each key, in the order in which they were added. The keys are in order. */
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

  /** Removes all records. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
