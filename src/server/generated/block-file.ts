import { closeSync, fstatSync, openSync, readvSync } from "node:fs";
import { crc32 } from "node:zlib";
import { uint32At } from "#domain/search/array-reads.ts";
import { readFully } from "../files/read-fully.ts";
import { BLOCK_BYTES, BLOCK_SUMS, type FileSum, sumOfFile } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";
import { keepBlock, type RecentBlocks, recentBlock } from "./recent-blocks.ts";

/** A file that is read in parts. */
export interface BlockFile {
  readonly path: string;
  /** Fills `target` with the file's bytes from an offset. */
  read(target: Uint8Array, from: number): void;
  close(): void;
}
export type OpenBlocks = (path: string) => BlockFile;

/** Blocks of reads up to this size are kept: a query reads a few bytes in many places, each time a call of the system. */
const KEPT_BYTES = 1 << 13;
/** Reads up to this size go through a buffer; larger ones go straight to their target. */
const SMALL_BYTES = 1 << 15;
const small = Buffer.allocUnsafeSlow(SMALL_BYTES);
const [head, tail] = [Buffer.allocUnsafeSlow(BLOCK_BYTES), Buffer.allocUnsafeSlow(BLOCK_BYTES)];

/** How long a verified block is trusted, in ms, as long as the file has not changed. */
const TRUST_MS = 60_000;
/** How often that is checked, in ms: once per request, not for each of its many reads. */
const LOOK_MS = 1;

/**
 * A generated file whose blocks are verified against checksums when read. A block verified within the last
 * minute is not verified again if the file is unchanged, since that would be a tenth of the work of a search.
 * Throws FaultyFile on opening or reading if the content is not as written; ENOENT if neither file nor sums
 * exist.
 */
class CheckedFile implements BlockFile {
  readonly path: string;
  readonly #file: number;
  readonly #bytes: number;
  readonly #sums: BlockSums;
  /** 1 for each trusted block. */
  readonly #trusted: Uint8Array;
  /** Those that are in memory, all of them trusted. */
  readonly #recent: RecentBlocks = new Map();
  #trustedSince = performance.now();
  #looked = 0;
  #changed: number;

