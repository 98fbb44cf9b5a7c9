import { squeezeBlanks } from "../../../text/to-nfc.ts";

/**
 * Characters beside which a blank has no meaning: Chinese characters, punctuation and other wide characters.
 */
const WIDE =
  "\\u2014\\u2018-\\u201d\\u2026\\u2190-\\u21ff\\u2460-\\u24ff\\u2e80-\\ua4cf\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef";
const BESIDE_WIDE = new RegExp(` (?:(?<=[${WIDE}] )|(?=[${WIDE}]))`, "g");
/** The blank between groups of three digits in one number. */
const THOUSANDS = / (?<=(?<![0-9.])[0-9]{1,3} )(?=[0-9]{3}(?![0-9]))/g;

/**
 * The line without blanks that are only layout: those beside Chinese characters or punctuation, and those
 * between groups of digits (1 200元). One blank stays between Latin words.
 */
export function squeezeCjkSpaces(line: string): string {
  return tightenSqueezed(squeezeBlanks(line).trim());
}

/** `squeezeCjkSpaces` for a line that has only single ordinary blanks, and none at its ends. */
export function tightenSqueezed(line: string): string {
  return line.replace(BESIDE_WIDE, "").replace(THOUSANDS, "");
}

/**
 * Joins the pieces of one paragraph, with a blank only between two Latin words. The function takes all pieces
 * at once, because appending one piece at a time and checking the end each time is quadratic.
 */
export function joinPieces(pieces: string[]): string {
  return pieces
    .map((piece, at) =>
      at > 0 && /^[A-Za-z]/.test(piece) && /[A-Za-z,;]$/.test(pieces[at - 1] ?? "") ? ` ${piece}` : piece,
    )
    .join("");
}
