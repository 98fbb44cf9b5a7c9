import { allMatches } from "../../../text/all-matches.ts";
import { partsOf } from "../printed/forms.ts";
import { surnameOf } from "../printed/surnames.ts";
import { HIDDEN } from "./likeliest-name.ts";
import { scoreOfGiven } from "./name-model.ts";
import { placesOf } from "./overlaps.ts";
import { NICKNAMES } from "./word-lists.ts";
import { isOneWord, startsWithin } from "./word-starts.ts";
import { levelOf } from "./words.ts";

/** Patterns for a nickname beside a person's name: “小付”（付例）, 李例（绰号“小李”）, 绰号“小李”的李例. */
const BOUND = (name: string): RegExp[] => [
  new RegExp(
    `“([^“”]{2,8})”(?:[（［]|即|，即|，?(?:经查|真名|本名)[^，。；“”]{0,8}|[（［][^（）“”，]{0,10})${name}`,
    "g",
  ),
  new RegExp(
    `${name}[（，［](?:[^（）“”。]{0,12})?(?:${NICKNAMES}|即)[^，。；“”（）]{0,4}“([^“”]{2,8})”`,
    "g",
  ),
];

/**
 * Pattern for familiar forms of address that contain the last character of a given name: 凤儿, 梅姐, 阿芬. “小芬” in
 * quotes does not match, since it may be another person.
 */
const CLOSE = (last: string): RegExp =>
  new RegExp(`[阿小]${last}(?!”)|${last}(?:${last}|[儿子姐哥妹弟嫂叔婶姨伯爷婆])`, "g");

/**
 * Other strings by which the text refers to masked people, each with the person's name. All have two or more
 * characters.
 */
export function otherForms(
  names: readonly string[],
  open: readonly string[],
  text: string,
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (form: string, name: string): void => {
    if (!found.has(form) && !names.includes(form) && !open.includes(form)) found.set(form, name);
  };
  for (const name of names) {
    for (const part of partsOf(name)) if (text.includes(part)) add(part, name);
    if (/[^\u4e00-\u9fff]/.test(name)) continue;
    const given = givenOf(name);
    if (given.length > 1 && !open.some((other) => other.endsWith(given)) && !isPlace(text, given))
      add(given, name);
    const last = given.at(-1);
    if (last && !open.some((other) => other.endsWith(last))) {
      for (const { 0: form } of allMatches(text, CLOSE(last)))
        if (!HIDDEN.test(form) && !isWord(form)) add(form, name);
      // 天天 is an ordinary word, but a name in quotes.
      if (text.includes(`“${last}${last}”`)) add(`${last}${last}`, name);
    }
    for (const pattern of BOUND(name))
      for (const [, nickname = ""] of text.matchAll(pattern)) if (!HIDDEN.test(nickname)) add(nickname, name);
  }
  return found;
}

function givenOf(name: string): string {
  const family = surnameOf(name);
  return name.slice(name.length > 3 && family.length === 1 ? -2 : family.length);
}

/** A pair of characters from this frequency level on is an ordinary word. */
const USUAL = 2;
/**
 * Minimum score of a given name that is used alone and is also an ordinary word. `close` is for a name in
 * `Protected.close`.
 */
const MIN_GIVEN = { close: -45, other: 5 };

/**
 * Whether a pair of characters is an ordinary word (男子 beside 陈若男, 儿子 beside 王玲儿). For a doubled character,
 * only its frequency decides, because the dictionary contains too many doubled characters.
 */
const isWord = (pair: string): boolean =>
  levelOf(pair.charCodeAt(0), pair.charCodeAt(1)) >= USUAL || (pair[0] !== pair[1] && isOneWord(pair));

/**
 * Whether a form of two characters means a person at an offset. It does if judgments seldom use the two
 * characters together, and the form is in quotes or belongs to a name in `Protected.close`. It also does if
 * the dictionary finds no word in the form, and the form is not an ordinary word. Otherwise the score of the
 * surrounding text decides.
 */
export function standsForSomebody(text: string, at: number, isClose: boolean): boolean {
  const level = levelOf(text.charCodeAt(at), text.charCodeAt(at + 1));
  if (level === 0 && (isClose || (text[at - 1] === "“" && text[at + 2] === "”"))) return true;
  if (level < USUAL && startsWithin(text, at, at + 2).every(Boolean)) return true;
  return scoreOfGiven(text, at, 0) >= (isClose ? MIN_GIVEN.close : MIN_GIVEN.other);
}

/** Text after a county's name. */
const OF_COUNTY = /^(?:[\u4e00-\u9fff]{1,4}族)*(?:自治[县州旗]|县(?![长委医城里]))/;
/** Whether the text names a county of this name. */
const isPlace = (text: string, name: string): boolean =>
  placesOf(text, name).some((at) => OF_COUNTY.test(text.slice(at + name.length, at + name.length + 16)));
