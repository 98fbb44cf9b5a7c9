const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 12;
/** Number of bytes from which an id is made. */
const ID_BYTES = 8;

/** SHA-256 of the UTF-8 bytes of a text. Callers provide it, because the domain imports nothing. */
export type Sha256 = (text: string) => Uint8Array;

/** 12 base32 characters (a-z, 2-7; 60 bits) of SHA-256 over the parts, which are joined by line feeds. */
export function shortId(parts: readonly string[], sha256: Sha256): string {
  return toBase32(sha256(parts.join("\n")).subarray(0, ID_BYTES)).slice(0, ID_LENGTH);
}

/** True for a text in the form of a `shortId`. The document need not exist. */
export function isShortId(text: string): boolean {
  return /^[a-z2-7]{12}$/.test(text);
}

/**
 * The bytes as base32 (RFC 4648) in lower case, without padding. Fewer than five bits at the end are dropped.
 */
function toBase32(bytes: Uint8Array): string {
  let text = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(buffer >> bits) & 31];
    }
  }
  return text;
}
