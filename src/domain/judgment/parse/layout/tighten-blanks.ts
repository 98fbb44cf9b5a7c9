import { squeezeBlanks } from "../../../text/to-nfc.ts";

/** Characters next to which a blank is meaningless: anything but Latin letters and digits. */
const WIDE =
  "\\u2014\\u2018-\\u201d\\u2026\\u2190-\\u21ff\\u2460-\\u24ff\\u2e80-\\ua4cf\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef";
const BESIDE_WIDE = new RegExp(` (?:(?<=[${WIDE}] )|(?=[${WIDE}]))`, "g");
/** A blank between the digits of one number. */
const THOUSANDS = / (?<=(?<![0-9.])[0-9]{1,3} )(?=[0-9]{3}(?![0-9]))/g;

/**
 * The line without blanks from layout: those next to Chinese characters or punctuation, and those between
 * thousands (1 200元). One blank stays between Latin words.
 */
export function squeezeCjkSpaces(line: string): string {
  return tightenSqueezed(squeezeBlanks(line).trim());
}

/** `squeezeCjkSpaces` for a line with only single ordinary blanks, and none at its ends. */
export function tightenSqueezed(line: string): string {
  return line.replace(BESIDE_WIDE, "").replace(THOUSANDS, "");
}

/**
 * The pieces of one paragraph joined, with a blank only between two Latin words. It takes all pieces at once,
 * because appending piece by piece and checking the end is quadratic.
 */
export function joinPieces(pieces: string[]): string {
  return pieces
    .map((piece, at) =>
      at > 0 && /^[A-Za-z]/.test(piece) && /[A-Za-z,;]$/.test(pieces[at - 1] ?? "") ? ` ${piece}` : piece,
    )
    .join("");
}
