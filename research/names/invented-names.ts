import { COMPOUND_NAMES, SINGLE_NAMES, surnameOf } from "#domain/judgment/masking/printed/surnames.ts";

/**
 * Shares of characters drawn uniformly instead of by frequency, so that context counts more than the
 * characters.
 */
const EVEN = { family: 0.5, letter: 0.4, unlisted: 0.05 };
const ONE_LETTER = 0.22;
/** Shares of names that are a word, and that end in a word. */
const WORD = { whole: 0.04, given: 0.05 };

/** A function that invents names from the family names and characters of known names, and from words. */
export function nameInventor(
  known: ReadonlySet<string>,
  words: readonly string[],
  random: () => number,
): () => string {
  const families: string[] = [];
  const letters: Record<"single" | "first" | "second", string[]> = { single: [], first: [], second: [] };
  for (const name of known) {
    const family = surnameOf(name);
    const [first, second] = name.slice(family.length);
    families.push(family);
    if (first && second) {
      letters.first.push(first);
      letters.second.push(second);
    } else if (first) letters.single.push(first);
  }
  const listed = [...SINGLE_NAMES, ...COMPOUND_NAMES];
  const different = [...new Set(Object.values(letters).flat())];
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const letter = (list: readonly string[]): string => oneOf(random() < EVEN.letter ? different : list);
  return () => {
    if (random() < WORD.whole) return oneOf(words);
    const family = oneOf(random() < EVEN.unlisted ? different : random() < EVEN.family ? listed : families);
    if (random() < WORD.given) return family + oneOf(words);
    return random() < ONE_LETTER
      ? family + letter(letters.single)
      : family + letter(letters.first) + letter(letters.second);
  };
}
