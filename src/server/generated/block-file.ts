import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { readFully } from "../files/read-fully.ts";
import { BLOCK_BYTES, BLOCK_SUMS, type FileSum, sumOfFile } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

/** A file of which parts are read. */
export interface BlockFile {
  readonly path: string;
  /** Fills `target` with the bytes of the file from an offset. */
  read(target: Uint8Array, from: number): void;
  close(): void;
}
export type OpenBlocks = (path: string) => BlockFile;

/**
 * The blocks that are being read. One buffer serves all reads, because memory outside the heap makes the
 * garbage collector run more often.
 */
const piece = Buffer.allocUnsafeSlow(64 * BLOCK_BYTES);

const roundUp = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/** Reads the list of block checksums beside a file. */
function readBlockSums(path: string, { bytes, blocks }: FileSum): Uint32Array {
  if (blocks === undefined) throw new FaultyFile(path, "version");
  const list = present(path + BLOCK_SUMS, () => readFileSync(path + BLOCK_SUMS));
  const length = Math.ceil(bytes / BLOCK_BYTES);
  if (list.length !== length * Uint32Array.BYTES_PER_ELEMENT || crc32(list) !== blocks)
    throw new FaultyFile(path + BLOCK_SUMS, "damaged");
  return new Uint32Array(list.buffer, list.byteOffset, length);
}

/** Reads a file that must exist. Throws FaultyFile if it does not. */
function present<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw new FaultyFile(path, "missing", { cause });
  }
}

/**
 * Opens a generated file of which parts are read. Its blocks are checked against checksums whenever they are
 * read. Opening and reading throw FaultyFile if the content is not what was written. Opening throws ENOENT if
 * neither the file nor the checksums of its folder exist.
 */
export const openGenerated: OpenBlocks = (path) => {
  const sum = sumOfFile(path);
  /** For each block, the CRC-32 of the file from its beginning to the end of the block. */
  const sums = readBlockSums(path, sum);
  const file = present(path, () => openSync(path, "r"));
  const close = () => closeSync(file);
  if (fstatSync(file).size !== sum.bytes) {
    close();
    throw new FaultyFile(path, "damaged");
  }
  const read = (target: Uint8Array, from: number) => {
    const to = from + target.length;
    if (!(from >= 0 && to <= sum.bytes)) throw new FaultyFile(path, "damaged");
    if (target.length === 0) return;
    // Whole blocks, a piece at a time.
    for (let start = from - (from % BLOCK_BYTES); start < to; start += piece.length) {
      const blocks = piece.subarray(0, Math.min(sum.bytes, roundUp(to), start + piece.length) - start);
      const before = start === 0 ? 0 : sums[start / BLOCK_BYTES - 1]!;
      const last = Math.ceil((start + blocks.length) / BLOCK_BYTES) - 1;
      if (readFully(file, blocks, start) < blocks.length || crc32(blocks, before) !== sums[last])
        throw new FaultyFile(path, "damaged");
      const begin = Math.max(from, start);
      target.set(blocks.subarray(begin - start, to - start), begin - from);
    }
  };
  return { path, read, close };
};

/** Opens a file that is still being made and has no checksums. */
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
