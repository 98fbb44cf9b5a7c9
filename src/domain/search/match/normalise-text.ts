import { eachNumber } from "./number-runs.ts";

/** Spaces, controls, zero-width characters and variation selectors, which are removed. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** A blank after a dot or comma ends a number: 1. 50万元 is an item of a list. */
export const BLANK_BEHIND_DOT = /([0-9０-９][.．,，])[^\S\n\r]+(?=[0-9０-９])/gu;
/** Inserted to keep two numbers apart when the blank between them is removed. */
export const PARTING = "、";

/**
 * Runs of characters other than letters, digits, marks, symbols (emoji, ¥, +) and private use (rare name
 * characters). Percent and per mille signs and title brackets are not separators either.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}%‰《》]+/gu;

/** Dots between two ideographs. They belong to a name, may be any kind of dot, and are removed. */
export const NAME_DOT = /(?<=\p{Script=Han})[·•‧・.]+(?=\p{Script=Han})/gu;
export const HAS_NAME_DOT = new RegExp(NAME_DOT, "u");

/**
 * Marks both ends of a number in a normalised text and occurs nowhere else, because normalising removes it as
 * punctuation.
 */
export const NUMBER_EDGE = "#";

/** Texts of ideographs, lower-case Latin letters, digits and common punctuation only. */
export const NEEDS_NO_FOLDING = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;
const PLAIN_SEPARATORS = /[，。、；：？！（）“”‘’〔〕.,;:()/-]+/g;

/**
 * The form in which texts and keywords are compared: NFKC and lower case. Spaces, invisible characters and
 * dots in names are removed. Every other run of punctuation becomes one space, none at the ends; % ‰ 《 》 and
 * a number's point and commas are kept. Numbers get edge marks (第#266#条). Empty if nothing searchable is
 * left.
 * A keyword occurs in a text exactly when its normalised form is a substring of the text's. Because of the
 * edge marks a number matches only as a whole.
 */
export function normaliseText(text: string): string {
  // Most text of a judgment consists of characters that fold to themselves.
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
 * Calls `take` for each number of a folded text and for each part between numbers, in order; ranges are
 * half-open.
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
 * NFKC and lower case without spaces and invisible characters; punctuation is kept. Final sigma, the only
 * letter whose lower case depends on its neighbours, is folded too.
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
