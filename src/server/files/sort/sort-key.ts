/** A part of a sort key that is ordered downwards. */
export interface Descending {
  descending: string;
}

/** A text ordered by code unit, a whole number from 0 to 2^53, or a text ordered downwards. */
export type KeyPart = string | number | Descending;

const END = Buffer.alloc(2);

/**
 * Bytes that compare as their parts do, one part after the other; a text compares as JavaScript compares strings. A
 * key never begins another one of as many parts.
 */
export function sortKey(...parts: readonly KeyPart[]): Buffer {
  const bytes = parts.map((part) =>
    typeof part === "string"
      ? ascending(part)
      : typeof part === "number"
        ? ofNumber(part)
        : complement(ascending(part.descending)),
  );
  const [only] = bytes;
  return bytes.length === 1 && only ? only : Buffer.concat(bytes);
}

/** UTF-16 with the high byte first and an end below any character; NUL is marked, so that it is not taken for the end. */
function ascending(text: string): Buffer {
  const marked = text.includes("\0") ? text.replaceAll("\0", "\0\uffff") : text;
  return Buffer.concat([Buffer.from(marked, "utf16le").swap16(), END]);
}

/** Positive doubles compare as their bytes do. */
function ofNumber(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function complement(bytes: Buffer): Buffer {
  for (const [at, byte] of bytes.entries()) bytes[at] = byte ^ 0xff;
  return bytes;
}
