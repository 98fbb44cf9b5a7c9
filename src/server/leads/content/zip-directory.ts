const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;

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
 * The entries of the archive that ends with these bytes, or null when none does. `tail` may be the end of a
 * file only: entries carry offsets into the whole.
 */
export function readZipDirectory(tail: Uint8Array): ZipEntry[] | null {
  const view = Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength);
  const earliest = Math.max(0, view.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.length - END_BYTES; at >= earliest; at--) {
    if (view.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const start = at - view.readUInt32LE(at + 12);
    const entries = start >= 0 ? readEntries(view.subarray(start, at)) : null;
    if (entries) return entries;
  }
  return null;
}

function readEntries(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length) {
    if (directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameBytes = directory.readUInt16LE(at + 28);
    const next =
      at + ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    entries.push({
      name: directory.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return at === directory.length && entries.length > 0 ? entries : null;
}
