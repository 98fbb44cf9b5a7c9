import { squeezeBlanks } from "../../../text/to-nfc.ts";

/** A character beside which a blank means nothing: anything but Latin letters and digits. */
const WIDE =
  "\\u2014\\u2018-\\u201d\\u2026\\u2190-\\u21ff\\u2460-\\u24ff\\u2e80-\\ua4cf\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef";
const BESIDE_WIDE = new RegExp(` (?:(?<=[${WIDE}] )|(?=[${WIDE}]))`, "g");
/** A blank between the digits of one number. */
const THOUSANDS = / (?<=(?<![0-9.])[0-9]{1,3} )(?=[0-9]{3}(?![0-9]))/g;

/**
 * The line without the blanks added by layout: those beside Chinese characters or punctuation and those that
 * split a number into thousands (1 200元). One blank stays between Latin words.
 */
export function squeezeCjkSpaces(line: string): string {
  return tightenSqueezed(squeezeBlanks(line).trim());
}

/** The same for a line with only single ordinary blanks, and none at its ends. */
export function tightenSqueezed(line: string): string {
  return line.replace(BESIDE_WIDE, "").replace(THOUSANDS, "");
}

/**
 * The pieces of one paragraph as one text, with a blank only between two Latin words. Takes them all at once,
 * since growing a text piece by piece and checking its end takes quadratic time.
 */
export function joinPieces(pieces: string[]): string {
  return pieces
    .map((piece, at) =>
      at > 0 && /^[A-Za-z]/.test(piece) && /[A-Za-z,;]$/.test(pieces[at - 1] ?? "") ? ` ${piece}` : piece,
    )
    .join("");
}
