import { eachNumber } from "./number-runs.ts";

/** Spaces, controls, zero-width signs and variation selectors: they carry no letter and go entirely. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** A blank behind a dot or comma ends what could be a number: 1. 50万元 is an item of a list. */
export const BLANK_BEHIND_DOT = /([0-9０-９][.．,，])[^\S\n\r]+(?=[0-9０-９])/gu;
/** Parts what a dropped blank would have joined. */
export const PARTING = "、";

/**
 * Whatever is neither letter, digit, mark, symbol (emoji, ¥, +) nor private use (rare name characters), but for signs
 * that carry meaning: shares, and what encloses a title.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}%‰《》]+/gu;

/** Stands on both sides of a number in a normalised text, and nowhere else: punctuation, which is never kept. */
export const NUMBER_EDGE = "#";

/** Ideographs, small Latin letters, digits and the common marks. */
export const NEEDS_NO_FOLDING = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;
const PLAIN_SEPARATORS = /[，。、；：？！（）“”‘’〔〕.,;:()/-]+/g;

/**
 * The form in which texts and keywords are compared: NFKC, lower case, spaces and invisible signs removed, every
 * stretch of punctuation one space, none at the ends; % ‰ 《 》 and a number's point and commas stay, and numbers
 * stand between edges (第#266#条). Empty when nothing searchable is left. A keyword is found in a text exactly when
 * its normalised form is a substring of the text's: a number, thanks to its edges, only as a whole.
 */
export function normaliseText(text: string): string {
  // Most of a judgment is of characters that fold to themselves.
  if (NEEDS_NO_FOLDING.test(text)) {
    if (!/[0-9]/.test(text)) return text.replace(PLAIN_SEPARATORS, " ").trim();
    return normaliseFolded(text);
  }
  return normaliseFolded(foldCharacters(text));
}

function normaliseFolded(folded: string): string {
  let normalised = "";
  eachPart(folded, (kind, from, to) => {
    const part = folded.slice(from, to);
    if (kind === "number") normalised += `${NUMBER_EDGE}${part.replaceAll("，", ",")}${NUMBER_EDGE}`;
    else normalised += part.replace(SEPARATORS, " ");
  });
  return normalised.replace(/ {2,}/g, " ").trim();
}

/** Calls `take` with each number of a folded text and with what lies between, in order; ranges are half-open. */
export function eachPart(
  folded: string,
  take: (kind: "number" | "other", from: number, to: number) => void,
): void {
  let at = 0;
  eachNumber(folded, (from, to) => {
    if (from > at) take("other", at, from);
    take("number", from, to);
    at = to;
  });
  if (at < folded.length) take("other", at, folded.length);
}

/**
 * NFKC and lower case without spaces and invisible signs; punctuation stays. Final sigma is folded, the
 * one letter whose lower case depends on its neighbours.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(BLANK_BEHIND_DOT, `$1${PARTING}`)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(INVISIBLE, "");
}

/** True for a character (one code point, folded) that separates runs. */
export function isSeparator(character: string): boolean {
  SEPARATORS.lastIndex = 0;
  return SEPARATORS.test(character);
}
