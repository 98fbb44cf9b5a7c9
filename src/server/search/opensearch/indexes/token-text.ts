/**
 * Separates two runs, and follows the last run of a passage. It is punctuation, so no normalised text
 * contains it.
 */
export const RUN_BREAK = "·";
/** Separates two passages. */
const PASSAGE_BREAK = "¶";

/** The pair of characters that occurs only between two passages. */
export const PASSAGE_TOKEN = RUN_BREAK + PASSAGE_BREAK;

/**
 * Joins normalised passages to one text. The cluster splits the text into all pairs of neighbouring
 * characters; the position of a pair is that of its first character. Every run ends with RUN_BREAK, so a
 * keyword occurs exactly where its pairs follow each other.
 */
export function textOfPassages(passages: readonly string[]): string {
  return passages
    .map(phraseText)
    .filter((text) => text !== "")
    .map((text) => text + RUN_BREAK)
    .join(PASSAGE_BREAK);
}

/** Converts a normalised keyword to the phrase to search for in a text of `textOfPassages`. */
export function phraseText(keyword: string): string {
  return keyword.trim().replace(/ +/g, RUN_BREAK);
}

/** Whether a phrase is a single character. Such a phrase has no pair and is searched differently. */
export function isSingle(phrase: string): boolean {
  return phrase.length === 1 || (phrase.length === 2 && [...phrase].length === 1);
}

/** Separates the pairs that `coveringPairs` returns. No normalised text contains it. */
export const PAIR_BREAK = "\n";
/** Stands for an omitted pair. It differs from every pair, because a pair has two characters. */
export const PAIR_GAP = "_";

/**
 * The pairs to search for instead of a phrase of at least two characters: every second pair, and the last.
 * The other pairs are covered by their neighbours, and a gap stands for each. The chosen pairs occur at their
 * positions exactly where the phrase does, and searching for them reads half of the positions.
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
