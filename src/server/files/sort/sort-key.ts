/** A part of a sort key: a text that is sorted in descending order. */
export interface Descending {
  descending: string;
}

/**
 * A part of a sort key: a text that is sorted by code units, a whole number from 0 to 2^53, or a text that is
 * sorted in descending order.
 */
export type KeyPart = string | number | Descending;

const END = Buffer.alloc(2);

/**
 * A key that compares like its parts in sequence. Texts compare like JavaScript strings. No key is a prefix
 * of another with the same number of parts.
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

/**
 * The bytes of a text: UTF-16 with the high byte first, then two zero bytes, which are less than every
 * character. NUL is escaped, so that it differs from the zero bytes at the end.
 */
function ascending(text: string): Buffer {
  const marked = text.includes("\0") ? text.replaceAll("\0", "\0\uffff") : text;
  return Buffer.concat([Buffer.from(marked, "utf16le").swap16(), END]);
}

/** The bytes of a number that is not negative. As bytes they compare like the numbers. */
function ofNumber(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function complement(bytes: Buffer): Buffer {
  for (const [at, byte] of bytes.entries()) bytes[at] = byte ^ 0xff;
  return bytes;
}
