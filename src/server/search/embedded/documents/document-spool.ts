import { closeSync, openSync, readSync, rmSync } from "node:fs";
import type { SearchDocument } from "../../sources/document.ts";
import { RecordFile } from "./record-file.ts";

interface Entry {
  id: string;
  date: string;
  from: number;
  to: number;
}

/**
 * Keeps documents on disk between the pass that learns their order and the pass that indexes them, so a
 * corpus may be larger than memory.
 */
export class DocumentSpool {
  /** Labels of all courts and causes, each with the keys it occurs with ("" for none). */
  readonly courts = new Map<string, Set<string>>();
  readonly causes = new Map<string, Set<string>>();
  /** Terms of the documents, with the number of documents for each. */
  readonly keywords = new Map<string, number>();
  readonly #path: string;
  readonly #file: RecordFile;
  readonly #entries = new Map<string, Entry>();
  #end = 0;

  constructor(path: string) {
    this.#path = path;
    this.#file = new RecordFile(path);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Stores a document unless its id is already there. */
  add(document: SearchDocument): void {
    const { id, date } = document;
    if (this.#entries.has(id)) return;
    const from = this.#end;
    this.#end = this.#file.add(Buffer.from(JSON.stringify(document)));
    this.#entries.set(id, { id, date, from, to: this.#end });
    note(this.courts, document.court, String(document.court_id ?? ""));
    for (const { label, code } of document.causes) note(this.causes, label, code ?? "");
    for (const term of document.keywords) this.keywords.set(term, (this.keywords.get(term) ?? 0) + 1);
  }

  /** All documents, newest first, then by id; those without a date last. Nothing can be added afterwards. */
  inDocIdOrder(): Generator<SearchDocument> {
    return this.#read(this.#order());
  }

  /** At most `count` documents, spread evenly over `inDocIdOrder`. Nothing can be added afterwards. */
  spread(count: number): Generator<SearchDocument> {
    const order = this.#order();
    const step = Math.max(1, Math.ceil(order.length / count));
    return this.#read(order.filter((_, at) => at % step === step >> 1));
  }

  #order(): Entry[] {
    return [...this.#entries.values()].sort((a, b) =>
      a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date > b.date ? -1 : 1,
    );
  }

  *#read(entries: Entry[]): Generator<SearchDocument> {
    this.#file.close();
    const file = openSync(this.#path, "r");
    for (const { from, to } of entries) {
      const bytes = Buffer.allocUnsafe(to - from);
      readSync(file, bytes, 0, bytes.length, from);
      yield JSON.parse(bytes.toString("utf8")) as SearchDocument;
    }
    closeSync(file);
  }

  /** Removes the file. */
  close(): void {
    rmSync(this.#path, { force: true });
  }
}

function note(named: Map<string, Set<string>>, label: string, key: string): void {
  const keys = named.get(label) ?? new Set();
  named.set(label, keys.add(key));
}
