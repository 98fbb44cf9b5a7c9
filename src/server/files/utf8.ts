import { transcode } from "node:buffer";
import { withoutSpaces } from "#domain/text/to-nfc.ts";

/** The bytes of a text in UTF-8. On Chinese texts of some length three times as fast as `Buffer.from`. */
export function utf8Of(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8") as Buffer;
  } catch {
    // Half of a surrogate pair, which becomes U+FFFD.
    return Buffer.from(text, "utf8");
  }
}

/** For each UTF-16 code unit 1 if it is a character that stays without white space, else 0. */
const STAYS = Uint8Array.from(
  { length: 2 ** 16 },
  (_, unit) => withoutSpaces(String.fromCharCode(unit)).length,
);

/**
 * The characters of texts without white space, in UTF-8, and how many UTF-16 code units they have. An array of
 * code units is searched several times as fast as a string.
 */
export function lettersInUtf8(texts: readonly string[]): { bytes: Buffer; length: number } {
  const units = new Uint16Array(texts.reduce((sum, text) => sum + text.length, 0));
  const written = Buffer.from(units.buffer);
  let end = 0;
  for (const text of texts) end += written.write(text, end, "utf16le");
  let length = 0;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]!;
    units[length] = unit;
    length += STAYS[unit]!;
  }
  const letters = written.subarray(0, length * 2);
  try {
    return { bytes: transcode(letters, "utf16le", "utf8") as Buffer, length };
  } catch {
    return { bytes: Buffer.from(letters.toString("utf16le"), "utf8"), length };
  }
}