  constructor(path: string) {
    this.path = path;
    const sum = sumOfFile(path);
    this.#bytes = sum.bytes;
    this.#trusted = new Uint8Array(Math.ceil(sum.bytes / BLOCK_BYTES));
    this.#sums = new BlockSums(path, sum);
    this.#file = openPresent(path);
    const { size, ctimeMs } = fstatSync(this.#file);
    this.#changed = ctimeMs;
    if (size === sum.bytes) return;
    this.close();
    throw new FaultyFile(path, "damaged");
  }

  read(target: Uint8Array, from: number): void {
    const to = from + target.length;
    if (!(from >= 0 && to <= this.#bytes)) throw new FaultyFile(this.path, "damaged");
    if (target.length === 0) return;
    const first = Math.floor(from / BLOCK_BYTES);
    const last = Math.ceil(to / BLOCK_BYTES);
    if (target.length <= KEPT_BYTES) {
      this.#look();
      for (let block = first; block < last; block++) this.#copyPart(block, target, from);
    } else if (this.#trusts(first, last)) this.#fill([target], from);
    else this.#readChecked(target, from, first, last);
  }

  /** Fills that part of a target that lies in one block; the target begins at byte `from` of the file. */
  #copyPart(block: number, target: Uint8Array, from: number): void {
    const start = block * BLOCK_BYTES;
    const bytes = recentBlock(this.#recent, block) ?? this.#keep(block, start);
    const begin = Math.max(0, from - start);
    bytes.copy(target, start + begin - from, begin, from + target.length - start);
  }

  #keep(block: number, start: number): Buffer {
    return keepBlock(this.#recent, block, (bytes) => {
      const whole = bytes.subarray(0, Math.min(BLOCK_BYTES, this.#bytes - start));
      if (this.#trusted[block] === 1) this.#fill([whole], start);
      else this.#readChecked(whole, start, block, block + 1);
    });
  }

  /** Whether all blocks from `first` to `last`, exclusive, are verified and cannot have changed. */
  #trusts(first: number, last: number): boolean {
    this.#look();
    for (let block = first; block < last; block++) if (this.#trusted[block] === 0) return false;
    return true;
  }

  /** Trusts no block any more once the file has changed, or a minute has passed. */
  #look(): void {
    const now = performance.now();
    if (now - this.#looked <= LOOK_MS) return;
    this.#looked = now;
    const { ctimeMs, size } = fstatSync(this.#file);
    if (size !== this.#bytes) throw new FaultyFile(this.path, "damaged");
    if (ctimeMs === this.#changed && now - this.#trustedSince <= TRUST_MS) return;
    this.#changed = ctimeMs;
    this.#trustedSince = now;
    this.#trusted.fill(0);
    this.#recent.clear();
  }

  /** Reads whole blocks and verifies them all at once. */
  #readChecked(target: Uint8Array, from: number, first: number, last: number): void {
    const to = from + target.length;
    const start = first * BLOCK_BYTES;
    const end = Math.min(this.#bytes, last * BLOCK_BYTES);
    const before = first === 0 ? 0 : this.#sums.at(first - 1);
    let sum: number;
    if (end - start <= SMALL_BYTES) {
      const bytes = small.subarray(0, end - start);
      this.#fill([bytes], start);
      sum = crc32(bytes, before);
      target.set(bytes.subarray(from - start, to - start));
    } else {
      const ahead = head.subarray(0, from - start);
      const behind = tail.subarray(0, end - to);
      this.#fill([ahead, target, behind], start);
      sum = crc32(behind, crc32(target, crc32(ahead, before)));
    }
    if (sum !== this.#sums.at(last - 1)) throw new FaultyFile(this.path, "damaged");
    this.#trusted.fill(1, first, last);
  }

  close(): void {
    closeSync(this.#file);
    this.#sums.close();
  }

  #fill(parts: Uint8Array[], from: number): void {
    const wanted = parts.reduce((sum, { length }) => sum + length, 0);
    if (parts.length > 1 && readvSync(this.#file, parts, from) === wanted) return;
    let at = from;
    for (const part of parts) {
      if (readFully(this.#file, part, at) < part.length) throw new FaultyFile(this.path, "damaged");
      at += part.length;
    }
  }
}

/** Sums that are read at once: a block of their list. */
const SUMS_AT_ONCE = BLOCK_BYTES / Uint32Array.BYTES_PER_ELEMENT;

/**
 * The list of sums beside a file, of which few are wanted at a time. Its last is the sum of the whole file, which tells a
 * list that was written with another; a damaged sum fits no block.
 */
class BlockSums {
  readonly #path: string;
  readonly #file: number;
  readonly #length: number;
  readonly #read: (Uint32Array | undefined)[] = [];

  constructor(path: string, { bytes, blocks, crc32 }: FileSum) {
    if (blocks === undefined) throw new FaultyFile(path, "version");
    this.#path = path + BLOCK_SUMS;
    this.#length = Math.ceil(bytes / BLOCK_BYTES);
    this.#file = openPresent(this.#path);
    const isWhole = fstatSync(this.#file).size === this.#length * Uint32Array.BYTES_PER_ELEMENT;
    if (isWhole && (this.#length === 0 || this.at(this.#length - 1) === crc32)) return;
    this.close();
    throw new FaultyFile(this.#path, "damaged");
  }

  /** The CRC-32 of all bytes up to the end of a block. */
  at(block: number): number {
    const place = block % SUMS_AT_ONCE;
    const from = block - place;
    const sums = this.#read[from / SUMS_AT_ONCE] ?? this.#readFrom(from);
    return uint32At(sums, place);
  }

  #readFrom(from: number): Uint32Array {
    const sums = new Uint32Array(Math.min(SUMS_AT_ONCE, this.#length - from));
    const count = readFully(this.#file, new Uint8Array(sums.buffer), from * Uint32Array.BYTES_PER_ELEMENT);
    if (count < sums.byteLength) throw new FaultyFile(this.#path, "damaged");
    this.#read[from / SUMS_AT_ONCE] = sums;
    return sums;
  }

  close(): void {
    closeSync(this.#file);
  }
}

function openPresent(path: string): number {
  try {
    return openSync(path, "r");
  } catch (cause) {
    throw new FaultyFile(path, "missing", { cause });
  }
}

/** Opens a generated file that is read in parts; see CheckedFile. */
export const openGenerated: OpenBlocks = (path) => new CheckedFile(path);

/** Opens a file still being made, whose sums are not written yet. */
export const openUnsealed: OpenBlocks = (path) => {
  const file = openSync(path, "r");
  return {
    path,
    read: (target, from) => {
      if (readFully(file, target, from) < target.length) throw new RangeError(`${path} ends too early.`);
    },
    close: () => closeSync(file),
  };
};
