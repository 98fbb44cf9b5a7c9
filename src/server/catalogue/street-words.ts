import { resolve } from "node:path";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { type StreetWord, StreetWords } from "#domain/ask/question/street-words.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { loadCauses } from "./causes.ts";
import { loadWordings } from "./everyday-words.ts";

/** All pairs of words of the street and of the law, beside the names of causes. */
export const STREET_FILE = "data/generated/catalogue/street-names.json";
/** All words that mean the same. */
export const SAME_FILE = "data/generated/catalogue/same-names.json";
/** A trouble that nothing of ours answers: how people ask of it, and lines that name the articles which do. */
export interface Elsewhere {
  asked: string[];
  lead: string[];
}

/** Troubles that nothing of ours answers. */
export const ELSEWHERE_FILE = "data/generated/catalogue/elsewhere-names.json";
/** Causes that pairs add to what typed words mean, at most. */
const MAX_ADDED = 3;

const loaded = new Map<string, StreetWords>();

/** The pairs, read once per process on first use. */
export function loadStreetWords(): StreetWords {
  const path = resolve(STREET_FILE);
  const words = loaded.get(path) ?? new StreetWords(readGeneratedJson<StreetWord[]>(path));
  loaded.set(path, words);
  return words;
}

/** The words that mean the same, as functions carry them. Throws as readGenerated does. */
export const loadSameWords = (): SameWords =>
  new SameWords(readGeneratedJson<StreetWord[]>(resolve(SAME_FILE)));

/** The troubles that nothing of ours answers. */
export const loadElsewhere = (): Elsewhere[] => readGeneratedJson<Elsewhere[]>(resolve(ELSEWHERE_FILE));

/** A cause that typed words mean once words of the law stand in place of those of the street. */
export interface StreetCause {
  code: string;
  /** What stands for what: 掐脖子→故意伤害. */
  pair: string;
}

/**
 * The causes that typed words mean where a pair puts words of the law in place of everyday ones, beyond those that they
 * mean as they are (`known`); only one that the words then surely mean alone.
 */
export function causesByStreet(
  typed: string,
  known: readonly string[],
  street = loadStreetWords(),
): StreetCause[] {
  const text = foldText(typed);
  const added = new Map<string, StreetCause>();
  for (const { street: word, law } of street.pairsIn(text)) {
    const { codes, isSure } = readCauseWords(text.replaceAll(word, law), loadCauses(), loadWordings());
    const [code, ...others] = codes;
    // Words as wide as 出租人 mean many causes and bring none.
    if (!code || !isSure || others.length > 0 || known.includes(code) || added.has(code)) continue;
    added.set(code, { code, pair: `${word}→${law}` });
  }
  return [...added.values()].slice(0, MAX_ADDED);
}
