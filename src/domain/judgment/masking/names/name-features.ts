import { levelOf } from "./words.ts";

/**
 * Feature templates of the name classifier, each with the number of characters of its features. Features are
 * characters of the string and up to three characters on either side.
 */
export const TEMPLATES = {
  family: 1,
  compound: 2,
  single: 1,
  first: 1,
  second: 1,
  opening: 2,
  given: 2,
  left: 1,
  left2: 2,
  left3: 3,
  right: 1,
  right2: 2,
  right3: 3,
  before: 2,
  behind: 2,
  around: 2,
  length: 1,
  begun: 3,
  marked: 2,
  markedRight: 2,
  markedRight2: 3,
  words: 3,
  edges: 3,
  ends: 3,
} as const;

export type Template = keyof typeof TEMPLATES;
/** Receives a feature: the index of its template and its characters, 0 for those that the template lacks. */
export type Take = (template: number, one: number, two: number, three: number) => void;

const [FAMILY, COMPOUND, SINGLE, FIRST, SECOND, OPENING, GIVEN] = [0, 1, 2, 3, 4, 5, 6];
const [LEFT, LEFT2, LEFT3, RIGHT, RIGHT2, RIGHT3, BEFORE, BEHIND, AROUND, LENGTH] = [
  7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
];
const [BEGUN, MARKED, MARKED_RIGHT, MARKED_RIGHT2, WORDS, EDGES, ENDS] = [17, 18, 19, 20, 21, 22, 23];
/** Small numbers are encoded as characters by adding this code. */
const A = 65;
const NONE = 4;

/**
 * The normalised character code at an offset: all digits are one code, all Latin letters another, and an
 * offset outside the text is a line end.
 */
function signAt(text: string, at: number): number {
  if (at < 0 || at >= text.length) return 10;
  const code = text.charCodeAt(at);
  if (code < 0x80) {
    if (code >= 48 && code <= 57) return 48;
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return 65;
  }
  return code;
}

/** Passes to `take` the features of the text before an offset. */
export function takeLeft(text: string, at: number, take: Take): void {
  const [third, second, first] = [signAt(text, at - 3), signAt(text, at - 2), signAt(text, at - 1)];
  take(LEFT, first, 0, 0);
  take(LEFT2, second, first, 0);
  take(LEFT3, third, second, first);
  take(BEFORE, first, signAt(text, at), 0);
  take(BEGUN, first, signAt(text, at), signAt(text, at + 1));
}

/** Passes to `take` the features of the text after an offset. */
export function takeRight(text: string, end: number, take: Take): void {
  const [one, two, three] = [signAt(text, end), signAt(text, end + 1), signAt(text, end + 2)];
  take(RIGHT, one, 0, 0);
  take(RIGHT2, one, two, 0);
  take(RIGHT3, one, two, three);
}

/**
 * Passes to `take` the features of the name from `at` to `end` and of the text after it. `family` is the
 * length of the family name, 0 for a given name alone. `mark` says how strongly the text before the name
 * announces a person (see marks.ts).
 */
export function takeName(
  text: string,
  at: number,
  family: number,
  end: number,
  mark: number,
  take: Take,
): void {
  const given = end - at - family;
  const start = signAt(text, at);
  const first = signAt(text, at + family);
  const last = signAt(text, end - 1);
  if (family === 1) {
    take(FAMILY, start, 0, 0);
    take(OPENING, start, first, 0);
  } else if (family === 2) take(COMPOUND, start, signAt(text, at + 1), 0);
  if (given === 1) take(SINGLE, first, 0, 0);
  else {
    take(FIRST, first, 0, 0);
    take(SECOND, last, 0, 0);
    take(GIVEN, first, last, 0);
  }
  takeRight(text, end, take);
  take(BEHIND, last, signAt(text, end), 0);
  take(AROUND, signAt(text, at - 1), signAt(text, end), 0);
  take(LENGTH, family * 3 + given, 0, 0);
  const behind = signAt(text, end);
  take(MARKED, A + mark, A + family * 3 + given, 0);
  take(MARKED_RIGHT, A + mark, behind, 0);
  take(MARKED_RIGHT2, A + mark, behind, signAt(text, end + 1));
  const opening = levelOf(start, signAt(text, at + 1));
  const inner = given === 2 && family > 0 ? levelOf(first, last) : NONE;
  const [left, right] = [levelOf(signAt(text, at - 1), start), levelOf(last, behind)];
  take(WORDS, A + opening * 5 + inner, A + family * 3 + given, A + mark);
  take(EDGES, A + left, A + right, A + mark);
  take(ENDS, A + opening * 5 + inner, A + left, A + right);
}
