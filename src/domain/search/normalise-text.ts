/** Spaces, controls, zero-width signs and variation selectors: they carry no letter and go entirely. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** Whatever is neither letter, digit, mark, symbol (emoji, ¥, +) nor private use (rare name characters). */
const SEPARATOR = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}]+/gu;

/** Ideographs, small Latin letters, digits and the common marks, all of which separate. */
export const PLAIN_TEXT = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;
const PLAIN_SEPARATOR = /[，。、；：？！（）《》“”‘’〔〕.,;:()%/-]+/g;

/**
 * The form in which texts and keywords are compared: NFKC, lower case, spaces and invisible signs
 * removed, every stretch of punctuation one space, none at the ends. Empty when nothing searchable is
 * left. A keyword is found in a text exactly when its normalised form is a substring of the text's.
 */
export function normaliseText(text: string): string {
  // Most of a judgment is of such characters alone, which fold to themselves.
  if (PLAIN_TEXT.test(text)) return text.replace(PLAIN_SEPARATOR, " ").trim();
  return foldCharacters(text).replace(SEPARATOR, " ").trim();
}

/**
 * NFKC and lower case without spaces and invisible signs; punctuation stays. Final sigma is folded, the
 * one letter whose lower case depends on its neighbours.
 */
export function foldCharacters(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("ς", "σ").replace(INVISIBLE, "");
}

/** True for a character (one code point, folded) that separates runs. */
export function isSeparator(character: string): boolean {
  SEPARATOR.lastIndex = 0;
  return SEPARATOR.test(character);
}
