import { itemAt } from "#domain/search/array-reads.ts";

/** Shorter words are all similar to one another; of two characters only the sound tells which was meant. */
const MIN_CHARS = 2;
/** From this length on two characters may be wrong, and one may be any other. */
const KNOWN_BY_REST = 4;
const LONG = 6;

/** What a slip costs: a character that sounds like the right one or two that are swapped, and any other slip. */
const LIKELY = 1;
const OTHER = 2;
/** What slips may cost together, by the length of what was typed. */
const allowed = (length: number): number =>
  length < KNOWN_BY_REST - 1 ? LIKELY : length < LONG ? OTHER : OTHER + LIKELY;

/** With one of these more or less a word says the opposite. */
const NEGATION = /[不无未非免]/;

/** What is known of the language, beside the labels. */
interface Spelling {
  /** An ending that people leave off (纠纷). */
  drop?: string;
  /** Whether the first character sounds like the second. */
  soundsLike?: (typed: string, meant: string) => boolean;
  /** Whether two characters stand side by side in a known word: then they are no slip, but another word. */
  isWord?: (pair: string) => boolean;
}

/**
 * Indices of the labels spelt almost like the typed text: those with the least slips, by weight. A slip is a character
 * that sounds like the right one, two neighbours swapped, a character missing or extra, or, where at least three others
 * are right, any wrong one that forms no known word with its neighbours; two slips from six characters on. Only labels
 * whose `weight` is above 0 count.
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

/** What makes one word the other costs (optimal string alignment); beyond `most` the exact number is not computed. */
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
