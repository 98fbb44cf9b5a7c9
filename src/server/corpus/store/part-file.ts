import { closeSync, existsSync, openSync } from "node:fs";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { readFully } from "../../files/read-fully.ts";
import { readLines } from "../../files/read-lines.ts";

/**
 * A part file contains records as JSON Lines in blocks. A block is a zstd frame; before it is a skippable
 * frame (RFC 8878, 3.1.2) with the length of the block. `zstdcat` prints the whole file. If a process dies
 * while it writes, the bytes after the last committed block are cut off when the file is opened again.
 */
const SKIPPED_FRAME = 0x184d2a5f;
const TOLD_BYTES = 12;
const HEADER_BYTES = 8 + TOLD_BYTES;
/** The fastest level. Texts shrink to about a fifth. */
const LEVEL = 1;

/** Packs lines to a block of a part file. Each line ends with a line feed. */
export function packBlock(lines: Buffer, records: number): Buffer {
  const packed = zstdCompressSync(lines, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(SKIPPED_FRAME, 0);
  header.writeUInt32LE(TOLD_BYTES, 4);
  header.writeUInt32LE(packed.length, 8);
  header.writeUInt32LE(records, 12);
  header.writeUInt32LE(lines.length, 16);
  return Buffer.concat([header, packed]);
}

/** A line of a part, numbered from 0. An empty line stands for a removed record. */
export interface PartLine {
  ordinal: number;
  text: string;
}

/**
 * The lines in the first `bytes` bytes of a part file, from the block that contains line `from`. A plain JSON
 * Lines file, which earlier versions wrote, is read whole.
 */
export function* readPart(path: string, bytes: number, from = 0): Generator<PartLine> {
  if (!existsSync(path)) return;
  if (!path.endsWith(".zst")) {
    let ordinal = 0;
    for (const text of readLines(path)) yield { ordinal: ordinal++, text };
    return;
  }
  const file = openSync(path, "r");
  const header = Buffer.alloc(HEADER_BYTES);
  try {
    let ordinal = 0;
    for (let at = 0; at < bytes; at += HEADER_BYTES + header.readUInt32LE(8)) {
      readFully(file, header, at);
      const records = header.readUInt32LE(12);
      if (ordinal + records > from) yield* linesOf(readBlock(file, header, at), ordinal);
      ordinal += records;
    }
  } finally {
    closeSync(file);
  }
}

function readBlock(file: number, header: Buffer, at: number): Buffer {
  const packed = Buffer.allocUnsafe(header.readUInt32LE(8));
  readFully(file, packed, at + HEADER_BYTES);
  return zstdDecompressSync(packed);
}

function* linesOf(block: Buffer, first: number): Generator<PartLine> {
  let start = 0;
  for (let ordinal = first; start < block.length; ordinal++) {
    const end = block.indexOf(0x0a, start);
    yield { ordinal, text: block.toString("utf8", start, end) };
    start = end + 1;
  }
}
