/**
 * An entry is two 32-bit numbers: the number of a part, and the number of a superseded record in it. Entries
 * are sorted.
 */
const ENTRY_BYTES = 8;

/** The content of the file that lists the superseded records of a source. */
export function supersededFile(entries: readonly (readonly [part: number, ordinal: number])[]): Buffer {
  const bytes = Buffer.alloc(entries.length * ENTRY_BYTES);
  for (const [at, [n, ordinal]] of entries.entries()) {
    bytes.writeUInt32LE(n, at * ENTRY_BYTES);
    bytes.writeUInt32LE(ordinal, at * ENTRY_BYTES + 4);
  }
  return bytes;
}

/**
 * Reads the file of a source's superseded records. Maps the number of a part to the numbers of those records
 * in the part.
 */
export function supersededOf(bytes: Buffer): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
    const n = bytes.readUInt32LE(at);
    const own = found.get(n) ?? new Set();
    found.set(n, own.add(bytes.readUInt32LE(at + 4)));
  }
  return found;
}
