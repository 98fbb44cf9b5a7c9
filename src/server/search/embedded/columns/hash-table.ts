import { RecordSorter } from "../../../files/sort/record-sorter.ts";
import { sortKey } from "../../../files/sort/sort-key.ts";
import type { ColumnSpool } from "../../../generated/column-spool.ts";
import { hashText } from "./columns.ts";

/**
 * Collects the text of each document. Writes the hashes of the texts in ascending order, each with its doc
 * id.
 */
export class HashTableWriter {
  readonly #sorter = new RecordSorter<number>();

  /** Adds the text of a document; doc ids ascend. */
  add(docId: number, text: string): void {
    this.#sorter.add(sortKey(hashText(text)), docId);
  }

  finish(hashes: ColumnSpool, docIds: ColumnSpool): void {
    for (const { key, value } of this.#sorter.sorted()) {
      hashes.push(key.readDoubleBE());
      docIds.push(value);
    }
    this.#sorter.close();
  }
}

/** Collects texts and writes their distinct hashes in ascending order. */
export class HashSetWriter {
  readonly #sorter = new RecordSorter<null>();

  add(text: string): void {
    this.#sorter.add(sortKey(hashText(text)), null);
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
