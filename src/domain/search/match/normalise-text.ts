import { eachNumber } from "./number-runs.ts";

/** Characters that are removed: spaces, controls, zero-width characters and variation selectors. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** A blank after a dot or comma that ends a number. In 1. 50万元, the 1 numbers an item of a list. */
export const BLANK_BEHIND_DOT = /([0-9０-９][.．,，])[^\S\n\r]+(?=[0-9０-９])/gu;
/** Replaces the blank between two numbers, so that they stay apart. */
export const PARTING = "、";

/**
 * Runs of separators. These are all characters except letters, digits, marks, symbols (emoji, ¥, +),
 * private-use characters (rare characters in names), percent and per mille signs, and title brackets.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}%‰《》]+/gu;

/** Dots between two ideographs. They are inside a name, may be of any kind, and are removed. */
export const NAME_DOT = /(?<=\p{Script=Han})[·•‧・.]+(?=\p{Script=Han})/gu;
export const HAS_NAME_DOT = new RegExp(NAME_DOT, "u");

/**
 * Marks both ends of a number in a normalised text. It occurs nowhere else there, because normalising removes
 * it as punctuation.
 */
export const NUMBER_EDGE = "#";

/** Matches texts that consist of ideographs, lower-case Latin letters, digits and common punctuation. */
export const NEEDS_NO_FOLDING = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;
const PLAIN_SEPARATORS = /[，。、；：？！（）“”‘’〔〕.,;:()/-]+/g;

/**
 * The form in which texts and keywords are compared. It is NFKC and lower case. Spaces, invisible characters
 * and dots in names are removed. Any other run of punctuation becomes one space, but none at the ends. % ‰ 《
 * 》 are kept, and so are the point and commas of a number. Numbers get marks at both ends (第#266#条). Empty if
 * nothing searchable is left. A keyword occurs in a text exactly if its normalised form is a substring of the
 * text's. Because of the marks, a number matches only as a whole.
 */
export function normaliseText(text: string): string {
  // Most text of judgments consists of characters that need no folding.
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
 * Calls `take` for each number of a folded text and for each stretch between numbers, in order. Ranges are
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
 * The text in NFKC and lower case, without spaces and invisible characters. Punctuation is kept. Final sigma
 * becomes σ, because it is the only letter whose lower case depends on its neighbours.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(BLANK_BEHIND_DOT, `$1${PARTING}`)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(INVISIBLE, "");
}

/** True for a character (one folded code point) that separates runs. */
export function isSeparator(character: string): boolean {
  SEPARATORS.lastIndex = 0;
  return SEPARATORS.test(character);
}
