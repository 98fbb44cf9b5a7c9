/** Minimum length of a word that is compared. All shorter words are similar to each other. */
const MIN_CHARS = 2;
/** Minimum number of characters of a word in which any single character may be wrong. */
const KNOWN_BY_REST = 4;
/** Minimum number of characters of a word that may have a likely typo besides another typo. */
const LONG = 6;

/** Cost of a likely typo: a character that sounds like the right one, or two swapped characters. */
const LIKELY = 1;
/** Cost of a typo of any other kind. */
const OTHER = 2;
/** Maximum total cost of the typos, by the number of typed characters. */
const allowed = (length: number): number =>
  length < KNOWN_BY_REST - 1 ? LIKELY : length < LONG ? OTHER : OTHER + LIKELY;

/** Words of negation. Adding or removing one reverses the meaning of a word. */
const NEGATION = /[不无未非免]/;

/** What is known about the words in the labels. */
interface Spelling {
  /** An ending that people omit, e.g. 纠纷. */
  drop?: string;
  /** Whether the two characters sound alike. */
  soundsLike?: (typed: string, meant: string) => boolean;
  /**
   * Whether two neighbouring characters occur together in a known word. They are then not taken for a typo.
   */
  isWord?: (pair: string) => boolean;
}

/**
 * Indices of the labels with the fewest typos against the typed text, highest `weight` first. Typos are a
 * character that sounds like the right one, two swapped neighbours, and a missing or extra character. If at
 * least four characters are typed, any wrong character is a typo too, unless it forms a known word with a
 * neighbour. `allowed` limits the total cost. Labels with a `weight` of 0 or less are left out.
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
    soundsLike(word[at]!, meant) ? LIKELY : isOther(at) ? OTHER : Number.POSITIVE_INFINITY;
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
 * The edit distance of two words (optimal string alignment), with the costs of the typos. A distance above
 * `most` may be inexact.
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
  for (const [at, character] of other.entries()) last.push(last[at]! + alone(character));
  for (let row = 1; row <= one.length; row++) {
    const typed = one[row - 1]!;
    const line = [last[0]! + alone(typed)];
    for (let at = 1; at <= other.length; at++) {
      const meant = other[at - 1]!;
      const wrong = typed === meant ? 0 : replaced(row - 1, meant);
      let cost = Math.min(last[at - 1]! + wrong, last[at]! + alone(typed), line[at - 1]! + alone(meant));
      if (typed === other[at - 2] && one[row - 2] === meant) cost = Math.min(cost, before[at - 2]! + LIKELY);
      line.push(cost);
    }
    if (Math.min(...line) > most) return tooMuch;
    before = last;
    last = line;
  }
  return last[other.length]!;
}
