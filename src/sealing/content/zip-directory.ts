const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;

/** No legitimate brief has more entries; further entries are not read. */
export const MAX_ENTRIES = 5_000;
/**
 * Maximum number of entries examined over all marks that may end a directory: a file can contain thousands of
 * false marks.
 */
const MAX_LOOKED_AT = 2 * MAX_ENTRIES;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  packedBytes: number;
  /** As the archive declares it, possibly falsely. */
  unpackedBytes: number;
  /** Offset of the entry's local header in the archive. */
  offset: number;
}

/**
 * The entries of the archive that ends with these bytes, or null if there is none. Reading stops after
 * MAX_ENTRIES + 1. A file with so many false end marks that checking them would take long counts as an
 * archive without entries. `tail` may be only the end of a file: the offsets of entries refer to the whole.
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

/** Offsets of the entries of a directory, at most MAX_ENTRIES + 1, and whether they fill it. */
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
    // Clamped to the end of the directory where the length goes past it.
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
