const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;

/** No honest brief has more entries: those beyond are not read. */
export const MAX_ENTRIES = 5_000;
/** Entries looked at in all, under every mark that may end a directory: a file can hold thousands of false ones. */
const MAX_LOOKED_AT = 2 * MAX_ENTRIES;

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedBytes: number;
  /** As the archive declares it, which it may do falsely. */
  unpackedBytes: number;
  /** Where its local header stands in the archive. */
  offset: number;
}

/**
 * The entries of the archive that ends with these bytes, or null when none does; more than MAX_ENTRIES are cut after
 * one more, and a file with so many false ends that looking would take long is an archive without entries. `tail` may
 * be the end of a file only: entries carry offsets into the whole.
 */
export function readZipDirectory(tail: Uint8Array): ZipEntry[] | null {
  const view = Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength);
  const earliest = Math.max(0, view.length - END_BYTES - MAX_COMMENT_BYTES);
  let looked = 0;
  for (let at = view.length - END_BYTES; at >= earliest; at--) {
    if (view.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const start = at - view.readUInt32LE(at + 12);
    if (start < 0 || start === at) continue;
    const { places, isWhole } = placesOfEntries(view.subarray(start, at));
    if (isWhole) return places.map((place) => readEntry(view.subarray(start, at), place));
    looked += places.length + 1;
    if (looked > MAX_LOOKED_AT) return [];
  }
  return null;
}

/** Where the entries of a directory begin, MAX_ENTRIES and one more at most, and whether they fill it. */
function placesOfEntries(directory: Buffer): { places: number[]; isWhole: boolean } {
  const places: number[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY) {
    places.push(at);
    if (places.length > MAX_ENTRIES) return { places, isWhole: true };
    at += ENTRY_BYTES + directory.readUInt16LE(at + 28);
    at += directory.readUInt16LE(places.at(-1)! + 30) + directory.readUInt16LE(places.at(-1)! + 32);
  }
  return { places, isWhole: at === directory.length };
}

function readEntry(directory: Buffer, at: number): ZipEntry {
  return {
    name: directory.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + directory.readUInt16LE(at + 28)),
    method: directory.readUInt16LE(at + 10),
    packedBytes: directory.readUInt32LE(at + 20),
    unpackedBytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
}
