import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Choice } from "#contract/envelope.ts";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { readTypedCourt } from "../catalogue/typed-names.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

/**
 * The file that maps the Chinese names of courts, places and causes to their English names. English pages use
 * the same names.
 */
export const ENGLISH_NAMES_FILE = "data/generated/catalogue/english-names.json";

interface EnglishName {
  label: string;
  /** Code of the cause. Undefined if the name is not that of a cause. */
  code: string | undefined;
  words: string[];
}

/** Words that mean nothing by themselves in a name. */
const LINKS = new Set(["a", "an", "the", "of", "over", "in", "to", "and", "or", "by", "for", "dispute"]);
/** A word that is in the names of more causes than this is too common to tell them apart. */
const COMMON = 40;
/** Minimum length in characters of a word that tells which cause is meant. */
const TELLING_CHARS = 4;
/** A typed word of at least this many characters also matches a longer word in a name that begins with it. */
const CUT_CHARS = 5;

/** The words of an English text in lower case. A plural s is removed, and so are the words in LINKS. */
export const englishWords = (text: string): string[] => {
  const words = text.toLowerCase().match(/[a-z0-9]+(?=['’]s\b)|[a-z0-9]{2,}|\d+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=[a-z]{3})(?<!s)s$/u, "")).filter((word) => !LINKS.has(word));
};

let names: EnglishName[] | undefined;

function loadEnglishNames(): EnglishName[] {
  const path = resolve(ENGLISH_NAMES_FILE);
  names ??= Object.entries(existsSync(path) ? readGeneratedJson<Record<string, string>>(path) : {}).map(
    ([label, english]) => ({ label, code: loadCauses().byLabel(label)?.value, words: englishWords(english) }),
  );
  return names;
}

/** Whether a name has the typed word, which may join two words of the name (trademark, trade mark). */
const hasWord = ({ words }: EnglishName, typed: string) =>
  words.some(
    (word, at) =>
      word === typed ||
      word + (words[at + 1] ?? "") === typed ||
      (typed.length >= CUT_CHARS && word.startsWith(typed)),
  );

/** Orders names: short names first, then civil causes, other causes, and names that are not of causes. */
const byNearness = (a: EnglishName, b: EnglishName) =>
  a.words.length - b.words.length || rankOf(a) - rankOf(b);
const rankOf = ({ code }: EnglishName) => (code === undefined ? 2 : code.startsWith("2") ? 0 : 1);

/**
 * The condition for the cause or court with an English name that contains all typed words. Of several names,
 * the first in the order of `byNearness` is used. Undefined if there is none.
 */
export function namedInEnglish(typed: string): { reason: string[] } | { court: string[] } | undefined {
  const wanted = englishWords(typed);
  if (wanted.length === 0) return undefined;
  const found = loadEnglishNames()
    .filter((name) => wanted.every((word) => hasWord(name, word)))
    .sort(byNearness);
  for (const { label, code } of found) {
    if (code !== undefined) return { reason: [label] };
    if ("key" in readTypedCourt(label, "court")) return { court: [label] };
  }
  return undefined;
}

/**
 * The causes whose English names contain the most of the question's telling words. A rare word counts more
 * than a frequent one.
 */
export function causesInEnglish(question: string): Choice[] {
  const causes = loadEnglishNames().filter(({ code }) => code !== undefined);
  const telling = [...new Set(englishWords(question))].flatMap((word) => {
    const holding = causes.filter((name) => hasWord(name, word)).length;
    return word.length < TELLING_CHARS || holding === 0 || holding > COMMON ? [] : [{ word, holding }];
  });
  /**
   * The weight of a name: for each telling word in it, 1 + 1/n, where n is the number of names with that
   * word.
   */
  const weightOf = (name: EnglishName) =>
    telling.reduce((sum, { word, holding }) => sum + (hasWord(name, word) ? 1 + 1 / holding : 0), 0);
  return causes
    .map((name) => ({ name, shared: weightOf(name) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || byNearness(a.name, b.name))
    .slice(0, MAX_PROPOSED.causes)
    .map(({ name }) => ({ code: name.code!, label: name.label }));
}
