import { closeSync, openSync, rmSync } from "node:fs";
import { float64At, itemAt, uint8At, uint32At } from "#domain/search/array-reads.ts";
import { writeFully } from "../write-file.ts";
import { HEAD_BYTES, recordAt, SortedRun, type SortRecord } from "./sorted-run.ts";

/** Records held in memory before they are sorted and written. */
const RUN_BYTES = 16 << 20;
const FIRST_BYTES = 1 << 16;
const WRITE_BYTES = 1 << 20;
/** The first bytes of a key, as many as a number holds exactly. */
const PREFIX_BYTES = 6;

const EMPTY = Buffer.alloc(0);

/**
 * Sorts records by their keys, byte by byte, in memory that does not grow with their number: sorted runs are written
 * to one file and merged. Records with the same key stay in the order in which they came.
 */
export class RecordSorter {
  readonly #path: string;
  readonly #budget: number;
  readonly #runs: { from: number; end: number }[] = [];
  #file: number | null = null;
  #bytes: Buffer;
  #length = 0;
  #starts = new Uint32Array(1 << 10);
  #count = 0;
  #written = 0;

  /** `path` is where runs go if the records are more than `budget` bytes; `close` removes the file. */
  constructor(path: string, budget = RUN_BYTES) {
    this.#path = path;
    this.#budget = budget;
    this.#bytes = Buffer.allocUnsafe(Math.min(FIRST_BYTES, budget));
    // What a run that was stopped left there.
    rmSync(path, { force: true });
  }

  /** Adds a record; key and value are copied. */
  add(key: Uint8Array, value: Uint8Array = EMPTY): void {
    const needed = HEAD_BYTES + key.length + value.length;
    if (this.#length + needed > this.#bytes.length) this.#makeRoom(needed);
    if (this.#count === this.#starts.length) this.#starts = doubled(this.#starts);
    this.#starts[this.#count++] = this.#length;
    this.#bytes.writeUInt32LE(key.length, this.#length);
    this.#bytes.writeUInt32LE(value.length, this.#length + 4);
    this.#bytes.set(key, this.#length + HEAD_BYTES);
    this.#bytes.set(value, this.#length + HEAD_BYTES + key.length);
    this.#length += needed;
  }

  /** All records in order, as often as asked for; nothing can be added afterwards. */
  *sorted(): Generator<SortRecord> {
    if (this.#file === null) {
      for (const index of this.#order()) yield recordAt(this.#bytes, uint32At(this.#starts, index));
      return;
    }
    if (this.#count > 0) this.#writeRun();
    this.#bytes = EMPTY;
    const file = this.#file;
    yield* merged(this.#runs.map(({ from, end }) => new SortedRun(file, from, end)));
  }

  /** The records of each key, in the order in which they came; the arrays may be kept. */
  *groups(): Generator<[SortRecord, ...SortRecord[]]> {
    let group: [SortRecord, ...SortRecord[]] | null = null;
    for (const { key, value } of this.sorted()) {
      const record = { key: Buffer.from(key), value: Buffer.from(value) };
      if (group?.[0].key.equals(key)) group.push(record);
      else {
        if (group) yield group;
        group = [record];
      }
    }
    if (group) yield group;
  }

  /** Forgets the records and removes the file. */
  close(): void {
    if (this.#file !== null) {
      closeSync(this.#file);
      rmSync(this.#path, { force: true });
    }
    this.#file = null;
    this.#bytes = EMPTY;
    this.#count = 0;
  }

  #makeRoom(needed: number): void {
    if (this.#length + needed > this.#budget && this.#count > 0) this.#writeRun();
    if (this.#length + needed <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(
      Math.max(this.#length + needed, Math.min(this.#bytes.length * 2, this.#budget)),
    );
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }

  #writeRun(): void {
    this.#file ??= openSync(this.#path, "w+");
    const from = this.#written;
    const chunk = Buffer.allocUnsafe(WRITE_BYTES);
    let filled = 0;
    const put = (bytes: Uint8Array) => {
      writeFully(this.#file!, bytes);
      this.#written += bytes.length;
    };
    for (const index of this.#order()) {
      const start = uint32At(this.#starts, index);
      const end = index + 1 < this.#count ? uint32At(this.#starts, index + 1) : this.#length;
      if (filled + end - start > chunk.length) {
        put(chunk.subarray(0, filled));
        filled = 0;
      }
      if (end - start > chunk.length) put(this.#bytes.subarray(start, end));
      else filled += this.#bytes.copy(chunk, filled, start, end);
    }
    put(chunk.subarray(0, filled));
    this.#runs.push({ from, end: this.#written });
    this.#count = 0;
    this.#length = 0;
  }

  /** The records in memory, by index, in the order of their keys. */
  #order(): Uint32Array {
    const bytes = this.#bytes;
    const starts = this.#starts;
    const prefixes = Float64Array.from({ length: this.#count }, (_, index) =>
      prefixAt(bytes, uint32At(starts, index)),
    );
    const compareKeys = (a: number, b: number) => {
      const from = uint32At(starts, a);
      const other = uint32At(starts, b);
      const end = from + HEAD_BYTES + bytes.readUInt32LE(from);
      const otherEnd = other + HEAD_BYTES + bytes.readUInt32LE(other);
      return bytes.compare(bytes, other + HEAD_BYTES, otherEnd, from + HEAD_BYTES, end);
    };
    return Uint32Array.from({ length: this.#count }, (_, index) => index).sort(
      (a, b) => float64At(prefixes, a) - float64At(prefixes, b) || compareKeys(a, b) || a - b,
    );
  }
}

/** The first bytes of the key of a record as a number; a shorter key is filled up with zeros. */
function prefixAt(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32LE(at);
  if (length >= PREFIX_BYTES) return bytes.readUIntBE(at + HEAD_BYTES, PREFIX_BYTES);
  let prefix = 0;
  for (let index = 0; index < PREFIX_BYTES; index++)
    prefix = prefix * 0x100 + (index < length ? uint8At(bytes, at + HEAD_BYTES + index) : 0);
  return prefix;
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** The records of sorted runs in order; of equal ones those of the earlier run first. */
function* merged(runs: SortedRun[]): Generator<SortRecord> {
  const isBefore = (a: number, b: number) => {
    const order = Buffer.compare(itemAt(runs, a).record!.key, itemAt(runs, b).record!.key);
    return order < 0 || (order === 0 && a < b);
  };
  // A binary heap of runs, the one with the lowest record on top.
  const heap: number[] = [];
  const sink = () => {
    const moved = itemAt(heap, 0);
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(itemAt(heap, child + 1), itemAt(heap, child))) child++;
      if (!isBefore(itemAt(heap, child), moved)) break;
      heap[at] = itemAt(heap, child);
      at = child;
    }
    heap[at] = moved;
  };
  for (const [index, run] of runs.entries()) if (run.advance()) heap.push(index);
  heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  for (let top = heap[0]; top !== undefined; top = heap[0]) {
    const run = itemAt(runs, top);
    if (run.record) yield run.record;
    if (!run.advance()) {
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return;
      heap[0] = last;
    }
    sink();
  }
}
