import { MAX_ENTRIES, viewOf, type ZipEntry } from "./zip-directory.ts";

/** No honest brief unpacks to more, in bytes. */
const MAX_UNPACKED_BYTES = 200_000_000;
/** Below this much unpacked, in bytes, a high ratio harms nobody: tables of blanks compress well. */
const HARMLESS_BYTES = 20_000_000;
/**
 * Most bytes that each byte of a file may unpack to. Bounds the time the check takes: 1 MB unpacks in 1 ms.
 */
const MAX_RATIO = 40;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Whether deflated bytes unpack to more than the limit, in bytes; damaged ones do not. The office uses the
 * zlib of its machine, a browser what it loads.
 */
export type InflatesBeyond = (packed: Uint8Array, limit: number) => boolean;

/** Whether the sizes an archive declares are those of a bomb. `archiveBytes` is the size of the file. */
export function declaresBomb(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) return true;
  return unpacked > HARMLESS_BYTES && unpacked > archiveBytes * MAX_RATIO;
}

/**
 * Whether an entry of the whole archive unpacks to more than it declares, points outside the archive or
 * shares bytes with another. No honest writer shares bytes, and it would let one byte be unpacked once for
 * every entry. Reads each byte of the archive once and writes no more than it declares: ask `declaresBomb`
 * first.
 */
export function unpacksBeyond(
  entries: readonly ZipEntry[],
  archive: Uint8Array,
  inflatesBeyond: InflatesBeyond,
): boolean {
  let free = 0;
  for (const { offset, packedBytes, unpackedBytes, method } of entries.toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    const start = dataStart(archive, offset);
    if (start === null || offset < free || start + packedBytes > archive.length) return true;
    free = start + packedBytes;
    if (
      method === DEFLATED
        ? inflatesBeyond(archive.subarray(start, free), unpackedBytes)
        : unpackedBytes > packedBytes
    )
      return true;
  }
  return false;
}

/** Where the data of the entry with a local header at `offset` begins, or null where there is none. */
function dataStart(archive: Uint8Array, offset: number): number | null {
  if (offset + LOCAL_BYTES > archive.length) return null;
  const header = viewOf(archive.subarray(offset, offset + LOCAL_BYTES));
  if (header.getUint32(0, true) !== LOCAL_HEADER) return null;
  return offset + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
}
