import { ByteWriter } from "./byte-writer.ts";

/**
 * A posting list says in which documents a token stands, and where. It lies in three stretches:
 *
 * - heads, only when the list has more than BLOCK_DOCUMENTS documents: for each block the sizes in bytes
 *   of its part of the two other stretches;
 * - documents: for each block the first rank, then the differences to the rank before;
 * - positions: for each document the first position times two, plus one when there are more; then, if so,
 *   the size in bytes of what follows and the differences to the position before.
 *
 * All numbers are varints. Blocks make it possible to pass over documents that are no candidates.
 */
export const BLOCK_DOCUMENTS = 128;

/** Sizes of a written list. */
export interface ListSizes {
  documents: number;
  headBytes: number;
  rankBytes: number;
  positionBytes: number;
}

/** Writes one posting list after another; documents come in ascending rank, positions ascending. */
export class PostingListWriter {
  readonly #heads = new ByteWriter(1 << 12);
  readonly #ranks = new ByteWriter();
  readonly #positions = new ByteWriter();
  readonly #more = new ByteWriter(1 << 12);
  #documents = 0;
  #lastRank = 0;
  #blockRanks = 0;
  #blockPositions = 0;

  /** Adds a document whose positions stand in `positions` from `start` to `end`. */
  add(rank: number, positions: Uint32Array, start: number, end: number): void {
    this.#addRank(rank);
    const first = positions[start]!;
    if (end - start === 1) {
      this.#positions.varint(first * 2);
      return;
    }
    this.#more.clear();
    for (let at = start + 1; at < end; at++) this.#more.varint(positions[at]! - positions[at - 1]!);
    this.#positions.varint(first * 2 + 1);
    this.#positions.varint(this.#more.length);
    this.#positions.copy(this.#more.bytes, 0, this.#more.length);
  }

  /** Adds a document whose positions are encoded already. */
  addEncoded(rank: number, bytes: Uint8Array, start: number, end: number): void {
    this.#addRank(rank);
    this.#positions.copy(bytes, start, end);
  }

  /** Appends the finished list to `out` and starts a new one. */
  finish(out: ByteWriter): ListSizes {
    const hasHeads = this.#documents > BLOCK_DOCUMENTS;
    if (hasHeads) this.#endBlock();
    const sizes = {
      documents: this.#documents,
      headBytes: hasHeads ? this.#heads.length : 0,
      rankBytes: this.#ranks.length,
      positionBytes: this.#positions.length,
    };
    if (hasHeads) out.copy(this.#heads.bytes, 0, this.#heads.length);
    out.copy(this.#ranks.bytes, 0, this.#ranks.length);
    out.copy(this.#positions.bytes, 0, this.#positions.length);
    for (const part of [this.#heads, this.#ranks, this.#positions]) part.clear();
    this.#documents = 0;
    this.#blockRanks = 0;
    this.#blockPositions = 0;
    return sizes;
  }

  #addRank(rank: number): void {
    if (this.#documents % BLOCK_DOCUMENTS === 0) {
      if (this.#documents > 0) this.#endBlock();
      this.#ranks.varint(rank);
    } else {
      this.#ranks.varint(rank - this.#lastRank);
    }
    this.#lastRank = rank;
    this.#documents++;
  }

  #endBlock(): void {
    this.#heads.varint(this.#ranks.length - this.#blockRanks);
    this.#heads.varint(this.#positions.length - this.#blockPositions);
    this.#blockRanks = this.#ranks.length;
    this.#blockPositions = this.#positions.length;
  }
}
