import { transcode } from "node:buffer";
import { withoutSpaces } from "#domain/text/to-nfc.ts";

/** Where texts are written as UTF-16 before they are transcoded; memory of its own for each would be cleared each time. */
let scratch = Buffer.alloc(0);

/** The scratch with room for so many code units. */
function scratchOf(units: number): Buffer {
  if (scratch.length < units * 2) scratch = Buffer.from(new ArrayBuffer(units * 4));
  return scratch;
}

/** The bytes of a text in UTF-8. On Chinese texts of some length three times as fast as `Buffer.from`. */
export function utf8Of(text: string): Buffer {
  const written = scratchOf(text.length);
  const end = written.write(text, "utf16le");
  try {
    return transcode(written.subarray(0, end), "utf16le", "utf8") as Buffer;
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
  const count = texts.reduce((sum, text) => sum + text.length, 0);
  const written = scratchOf(count);
  const units = new Uint16Array(written.buffer, 0, count);
  let end = 0;
  for (const text of texts) end += written.write(text, end, "utf16le");
  let length = 0;
  for (let at = 0; at < count; at++) {
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
