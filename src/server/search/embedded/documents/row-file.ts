import type { BlockFile } from "../../../generated/block-file.ts";
import { EncodedJson } from "../../../http/encoded-json.ts";
import { decodeRows, encodeRow } from "../../encode-rows.ts";
import type { SearchHit } from "../../search-engine.ts";

/** Rows further apart are read separately; a system call costs about as much as reading this many bytes. */
const GAP_BYTES = 16_384;
/** Maximum bytes per read. */
const READ_BYTES = 1 << 16;
/** What a record ends with. */
const [CLOSED, COMMA] = ["},", ","];

const readBuffer = Buffer.allocUnsafeSlow(READ_BYTES);

/**
 * A row as stored in the rows file: its JSON in an answer, plus a comma, so that neighbours already form a
 * list.
 */
export const encodeRecord = (row: SearchHit): Buffer => Buffer.from(encodeRow(row) + COMMA);

/** The records of some rows, one after another. */
export class RowRecords {
  readonly #bytes: Buffer;
  /** Where each record ends. */
  readonly #ends: Uint32Array;

  constructor(bytes: Buffer, ends: Uint32Array) {
    this.#bytes = bytes;
    this.#ends = ends;
  }

  /** The rows from index `from` to `to`, exclusive. */
  rows(from = 0, to = this.#ends.length): SearchHit[] {
    if (from >= to) return [];
    const start = from === 0 ? 0 : this.#ends[from - 1]!;
    return decodeRows(`[${this.#bytes.toString("utf8", start, this.#ends[to - 1]! - COMMA!.length)}]`);
  }

  /** All rows as one JSON list; `additions` are extra JSON members of some rows, by index. */
  toJson(additions: ReadonlyMap<number, string>): EncodedJson {
    const parts: Uint8Array[] = [Buffer.from("[")];
    let written = 0;
    for (const [place, addition] of additions) {
      const end = this.#ends[place]! - CLOSED!.length;
      parts.push(this.#bytes.subarray(written, end), Buffer.from(`,${addition}`));
      written = end;
    }
    parts.push(this.#bytes.subarray(written, Math.max(0, this.#bytes.length - COMMA!.length)));
    parts.push(Buffer.from("]"));
    return new EncodedJson(parts);
  }
}

/**
 * The records of some doc ids, in the order given; `rowAt` holds the offsets of all rows. Most results lie
 * close together, so neighbours are read at once.
 */
export function readRecords(file: BlockFile, rowAt: Uint32Array, ranks: readonly number[]): RowRecords {
  const ends = new Uint32Array(ranks.length);
  let size = 0;
  for (let place = 0; place < ends.length; place++) {
    const rank = ranks[place]!;
    size += rowAt[rank + 1]! - rowAt[rank]!;
    ends[place] = size;
  }
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (let first = 0; first < ranks.length; ) {
    const from = rowAt[ranks[first]!]!;
    let last = first;
    while (last + 1 < ranks.length && isNear(rowAt, ranks[last]!, ranks[last + 1]!, from)) last++;
    const length = rowAt[ranks[last]! + 1]! - from;
    if (ranks[last]! - ranks[first]! === last - first) {
      file.read(bytes.subarray(at, at + length), from);
      at += length;
    } else {
      file.read(readBuffer.subarray(0, length), from);
      for (let place = first; place <= last; place++) {
        const rank = ranks[place]!;
        at += readBuffer.copy(bytes, at, rowAt[rank]! - from, rowAt[rank + 1]! - from);
      }
    }
    first = last + 1;
  }
  return new RowRecords(bytes, ends);
}

/** Whether the next row can be read together with the one before, in a read that begins at `from`. */
function isNear(rowAt: Uint32Array, rank: number, next: number, from: number): boolean {
  const gap = rowAt[next]! - rowAt[rank + 1]!;
  return next > rank && gap <= GAP_BYTES && rowAt[next + 1]! - from <= READ_BYTES;
}
