import { MAX_ENTRIES, viewOf, type ZipEntry } from "./zip-directory.ts";

/** Maximum number of unpacked bytes. No honest case document has more. */
const MAX_UNPACKED_BYTES = 200_000_000;
/**
 * Number of unpacked bytes up to which a high ratio is harmless. Tables of blanks, for example, compress
 * well.
 */
const HARMLESS_BYTES = 20_000_000;
/**
 * Maximum number of unpacked bytes for each byte of a file. It also limits the time of the check, in which 1
 * MB unpacks in 1 ms.
 */
const MAX_RATIO = 40;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * An entry counts as at least this number of unpacked bytes, because reading an entry takes as much time as
 * unpacking this number of bytes.
 */
const ENTRY_COST_BYTES = 16_384;

/**
 * Whether deflated bytes unpack to more than `limit` bytes. False for damaged bytes. The service and the
 * office use zlib for it, a browser fflate.
 */
export type InflatesBeyond = (packed: Uint8Array, limit: number) => boolean | Promise<boolean>;

/**
 * Whether the sizes that an archive declares are those of a zip bomb. `archiveBytes` is the size of the
 * archive.
 */
export function declaresBomb(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) return true;
  return unpacked > HARMLESS_BYTES && unpacked > archiveBytes * MAX_RATIO;
}

/**
 * Whether an archive is a zip bomb although `declaresBomb` is false; call `declaresBomb` first. An archive is
 * a zip bomb if one of its entries unpacks to more bytes than it declares, declares more bytes than it stores
 * without compression, points outside the archive, or shares bytes with another entry. No honest program
 * writes entries that share bytes. Shared bytes would be unpacked once for each entry. The entries with the
 * smallest declared sizes are unpacked first, in total at most `budget` bytes. The others are not unpacked.
 */
export async function unpacksBeyond(
  entries: readonly ZipEntry[],
  archive: Uint8Array,
  inflatesBeyond: InflatesBeyond,
  budget = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const deflated: { packed: Uint8Array; unpackedBytes: number }[] = [];
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const { offset, packedBytes, unpackedBytes, method } = entry;
    const start = dataStart(archive, offset);
    if (start === null || offset < free || start + packedBytes > archive.length) return true;
    free = start + packedBytes;
    if (method === DEFLATED) deflated.push({ packed: archive.subarray(start, free), unpackedBytes });
    else if (unpackedBytes > packedBytes) return true;
  }
  let left = budget;
  for (const { packed, unpackedBytes } of deflated.sort((a, b) => a.unpackedBytes - b.unpackedBytes)) {
    left -= Math.max(unpackedBytes, ENTRY_COST_BYTES);
    if (left < 0) return false;
    if (await inflatesBeyond(packed, unpackedBytes)) return true;
  }
  return false;
}

/** Offset of the data of the entry whose local header is at `offset`. Null if there is no local header. */
export function dataStart(archive: Uint8Array, offset: number): number | null {
  if (offset + LOCAL_BYTES > archive.length) return null;
  const header = viewOf(archive.subarray(offset, offset + LOCAL_BYTES));
  if (header.getUint32(0, true) !== LOCAL_HEADER) return null;
  return offset + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
}
