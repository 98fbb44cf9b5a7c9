import { readSync } from "node:fs";
import type { FoundRow } from "../search-engine.ts";

/** Rows further apart than this are read apart; a system call costs about as much as reading so many bytes. */
const GAP_BYTES = 2048;
/** Bytes read at once at most. */
const STRETCH_BYTES = 1 << 16;

type StoredRow = [id: string, title: string, court: string, number: string, date: string, url?: string];

/** A row as the rows file holds it: a JSON list of its fields. */
export function encodeRow({ id, title, court, number, date, url }: FoundRow): Buffer {
  return Buffer.from(JSON.stringify([id, title, court, number, date, ...(url ? [url] : [])]));
}

/**
 * The rows at some ranks, in the order given; `rowAt` are the offsets of all rows. Most result lists name
 * documents that lie close together, so neighbours are read at once and decoded together.
 */
export function readRows(file: number, rowAt: Uint32Array, ranks: readonly number[]): FoundRow[] {
  const stored: string[] = [];
  for (let first = 0; first < ranks.length; ) {
    const from = rowAt[ranks[first]!]!;
    let last = first;
    while (last + 1 < ranks.length && isNear(rowAt, ranks[last]!, ranks[last + 1]!, from)) last++;
    const bytes = Buffer.allocUnsafe(rowAt[ranks[last]! + 1]! - from);
    readSync(file, bytes, 0, bytes.length, from);
    for (; first <= last; first++) {
      const rank = ranks[first]!;
      stored.push(bytes.toString("utf8", rowAt[rank]! - from, rowAt[rank + 1]! - from));
    }
  }
  const rows = JSON.parse(`[${stored.join(",")}]`) as StoredRow[];
  return rows.map(([id, title, court, number, date, url]) => ({
    id,
    title,
    court,
    number,
    date,
    ...(url && { url }),
  }));
}

/** True where the next row may be read with the one before, in a stretch that begins at `from`. */
function isNear(rowAt: Uint32Array, rank: number, next: number, from: number): boolean {
  const gap = rowAt[next]! - rowAt[rank + 1]!;
  return next > rank && gap <= GAP_BYTES && rowAt[next + 1]! - from <= STRETCH_BYTES;
}
