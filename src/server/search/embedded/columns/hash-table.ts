import { RecordSorter } from "../../../files/sort/record-sorter.ts";
import { sortKey } from "../../../files/sort/sort-key.ts";
import type { ColumnSpool } from "../../../generated/column-spool.ts";
import { hashText } from "./columns.ts";

/** Collects texts and writes their hashes in ascending order. */
export class HashTableWriter {
  readonly #sorter = new RecordSorter<number>();

  /**
   * Adds a text. If doc ids are written, `docId` is that of the text; texts are added in ascending doc id.
   */
  add(text: string, docId = 0): void {
    this.#sorter.add(sortKey(hashText(text)), docId);
  }

  /**
   * Writes the hashes, with the doc id of each. Without a column for doc ids, equal hashes are written once.
   */
  finish(hashes: ColumnSpool, docIds?: ColumnSpool): void {
    let last = -1;
    for (const { key, value } of this.#sorter.sorted()) {
      const hash = key.readDoubleBE();
      if (docIds || hash !== last) hashes.push(hash);
      docIds?.push(value);
      last = hash;
    }
    this.#sorter.close();
  }
}
