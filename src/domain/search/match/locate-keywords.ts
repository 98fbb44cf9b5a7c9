import { oncePer } from "../../once-per.ts";
import { annotate, citesLaw, isAnnotation } from "./annotations.ts";
import { foldCharacters, NEEDS_NO_FOLDING, NUMBER_EDGE, normaliseText } from "./normalise-text.ts";

/** Half-open range of UTF-16 offsets into an original text. */
export type TextRange = [from: number, to: number];

/**
 * A normalised text with its mapping to the original. UTF-16 unit i of the text comes from the units of the
 * original from starts[i] up to, but not including, ends[i].
 */
export interface MappedText {
  text: string;
  starts: number[];
  ends: number[];
}

/**
 * A sequence of characters that must be folded together: a character with the marks, Hangul letters and
 * half-width sound marks that may combine with it. Folding sequence by sequence gives the same result as
 * folding the whole text.
 */
const FOLDED_TOGETHER =
  /[^\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]?[\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]*/gu;

/**
 * The text normalised as by `normaliseText`, with its mapping to the original.
 *
 * Normalising keeps the folded characters of the original in order. It drops some of them, and inserts spaces
 * and number edges. A dropped character never equals the next character of the normalised text, so one pass
 * over both texts pairs their characters. A space belongs to the first dropped character of its run, a number
 * edge to the digit beside it.
 */
export function mapNormalised(original: string): MappedText {
  const text = normaliseText(original);
  const starts: number[] = [];
  const ends: number[] = [];
  let isInNumber = false;
  for (const { 0: sequence, index } of original.matchAll(FOLDED_TOGETHER)) {
    const take = (units = 1) => {
      for (; units > 0; units--) {
        starts.push(index);
        ends.push(index + sequence.length);
      }
    };
    const follows = (character: string, offset = 0) =>
      text.codePointAt(starts.length + offset) === character.codePointAt(0);
    const folded = NEEDS_NO_FOLDING.test(sequence) ? sequence : foldCharacters(sequence);
    for (const character of folded) {
      if (follows(" ")) take();
      if (follows(NUMBER_EDGE) && follows(character, 1)) {
        take();
        isInNumber = true;
      }
      if (!follows(character)) continue;
      take(character.length);
      if (!isInNumber || !follows(NUMBER_EDGE)) continue;
      take();
      isInNumber = false;
    }
  }
  return { text, starts, ends };
}

/**
 * The occurrences of each word in an original text. A word is a list of forms (normalised phrases and
 * annotations) and occurs wherever one of them does. What is prepared for a list of words is cached, because
 * a search looks for the same list in hundreds of paragraphs.
 */
export function locateWords(text: string, words: readonly (readonly string[])[]): TextRange[][] {
  const { phrases, annotations } = sortForms(words);
  const normalised = normaliseText(text);
  const held = phrases.filter((phrase) => normalised.includes(phrase));
  if (held.length === 0 && annotations.length === 0) return words.map(() => []);
  const mapped = held.length > 0 ? mapNormalised(text) : null;
  const places = new Map(held.map((phrase) => [phrase, locateKeyword(mapped!, phrase)]));
  const said =
    annotations.length > 0 ? annotate(text, (key) => annotations.some((form) => citesLaw(form, key))) : [];
  return words.map((forms) =>
    forms.flatMap((form) =>
      isAnnotation(form)
        ? said.filter((one) => one.text.startsWith(form)).map(({ from, to }): TextRange => [from, to])
        : (places.get(form) ?? []),
    ),
  );
}

/** The distinct forms of the words: normalised phrases, and annotations of citations or sums. */
const sortForms = oncePer((words: readonly (readonly string[])[]) => {
  const forms = [...new Set(words.flat())];
  return {
    phrases: forms.filter((form) => !isAnnotation(form)),
    annotations: forms.filter(isAnnotation),
  };
});

/**
 * All occurrences of a normalised keyword, as offsets into the original in ascending order. They may overlap.
 */
export function locateKeyword({ text, starts, ends }: MappedText, keyword: string): TextRange[] {
  const places: TextRange[] = [];
  if (keyword === "") return places;
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1))
    places.push([starts[at]!, ends[at + keyword.length - 1]!]);
  return places;
}

/** The ranges in ascending order. Those that touch or overlap are joined. */
export function joinRanges(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
