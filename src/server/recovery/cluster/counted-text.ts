import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";

/**
 * The columns that hold sums. Their values come first in the bytes of a lawyer; the number of courts follows.
 */
const SUMS = ["influenceSum", "activitySum", "influence", "activity"] as const;
const HEAD_BYTES = 8 * SUMS.length + 4;
const CASE_BYTES = 5;
/** Number of base64 characters in a piece. A doc value of a keyword has at most 32,766 bytes. */
const PIECE_CHARS = 32_000;
/**
 * Number of digits of the lawyer's rank at the beginning of a piece. The cluster stores doc values in sorted
 * order. So the pieces are in the order of the documents, and are decompressed one after another.
 */
const LAWYER_CHARS = 8;
/**
 * Number of digits of the piece's own number, which follows the rank. The cluster returns the pieces of a
 * lawyer sorted, so the number keeps them in order.
 */
const PLACE_CHARS = 4;

/** Encodes the counted cases of one lawyer as values of a keyword field. They are decoded without loss. */
export function countedText(counted: CountedCases, place: number): string[] {
  const from = counted.offsets[place]!;
  const to = counted.offsets[place + 1]!;
  const bytes = Buffer.alloc(HEAD_BYTES + (to - from) * CASE_BYTES);
  for (const [at, name] of SUMS.entries()) bytes.writeDoubleLE(counted[name][place]!, 8 * at);
  bytes.writeUInt32LE(counted.courts[place]!, 8 * SUMS.length);
  for (let at = from, end = HEAD_BYTES; at < to; at++, end += CASE_BYTES) {
    bytes.writeUInt16LE(counted.court[at]!, end);
    bytes.writeUInt16LE(counted.cause[at]!, end + 2);
    bytes.writeUInt8(counted.amount[at]!, end + 4);
  }
  const text = bytes.toString("base64");
  const pieces = Math.ceil(text.length / PIECE_CHARS);
  return Array.from({ length: pieces }, (_, at) => {
    const piece = text.slice(at * PIECE_CHARS, (at + 1) * PIECE_CHARS);
    return String(place).padStart(LAWYER_CHARS, "0") + String(at).padStart(PLACE_CHARS, "0") + piece;
  });
}

/** Decodes the counted cases of lawyers from the values of `countedText`. The lawyers keep their order. */
export function readCounted(lawyers: readonly (readonly string[])[]): CountedCases {
  const all = lawyers.map((pieces) =>
    Buffer.from(
      [...pieces]
        .sort()
        .map((piece) => piece.slice(LAWYER_CHARS + PLACE_CHARS))
        .join(""),
      "base64",
    ),
  );
  const size = all.length;
  const cases = all.reduce((sum, { length }) => sum + (length - HEAD_BYTES) / CASE_BYTES, 0);
  const counted: CountedCases = {
    offsets: new Uint32Array(size + 1),
    court: new Uint16Array(cases),
    cause: new Uint16Array(cases),
    amount: new Uint8Array(cases),
    influenceSum: new Float64Array(size),
    activitySum: new Float64Array(size),
    courts: new Uint32Array(size),
    influence: new Float64Array(size),
    activity: new Float64Array(size),
  };
  let end = 0;
  for (const [place, bytes] of all.entries()) {
    for (const [at, name] of SUMS.entries()) counted[name][place] = bytes.readDoubleLE(8 * at);
    counted.courts[place] = bytes.readUInt32LE(8 * SUMS.length);
    for (let at = HEAD_BYTES; at < bytes.length; at += CASE_BYTES, end++) {
      counted.court[end] = bytes.readUInt16LE(at);
      counted.cause[end] = bytes.readUInt16LE(at + 2);
      counted.amount[end] = bytes.readUInt8(at + 4);
    }
    counted.offsets[place + 1] = end;
  }
  return counted;
}
