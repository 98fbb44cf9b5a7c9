/** Stands for the space between two runs, and after the last. Punctuation, which no normalised text contains. */
export const RUN_BREAK = "·";
/** Stands between two passages. */
const PASSAGE_BREAK = "¶";

/** The bigram that only occurs between two passages. */
export const PASSAGE_TOKEN = RUN_BREAK + PASSAGE_BREAK;

/**
 * Normalised passages as one text that the cluster splits into all its pairs of neighbouring characters. A
 * pair's position is the place of its first character. Every run ends with RUN_BREAK, so a keyword's pairs are
 * consecutive exactly where the keyword occurs.
 */
export function textOfPassages(passages: readonly string[]): string {
  return passages
    .map(phraseText)
    .filter((text) => text !== "")
    .map((text) => text + RUN_BREAK)
    .join(PASSAGE_BREAK);
}

/** A normalised keyword as the phrase to search in such a text. */
export function phraseText(keyword: string): string {
  return keyword.trim().replace(/ +/g, RUN_BREAK);
}

/** Whether a phrase has no pair: it is searched as a character of its own. */
export function isSingle(phrase: string): boolean {
  return phrase.length === 1 || (phrase.length === 2 && [...phrase].length === 1);
}
