import { constants, inflateRawSync } from "node:zlib";
import type { ZipEntry } from "./zip-directory.ts";

/** No honest brief unpacks to more, in bytes. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** Below this much unpacked, in bytes, a high ratio harms nobody: tables of blanks compress well. */
const HARMLESS_BYTES = 20_000_000;
const MAX_RATIO = 100;
const MAX_ENTRIES = 5_000;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** Whether the sizes that an archive declares are those of a bomb. `archiveBytes` is the size of the file. */
export function declaresBomb(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) return true;
  return unpacked > HARMLESS_BYTES && unpacked > archiveBytes * MAX_RATIO;
}

/** Whether an entry of the whole archive unpacks to more than it declares, or points outside the archive. */
export function unpacksBeyond(entries: readonly ZipEntry[], archive: Uint8Array): boolean {
  return entries.some((entry) => {
    const data = entryData(archive, entry.offset);
    if (!data) return true;
    const packed = data.subarray(0, entry.packedBytes);
    if (entry.method !== DEFLATED) return entry.unpackedBytes > entry.packedBytes;
    return inflatesBeyond(packed, entry.unpackedBytes);
  });
}

/** Whether the first entry of an archive of which only the beginning is here unpacks like a bomb. */
export function beginsLikeBomb(head: Uint8Array): boolean {
  const data = entryData(head, 0);
  return data !== null && inflatesBeyond(data, Math.max(HARMLESS_BYTES, head.length * MAX_RATIO));
}

function entryData(archive: Uint8Array, offset: number): Uint8Array | null {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  if (offset + LOCAL_BYTES > view.length || view.readUInt32LE(offset) !== LOCAL_HEADER) return null;
  return view.subarray(
    offset + LOCAL_BYTES + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28),
  );
}

function inflatesBeyond(packed: Uint8Array, limit: number): boolean {
  try {
    inflateRawSync(packed, { maxOutputLength: limit + 1, finishFlush: constants.Z_SYNC_FLUSH });
    return false;
  } catch (error) {
    // Damaged data ends here too; it is no bomb, and whoever opens the file is told.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}
