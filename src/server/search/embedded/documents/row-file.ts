import { type NumberReader, numberAt, uint32At } from "#domain/search/array-reads.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { EncodedJson } from "../../../http/encoded-json.ts";
import { decodeRows, encodeRow } from "../../encode-rows.ts";
import type { SearchHit } from "../../search-engine.ts";

/** What a record ends with, and the last of it, which parts it from the next. */
const CLOSED = "},";
const COMMA = ",";

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
    const start = from === 0 ? 0 : uint32At(this.#ends, from - 1);
    const end = uint32At(this.#ends, to - 1) - COMMA.length;
    return decodeRows(`[${this.#bytes.toString("utf8", start, end)}]`);
  }

  /** The record at an index, with its comma. */
  record(at: number): Buffer {
    return this.#bytes.subarray(at === 0 ? 0 : uint32At(this.#ends, at - 1), uint32At(this.#ends, at));
  }

  /** All rows as one JSON list; `additions` are extra JSON members of some rows, by index. */
  toJson(additions: ReadonlyMap<number, string>): EncodedJson {
    const parts: Uint8Array[] = [Buffer.from("[")];
    let written = 0;
    for (const [place, addition] of additions) {
      const end = uint32At(this.#ends, place) - CLOSED.length;
      parts.push(this.#bytes.subarray(written, end), Buffer.from(`,${addition}`));
      written = end;
    }
    parts.push(this.#bytes.subarray(written, Math.max(0, this.#bytes.length - COMMA.length)));
    parts.push(Buffer.from("]"));
    return new EncodedJson(parts);
  }
}

/** Records one after another. */
export function joinRecords(records: readonly Buffer[]): RowRecords {
  let size = 0;
  const ends = Uint32Array.from(records, ({ length }) => {
    size += length;
    return size;
  });
  return new RowRecords(Buffer.concat(records, size), ends);
}

/** The records of some doc ids, in the order given; `rowAt` holds the offsets of all rows, and their end. */
export function readRecords(file: BlockFile, rowAt: NumberReader, docIds: readonly number[]): RowRecords {
  return joinRecords(
    docIds.map((docId) => {
      const from = numberAt(rowAt, docId);
      const bytes = Buffer.allocUnsafe(numberAt(rowAt, docId + 1) - from);
      file.read(bytes, from);
      return bytes;
    }),
  );
}
