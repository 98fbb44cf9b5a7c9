import { itemAt } from "#domain/search/array-reads.ts";

/**
 * Shortest word that is compared. Shorter ones are all similar; in a word of two characters only a character
 * of the same sound counts as a typo.
 */
const MIN_CHARS = 2;
/** From this number of characters on, any one character may be wrong. */
const KNOWN_BY_REST = 4;
/** From this number of characters on, a likely typo is allowed besides another typo. */
const LONG = 6;

/** Cost of a likely typo: a character of the same sound, or two swapped characters. */
const LIKELY = 1;
/** Cost of any other typo. */
const OTHER = 2;
/** Maximum total cost, by the length of the typed text. */
const allowed = (length: number): number =>
  length < KNOWN_BY_REST - 1 ? LIKELY : length < LONG ? OTHER : OTHER + LIKELY;

/** Negations. Adding or removing one reverses the meaning of a word. */
const NEGATION = /[不无未非免]/;

/** What is known of the labels' words: which endings, sounds and pairs of characters are no typos. */
interface Spelling {
  /** An ending that people omit (纠纷). */
  drop?: string;
  /** Whether the first character sounds like the second. */
  soundsLike?: (typed: string, meant: string) => boolean;
  /** Whether two characters are adjacent in a known word; they are then another word, not a typo. */
  isWord?: (pair: string) => boolean;
}

/**
 * Indices of the labels with the fewest typos against the typed text, by weight. A typo is a character of the
 * same sound, two swapped neighbours, a missing or extra character, or, if at least three others are right, any
 * wrong character that forms no known word with its neighbours. `allowed` limits the total cost of the typos.
 * Only labels with a `weight` above 0 are considered.
 */
export function nearSpellings(
  typed: string,
  labels: readonly string[],
  weight: (place: number) => number,
  { drop = "", soundsLike = () => false, isWord = () => false }: Spelling = {},
): number[] {
  const word = [...typed];
  if (word.length < MIN_CHARS || (word.length === MIN_CHARS && isWord(typed))) return [];
  const isOther = (at: number) =>
    word.length >= KNOWN_BY_REST &&
    !isWord(`${word[at - 1] ?? " "}${word[at]}`) &&
    !isWord(`${word[at]}${word[at + 1] ?? " "}`);
  const replaced = (at: number, meant: string) =>
    soundsLike(itemAt(word, at), meant) ? LIKELY : isOther(at) ? OTHER : Number.POSITIVE_INFINITY;
  let most = allowed(word.length);
  let near: number[] = [];
  for (const [place, label] of labels.entries()) {
    if (weight(place) <= 0) continue;
    const forms = drop !== "" && label.endsWith(drop) ? [label, label.slice(0, -drop.length)] : [label];
    const cost = Math.min(...forms.map((form) => slipsBetween(word, [...form], most, replaced)));
    if (cost > most) continue;
    if (cost < most) near = [];
    most = cost;
    near.push(place);
  }
  return near.sort((a, b) => weight(b) - weight(a));
}

/**
 * The edit distance of two words (optimal string alignment) with the costs above. Distances beyond `most` are
 * not computed exactly.
 */
function slipsBetween(
  one: readonly string[],
  other: readonly string[],
  most: number,
  replaced: (at: number, meant: string) => number,
): number {
  const tooMuch = most + 1;
  if (Math.abs(one.length - other.length) * OTHER > most) return tooMuch;
  const alone = (character: string) => (NEGATION.test(character) ? tooMuch : OTHER);
  let before: number[] = [];
  let last = [0];
  for (const [at, character] of other.entries()) last.push(itemAt(last, at) + alone(character));
  for (let row = 1; row <= one.length; row++) {
    const typed = itemAt(one, row - 1);
    const line = [itemAt(last, 0) + alone(typed)];
    for (let at = 1; at <= other.length; at++) {
      const meant = itemAt(other, at - 1);
      const wrong = typed === meant ? 0 : replaced(row - 1, meant);
      let cost = Math.min(
        itemAt(last, at - 1) + wrong,
        itemAt(last, at) + alone(typed),
        itemAt(line, at - 1) + alone(meant),
      );
      if (typed === other[at - 2] && one[row - 2] === meant)
        cost = Math.min(cost, itemAt(before, at - 2) + LIKELY);
      line.push(cost);
    }
    if (Math.min(...line) > most) return tooMuch;
    before = last;
    last = line;
  }
  return itemAt(last, other.length);
}
