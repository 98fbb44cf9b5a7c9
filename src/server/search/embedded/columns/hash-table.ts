import { RecordSorter } from "../../../files/sort/record-sorter.ts";
import { sortKey } from "../../../files/sort/sort-key.ts";
import type { ColumnSpool } from "../../../generated/column-spool.ts";
import { hashText } from "./columns.ts";

const DOC_ID_BYTES = 4;

/** Collects texts by doc id and writes their hashes in ascending order with the doc id of each. */
export class HashTableWriter {
  readonly #sorter: RecordSorter;

  /** `path` is a file for what does not fit into memory. */
  constructor(path: string) {
    this.#sorter = new RecordSorter(path);
  }

  /** Adds the text of a document; doc ids ascend. */
  add(docId: number, text: string): void {
    const value = Buffer.allocUnsafe(DOC_ID_BYTES);
    value.writeUInt32LE(docId);
    this.#sorter.add(sortKey(hashText(text)), value);
  }

  finish(hashes: ColumnSpool, docIds: ColumnSpool): void {
    for (const { key, value } of this.#sorter.sorted()) {
      hashes.push(key.readDoubleBE());
      docIds.push(value.readUInt32LE());
    }
    this.#sorter.close();
  }
}

/** Collects texts and writes the hash of each once, ascending. */
export class HashSetWriter {
  readonly #sorter: RecordSorter;

  /** `path` is a file for what does not fit into memory. */
  constructor(path: string) {
    this.#sorter = new RecordSorter(path);
  }

  add(text: string): void {
    this.#sorter.add(sortKey(hashText(text)));
  }

  finish(hashes: ColumnSpool): void {
    let last = -1;
    for (const { key } of this.#sorter.sorted()) {
      const hash = key.readDoubleBE();
      if (hash !== last) hashes.push(hash);
      last = hash;
    }
    this.#sorter.close();
  }
}
