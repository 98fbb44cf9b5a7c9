import { eachNumber } from "./number-runs.ts";

/** Spaces, controls, zero-width characters and variation selectors: they carry no text and are removed. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** A blank after a dot or comma ends what could be a number: 1. 50万元 is an item of a list. */
export const BLANK_BEHIND_DOT = /([0-9０-９][.．,，])[^\S\n\r]+(?=[0-9０-９])/gu;
/** Keeps apart what removing a blank would have joined. */
export const PARTING = "、";

/**
 * Anything but letters, digits, marks, symbols (emoji, ¥, +) and private use (rare name characters). Some
 * punctuation is kept too: percent and per mille signs, and title brackets.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}%‰《》]+/gu;

/** Between two ideographs a dot belongs to a name, whichever dot it is, and may be left out. */
export const NAME_DOT = /(?<=\p{Script=Han})[·•‧・.]+(?=\p{Script=Han})/gu;
export const HAS_NAME_DOT = new RegExp(NAME_DOT, "u");

/**
 * Marks both ends of a number in a normalised text, and occurs nowhere else: punctuation, which is never
 * kept.
 */
export const NUMBER_EDGE = "#";

/** Ideographs, lower-case Latin letters, digits and common punctuation. */
export const NEEDS_NO_FOLDING = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;
const PLAIN_SEPARATORS = /[，。、；：？！（）“”‘’〔〕.,;:()/-]+/g;

/**
 * The form in which texts and keywords are compared: NFKC, lower case, spaces and invisible characters
 * removed, dots in names too, every other run of punctuation one space, none at the ends; % ‰ 《 》 and a number's point and commas
 * stay, and numbers get edge marks (第#266#条). Empty when nothing searchable is left. A keyword is found in a
 * text exactly when its normalised form is a substring of the text's; a number, thanks to its edges, only as
 * a whole.
 */
export function normaliseText(text: string): string {
  // Most of a judgment consists of characters that fold to themselves.
  if (NEEDS_NO_FOLDING.test(text)) {
    if (!/[0-9]/.test(text)) return text.replace(NAME_DOT, "").replace(PLAIN_SEPARATORS, " ").trim();
    return normaliseFolded(text);
  }
  return normaliseFolded(foldCharacters(text));
}

function normaliseFolded(folded: string): string {
  let normalised = "";
  eachPart(folded, (kind, from, to) => {
    const part = folded.slice(from, to);
    if (kind === "number") normalised += `${NUMBER_EDGE}${part.replaceAll("，", ",")}${NUMBER_EDGE}`;
    else normalised += part.replace(NAME_DOT, "").replace(SEPARATORS, " ");
  });
  return normalised.replace(/ {2,}/g, " ").trim();
}

/**
 * Calls `take` with each number of a folded text and with what lies between, in order; ranges are half-open.
 */
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
 * NFKC and lower case without spaces and invisible characters; punctuation stays. Final sigma is folded too,
 * the one letter whose lower case depends on its neighbours.
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
