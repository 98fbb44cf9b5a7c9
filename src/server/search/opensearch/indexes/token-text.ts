/**
 * Replaces the space between two runs, and follows the last. It is punctuation, which no normalised text
 * contains.
 */
export const RUN_BREAK = "·";
/** Between two passages. */
const PASSAGE_BREAK = "¶";

/** The bigram that only occurs between two passages. */
export const PASSAGE_TOKEN = RUN_BREAK + PASSAGE_BREAK;

/**
 * Normalised passages as one text, which the cluster splits into all pairs of neighbouring characters. A
 * pair's position is that of its first character. Every run ends with RUN_BREAK, so a keyword's pairs are
 * consecutive exactly where the keyword occurs.
 */
export function textOfPassages(passages: readonly string[]): string {
  return passages
    .map(phraseText)
    .filter((text) => text !== "")
    .map((text) => text + RUN_BREAK)
    .join(PASSAGE_BREAK);
}

/** A normalised keyword as a search phrase for a text of `textOfPassages`. */
export function phraseText(keyword: string): string {
  return keyword.trim().replace(/ +/g, RUN_BREAK);
}

/** Whether a phrase has no pair; it is searched as a single character. */
export function isSingle(phrase: string): boolean {
  return phrase.length === 1 || (phrase.length === 2 && [...phrase].length === 1);
}

/** Separates the pairs of `coveringPairs`; no normalised text contains it. */
export const PAIR_BREAK = "\n";
/** Replaces an omitted pair; every pair is longer. */
export const PAIR_GAP = "_";

/**
 * The pairs to search for a phrase of two characters or more: every second one and the last. A pair covered
 * by its two neighbours is replaced by a gap. They occur at their positions exactly where all pairs of the
 * phrase do, and need half of the positions.
 */
export function coveringPairs(phrase: string): string {
  const pairs = phrasePairs(phrase);
  return pairs
    .map((pair, at) => (at % 2 === 0 || at === pairs.length - 1 ? pair : PAIR_GAP))
    .join(PAIR_BREAK);
}

/** The pairs of neighbouring characters of a phrase, as indexed. */
export function phrasePairs(phrase: string): string[] {
  const characters = [...phrase];
  return characters.slice(1).map((character, at) => characters[at]! + character);
}
