import { getOrInsert } from "#domain/once-per.ts";

/**
 * An entry is two 32-bit numbers: the number of a part, and the number of a superseded record in it. Entries
 * are sorted.
 */
const ENTRY_BYTES = 8;

/** The content of the file that lists the superseded records of a source. */
export function supersededFile(entries: readonly (readonly [part: number, ordinal: number])[]): Buffer {
  return Buffer.from(Uint32Array.from(entries.flat()).buffer);
}

/**
 * Reads the file of a source's superseded records. Maps the number of a part to the numbers of those records
 * in the part.
 */
export function supersededOf(bytes: Buffer): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
    const own = getOrInsert(found, bytes.readUInt32LE(at), () => new Set());
    own.add(bytes.readUInt32LE(at + 4));
  }
  return found;
}
