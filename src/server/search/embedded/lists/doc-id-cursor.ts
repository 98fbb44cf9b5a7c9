import { VarintCursor } from "#domain/search/varint.ts";

/** Reads the doc ids of a posting list, ascending. */
export class DocIdCursor {
  readonly #gaps: VarintCursor;
  /** The current doc id; -1 before the first `next`. */
  docId = -1;

  constructor(bytes: Uint8Array) {
    this.#gaps = new VarintCursor(bytes);
  }

  /** Moves to the next doc id. False if there is none. */
  next(): boolean {
    if (this.#gaps.at === this.#gaps.end) return false;
    this.docId += 1 + this.#gaps.next();
    return true;
  }
}
