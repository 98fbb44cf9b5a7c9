import { isTranscribed } from "../printed/forms.ts";
import { surnameOf } from "../printed/surnames.ts";
import { DIRECT, MARKED } from "./marks.ts";
import { type Candidate, isFamily } from "./name-model.ts";
import { DOES, TESTIFIES } from "./word-lists.ts";
import { startsWithin } from "./word-starts.ts";
import { levelOf } from "./words.ts";

/** Penalty of a string of three characters if no dictionary word begins after its first character (捉迷藏). */
const WITHIN = 40;
/** Penalty of a string whose last dictionary word continues after it. */
const GOES_ON = 8;
/**
 * Penalty of a string at whose start no dictionary word begins, because one began before it (东张西望). `bare` is
 * for a string that no word announces as a person, `introduced` for one that a word does.
 */
const BEGUN = { bare: 20, introduced: 10 };
/**
 * Penalty of a string of three characters the first two of which are a dictionary word (哭泣而). The keys are
 * those of BEGUN.
 */
const FIRST_TWO = { bare: 5, introduced: 0 };
/**
 * Penalty of a string of three characters the last two of which are a dictionary word (房安排), by the frequency
 * level of that word. `bare`: no word announces a person. `person`: the mark before the string is below
 * MARKED. `role`: it is MARKED or higher.
 */
const LAST_TWO = { bare: [0, 0, 6, 15], person: [0, 0, 6, 25], role: [0, 0, 6, 10] };
/**
 * Penalty of a string with a dictionary word and without a listed family name (哭泣而, 献爱心), if no verb of people
 * follows. After a role, two such characters may be a name.
 */
const WORD_WITHOUT_FAMILY = 8;
const VERB = new RegExp(`^(?:${DOES}|${TESTIFIES})`);
const MAX_VERB = 4;
/** Penalty of a dictionary word followed by a character that ends the name of an office (劳资科). */
const OFFICE = 100;
const OF_OFFICE = /[科股室组队部处局所]/;
/** The largest penalty apart from WITHIN and OFFICE. */
const MAX_CUT = 41;

/**
 * Whether the dictionary's words at a name's place reduce its score below `least`. `mark` says how strongly
 * the text before the name announces a person (see marks.ts).
 */
export const isCut = (text: string, name: Candidate, least: number, mark: number): boolean =>
  (name.score < least + MAX_CUT || OF_OFFICE.test(text[name.end - 1]!)) &&
  name.score - cutBy(text, name, mark) < least;

/** The penalty for a name: the sum of those penalties above that apply to it. */
function cutBy(text: string, { at, end }: Candidate, mark: number): number {
  const starts = startsWithin(text, at, end);
  const kind = mark > 0 ? "introduced" : "bare";
  const by = mark === 0 ? "bare" : mark < MARKED ? "person" : "role";
  const [second, third] = starts.slice(1, end - at);
  if (surnameOf(text.slice(at, end)).length > 1) return 0;
  if (third === false && !second) return WITHIN;
  if (!starts[0]) return BEGUN[kind];
  const name = text.slice(at, end);
  const isWord =
    (!second || third === false) &&
    !(mark === DIRECT && third === undefined) &&
    !isFamily(name[0]!) &&
    !isTranscribed(name) &&
    !VERB.test(text.slice(end, end + MAX_VERB));
  const behind = (starts[end - at] ? 0 : GOES_ON) + (isWord ? WORD_WITHOUT_FAMILY : 0);
  if (third === undefined) return behind;
  if (!second) return OF_OFFICE.test(text[end - 1]!) ? OFFICE : behind + FIRST_TWO[kind];
  return third ? behind : behind + LAST_TWO[by][levelOf(text.charCodeAt(at + 1), text.charCodeAt(at + 2))]!;
}
