import { constants, inflateRawSync } from "node:zlib";
import { MAX_ENTRIES, type ZipEntry } from "./zip-directory.ts";

/** No honest brief unpacks to more, in bytes. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** Below this much unpacked, in bytes, a high ratio harms nobody: tables of blanks compress well. */
const HARMLESS_BYTES = 20_000_000;
/** What a file unpacks to at most for each of its bytes, which bounds the time that looking takes: 1 ms unpacks 1 MB. */
const MAX_RATIO = 40;
/** Unpacked bytes are thrown away in pieces of this size. */
const PIECE_BYTES = 1 << 16;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** Whether the sizes that an archive declares are those of a bomb. `archiveBytes` is the size of the file. */
export function declaresBomb(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) return true;
  return unpacked > HARMLESS_BYTES && unpacked > archiveBytes * MAX_RATIO;
}

/**
 * Whether an entry of the whole archive unpacks to more than it declares, points outside the archive or shares bytes
 * with another, which no honest writer makes and which would let one byte be unpacked once for every entry. Reads each
 * byte of the archive once and writes no more than what it declares: ask `declaresBomb` first.
 */
export function unpacksBeyond(entries: readonly ZipEntry[], archive: Uint8Array): boolean {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  let free = 0;
  for (const { offset, packedBytes, unpackedBytes, method } of entries.toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    const start = dataStart(view, offset);
    if (start === null || offset < free || start + packedBytes > view.length) return true;
    free = start + packedBytes;
    if (
      method === DEFLATED
        ? inflatesBeyond(view.subarray(start, free), unpackedBytes)
        : unpackedBytes > packedBytes
    )
      return true;
  }
  return false;
}

/** Whether the first entry of an archive of which only the beginning is here unpacks like a bomb. */
export function beginsLikeBomb(head: Uint8Array): boolean {
  const view = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const start = dataStart(view, 0);
  return (
    start !== null && inflatesBeyond(view.subarray(start), Math.max(HARMLESS_BYTES, head.length * MAX_RATIO))
  );
}

/** Where the data of the entry with a local header at `offset` begins, or null where there is none. */
function dataStart(view: Buffer, offset: number): number | null {
  if (offset + LOCAL_BYTES > view.length || view.readUInt32LE(offset) !== LOCAL_HEADER) return null;
  return offset + LOCAL_BYTES + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
}

function inflatesBeyond(packed: Uint8Array, limit: number): boolean {
  try {
    inflateRawSync(packed, {
      maxOutputLength: limit + 1,
      chunkSize: Math.max(constants.Z_MIN_CHUNK, Math.min(PIECE_BYTES, limit + 1)),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return false;
  } catch (error) {
    // Damaged data ends here too; it is no bomb, and whoever opens the file is told.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}
