import { itemAt, type NumberReader, numberAt, uint32At } from "#domain/search/array-reads.ts";
import type { BlockFile } from "../../../generated/block-file.ts";
import { EncodedJson } from "../../../http/encoded-json.ts";
import { decodeRows, encodeRow } from "../../encode-rows.ts";
import type { SearchHit } from "../../search-engine.ts";

/** Rows further apart are read separately; a system call costs about as much as reading this many bytes. */
const GAP_BYTES = 16_384;
/** Maximum bytes per read. */
const READ_BYTES = 1 << 16;
/** What a record ends with, and the last of it, which parts it from the next. */
const CLOSED = "},";
const COMMA = ",";

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

/** Where the records of documents lie in a file, by doc id. */
class RecordOffsets {
  readonly #offsets: NumberReader;

  /** `offsets` has one more than there are records, for the end. */
  constructor(offsets: NumberReader) {
    this.#offsets = offsets;
  }

  start(docId: number): number {
    return numberAt(this.#offsets, docId);
  }

  end(docId: number): number {
    return numberAt(this.#offsets, docId + 1);
  }
}

/**
 * The records of some doc ids, in the order given; `rowAt` holds the offsets of all rows. Most results lie
 * close together, so neighbours are read at once.
 */
export function readRecords(file: BlockFile, rowAt: NumberReader, docIds: readonly number[]): RowRecords {
  const offsets = new RecordOffsets(rowAt);
  const ends = new Uint32Array(docIds.length);
  let size = 0;
  for (const [place, docId] of docIds.entries()) {
    size += offsets.end(docId) - offsets.start(docId);
    ends[place] = size;
  }
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const group of readTogether(offsets, docIds)) {
    const [first, last] = [itemAt(group, 0), itemAt(group, group.length - 1)];
    const from = offsets.start(first);
    const length = offsets.end(last) - from;
    if (last - first === group.length - 1) {
      file.read(bytes.subarray(at, at + length), from);
      at += length;
    } else {
      file.read(readBuffer.subarray(0, length), from);
      for (const docId of group)
        at += readBuffer.copy(bytes, at, offsets.start(docId) - from, offsets.end(docId) - from);
    }
  }
  return new RowRecords(bytes, ends);
}

/** The doc ids in groups whose records ascend and lie so close together that one read takes them all. */
function* readTogether(offsets: RecordOffsets, docIds: readonly number[]): Generator<number[]> {
  let group: number[] = [];
  let from = 0;
  let end = 0;
  for (const docId of docIds) {
    const gap = offsets.start(docId) - end;
    const isNear = gap >= 0 && gap <= GAP_BYTES && offsets.end(docId) - from <= READ_BYTES;
    if (group.length > 0 && !isNear) {
      yield group;
      group = [];
    }
    if (group.length === 0) from = offsets.start(docId);
    end = offsets.end(docId);
    group.push(docId);
  }
  if (group.length > 0) yield group;
}
