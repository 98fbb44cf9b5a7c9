const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 12;
/** Bytes needed for the characters of an id. */
const ID_BYTES = 8;

/** SHA-256 of a text's UTF-8 bytes; injected, since the domain imports nothing. */
export type Sha256 = (text: string) => Uint8Array;

/** 12 base32 characters (a-z, 2-7; 60 bits) of SHA-256 over the parts, one per line. */
export function shortId(parts: readonly string[], sha256: Sha256): string {
  return toBase32(sha256(parts.join("\n")).subarray(0, ID_BYTES)).slice(0, ID_LENGTH);
}

/** True for a text in the form of a `shortId`, whether or not the document exists. */
export function isShortId(text: string): boolean {
  return /^[a-z2-7]{12}$/.test(text);
}

/** RFC 4648 base32 in lower case, without padding; a last group of fewer than five bits is dropped. */
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
