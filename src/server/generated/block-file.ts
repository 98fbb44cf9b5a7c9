import { closeSync, fstatSync, openSync, readFileSync, readSync, readvSync } from "node:fs";
import { crc32 } from "node:zlib";
import { BLOCK_BYTES, BLOCK_SUMS, sumOfFile } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

/** A file that is read in parts. */
export interface BlockFile {
  readonly path: string;
  /** Fills `target` with the file's bytes from an offset. */
  read(target: Uint8Array, from: number): void;
  close(): void;
}
export type OpenBlocks = (path: string) => BlockFile;

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
  readonly #sums: Uint32Array;
  /** 1 for each trusted block. */
  readonly #trusted: Uint8Array;
  #trustedSince = performance.now();
  #looked = 0;
  #changed: number;

  constructor(path: string) {
    this.path = path;
    const { bytes, blocks } = sumOfFile(path);
    this.#bytes = bytes;
    this.#sums = readBlockSums(path, bytes, blocks);
    this.#trusted = new Uint8Array(this.#sums.length);
    try {
      this.#file = openSync(path, "r");
    } catch (cause) {
      throw new FaultyFile(path, "missing", { cause });
    }
    const { size, ctimeMs } = fstatSync(this.#file);
    this.#changed = ctimeMs;
    if (size === bytes) return;
    closeSync(this.#file);
    throw new FaultyFile(path, "damaged");
  }

  read(target: Uint8Array, from: number): void {
    const to = from + target.length;
    if (!(from >= 0 && to <= this.#bytes)) throw new FaultyFile(this.path, "damaged");
    if (target.length === 0) return;
    const first = Math.floor(from / BLOCK_BYTES);
    const last = Math.ceil(to / BLOCK_BYTES);
    if (this.#trusts(first, last)) {
      this.#fill([target], from);
      return;
    }
    this.#readChecked(target, from, first, last);
    this.#trusted.fill(1, first, last);
  }

  /** Whether all blocks from `first` to `last`, exclusive, are verified and cannot have changed. */
  #trusts(first: number, last: number): boolean {
    for (let block = first; block < last; block++) if (this.#trusted[block] === 0) return false;
    const now = performance.now();
    if (now - this.#looked > LOOK_MS) {
      this.#looked = now;
      const { ctimeMs, size } = fstatSync(this.#file);
      if (size !== this.#bytes) throw new FaultyFile(this.path, "damaged");
      if (ctimeMs !== this.#changed || now - this.#trustedSince > TRUST_MS) {
        this.#changed = ctimeMs;
        this.#trustedSince = now;
        this.#trusted.fill(0);
        return false;
      }
    }
    return true;
  }

  /** Reads whole blocks and verifies them all at once. */
  #readChecked(target: Uint8Array, from: number, first: number, last: number): void {
    const to = from + target.length;
    const start = first * BLOCK_BYTES;
    const end = Math.min(this.#bytes, last * BLOCK_BYTES);
    const before = first === 0 ? 0 : this.#sums[first - 1]!;
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
    if (sum !== this.#sums[last - 1]) throw new FaultyFile(this.path, "damaged");
  }

  close(): void {
    closeSync(this.#file);
  }

  #fill(parts: Uint8Array[], from: number): void {
    const [only, ...more] = parts;
    const wanted = parts.reduce((sum, { length }) => sum + length, 0);
    const count =
      more.length > 0 ? readvSync(this.#file, parts, from) : readSync(this.#file, only!, 0, wanted, from);
    if (count === wanted) return;
    // A read may return fewer bytes than requested.
    let at = from;
    for (const part of parts) {
      for (let done = 0; done < part.length; ) {
        const count = readSync(this.#file, part, done, part.length - done, at + done);
        if (count === 0) throw new FaultyFile(this.path, "damaged");
        done += count;
      }
      at += part.length;
    }
  }
}

function readBlockSums(path: string, bytes: number, sum: number | undefined): Uint32Array {
  if (sum === undefined) throw new FaultyFile(path, "version");
  const at = path + BLOCK_SUMS;
  let list: Buffer<ArrayBuffer>;
  try {
    list = readFileSync(at);
  } catch (cause) {
    throw new FaultyFile(at, "missing", { cause });
  }
  if (list.length !== Math.ceil(bytes / BLOCK_BYTES) * 4 || crc32(list) !== sum)
    throw new FaultyFile(at, "damaged");
  // Node reads a file into memory of its own; where it does not, the numbers must be copied to an even address.
  const { buffer, byteOffset, length } = list.byteOffset % 4 === 0 ? list : Uint8Array.from(list);
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Opens a generated file that is read in parts; see CheckedFile. */
export const openGenerated: OpenBlocks = (path) => new CheckedFile(path);

/** Opens a file still being made, whose sums are not written yet. */
export const openUnsealed: OpenBlocks = (path) => {
  const file = openSync(path, "r");
  return {
    path,
    read: (target, from) => {
      for (let done = 0; done < target.length; ) {
        const count = readSync(file, target, done, target.length - done, from + done);
        if (count === 0) throw new RangeError(`${path} ends too early.`);
        done += count;
      }
    },
    close: () => closeSync(file),
  };
};
