const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;

/** Maximum number of entries. No honest case document has more. */
export const MAX_ENTRIES = 5_000;
/**
 * Maximum number of entries that are read while looking for the directory. The mark that ends a directory can
 * also occur by chance or be faked, thousands of times in a file.
 */
const MAX_LOOKED_AT = 2 * MAX_ENTRIES;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** Compression method: 0 for stored, 8 for deflated. */
  method: number;
  packedBytes: number;
  /** The size that the archive declares, which may be false. */
  unpackedBytes: number;
  /** Offset of the local header of the entry in the archive. */
  offset: number;
}

/**
 * Reads the directory of the archive that ends with `tail`. Null if there is none. `tail` may be only the end
 * of the file; the offsets of the entries count from the start of the whole file. Reading stops after
 * MAX_ENTRIES + 1 entries. A file with too many false end marks counts as an archive without entries, because
 * checking all of them would take too long.
 */
export function readZipDirectory(tail: Uint8Array): ZipEntry[] | null {
  const view = viewOf(tail);
  const earliest = Math.max(0, tail.length - END_BYTES - MAX_COMMENT_BYTES);
  let looked = 0;
  for (let at = tail.length - END_BYTES; at >= earliest; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const start = at - view.getUint32(at + 12, true);
    if (start < 0 || start === at) continue;
    const directory = viewOf(tail.subarray(start, at));
    const { places, isWhole } = placesOfEntries(directory);
    if (isWhole) return places.map((place) => readEntry(directory, place));
    looked += places.length + 1;
    if (looked > MAX_LOOKED_AT) return [];
  }
  return null;
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * The offsets of the entries of a directory, at most MAX_ENTRIES + 1. `isWhole` says whether the entries fill
 * the directory exactly, or are so many that reading stopped.
 */
function placesOfEntries(directory: DataView): { places: number[]; isWhole: boolean } {
  const places: number[] = [];
  const end = directory.byteLength;
  let at = 0;
  while (at + ENTRY_BYTES <= end && directory.getUint32(at, true) === DIRECTORY_ENTRY) {
    places.push(at);
    if (places.length > MAX_ENTRIES) return { places, isWhole: true };
    const lengths = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_BYTES);
  }
  return { places, isWhole: at === end };
}

const utf8 = new TextDecoder();

function readEntry(directory: DataView, at: number): ZipEntry {
  const name = new Uint8Array(
    directory.buffer,
    directory.byteOffset + at + ENTRY_BYTES,
    // A declared length beyond the end of the directory is cut there.
    Math.min(directory.getUint16(at + 28, true), directory.byteLength - at - ENTRY_BYTES),
  );
  return {
    name: utf8.decode(name),
    isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
    method: directory.getUint16(at + 10, true),
    packedBytes: directory.getUint32(at + 20, true),
    unpackedBytes: directory.getUint32(at + 24, true),
    offset: directory.getUint32(at + 42, true),
  };
}
