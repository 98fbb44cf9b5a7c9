import { VarintCursor } from "#domain/search/varint.ts";
import type { DocIdCursor } from "./doc-id-cursor.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";

/** Returned if there is no further position. Greater than all positions. */
export const END = 0x7fff_ffff;

/** Reads the stored positions of a list, document after document. */
export class StoredPositions {
  readonly #numbers: VarintCursor;
  /** The current position. */
  position = END;

  constructor(bytes: Uint8Array) {
    this.#numbers = new VarintCursor(bytes);
  }

  /** Moves to the first position of the next document. */
  nextDocument(): void {
    while (this.position !== END) this.next();
    this.position = this.#numbers.next() >>> 1;
  }

  /** Moves to the next position of the document, which is END after the last. */
  next(): number {
    const { bytes, at, end } = this.#numbers;
    const last = at === end || (bytes[at]! & 1) === 1;
    this.position = last ? END : this.position + (this.#numbers.next() >>> 1);
    return this.position;
  }
}

/**
 * Iterates over the positions of a word. The doc ids passed to `begin` ascend. Within a document, the
 * positions passed to `seek` ascend too.
 */
export interface Positions {
  /** Moves to a document, which may or may not contain the word. */
  begin(docId: number): void;
  /** The lowest position in the document that is at least `least`; END if there is none. */
  seek(least: number): number;
}

/** Iterates over the positions of one bigram. A block is opened when one of its documents is requested. */
export function positionCursor(docIds: DocIdCursor, open: (block: number) => StoredPositions): Positions {
  /** Index in the list of the document at which `docIds` stands. */
  let at = -1;
  /** The document whose positions are read, by its index in the list. */
  let reached = -1;
  let stored = new StoredPositions(new Uint8Array());
  let found = false;
  return {
    begin(docId) {
      while (docIds.docId < docId && docIds.next()) at++;
      found = docIds.docId === docId;
      if (!found) return;
      const start = at - (at % BLOCK_DOCUMENTS);
      if (reached < start) {
        stored = open(start / BLOCK_DOCUMENTS);
        reached = start - 1;
      }
      for (; reached < at; reached++) stored.nextDocument();
    },
    seek(least) {
      if (!found) return END;
      while (stored.position < least) stored.next();
      return stored.position;
    },
  };
}
