import { surnameOf } from "../printed/surnames.ts";
import { MARKED } from "./marks.ts";
import type { Candidate } from "./name-model.ts";
import { startsWithin } from "./word-starts.ts";
import { levelOf } from "./words.ts";

/** Penalty of three characters within one word (捉迷藏). */
const WITHIN = 40;
/** Penalty of a string whose last word goes on behind it. */
const GOES_ON = 8;
/** Penalty where a word begins before the string (东张西望). */
const BEGUN = { bare: 20, introduced: 10 };
/** Penalty where the first two characters of the string are a word (劳资科). */
const FIRST_TWO = { bare: 5, introduced: 0 };
/** Penalty where the last two characters are a word (房安排), by its frequency: without introduction, after a word for people, after a role. */
const LAST_TWO = { bare: [0, 0, 6, 15], person: [0, 0, 6, 25], role: [0, 0, 6, 10] };
/** The largest penalty apart from WITHIN. */
const MAX_CUT = 33;

/** Whether the dictionary's words at the place of a name reduce its score below the minimum; `mark` is the strength of the introduction. */
export const isCut = (text: string, name: Candidate, least: number, mark: number): boolean =>
  name.score < least + MAX_CUT && name.score - cutBy(text, name, mark) < least;

/** The penalty on the score of a name by the dictionary's words at its place. */
function cutBy(text: string, { at, end }: Candidate, mark: number): number {
  const starts = startsWithin(text, at, end);
  const kind = mark > 0 ? "introduced" : "bare";
  const by = mark === 0 ? "bare" : mark < MARKED ? "person" : "role";
  const [second, third] = starts.slice(1, end - at);
  if (surnameOf(text.slice(at, end)).length > 1) return 0;
  if (third === false && !second) return WITHIN;
  if (!starts[0]) return BEGUN[kind];
  const behind = starts[end - at] ? 0 : GOES_ON;
  if (third === undefined) return behind;
  if (!second) return behind + FIRST_TWO[kind];
  return third ? behind : behind + LAST_TWO[by][levelOf(text.charCodeAt(at + 1), text.charCodeAt(at + 2))]!;
}
