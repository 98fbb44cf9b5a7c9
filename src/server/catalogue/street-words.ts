import { resolve } from "node:path";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { type StreetWord, StreetWords } from "#domain/ask/question/street-words.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { loadCauses } from "./causes.ts";
import { loadWordings } from "./everyday-words.ts";

/** File with all pairs of everyday words and words of the law, without the names of causes. */
export const STREET_FILE = "data/generated/catalogue/street-names.json";
/** File with all synonyms. */
export const SAME_FILE = "data/generated/catalogue/same-names.json";
/**
 * A problem that no content of the site covers: phrasings of it, and lines that name the articles that
 * answer.
 */
export interface Elsewhere {
  asked: string[];
  lead: string[];
}

/** File with the problems that no content of the site covers. */
export const ELSEWHERE_FILE = "data/generated/catalogue/elsewhere-names.json";
/** Maximum number of causes that pairs add to those of the typed words. */
const MAX_ADDED = 3;

/** The pairs, read once per process on first use. */
export const loadStreetWords = oncePerPath(
  (path) => new StreetWords(readGeneratedJson<StreetWord[]>(path)),
  STREET_FILE,
);

/** The synonyms, in the form that functions bundle. Throws as readGenerated does. */
export const loadSameWords = (): SameWords =>
  new SameWords(readGeneratedJson<StreetWord[]>(resolve(SAME_FILE)));

/** Reads the problems that no content of the site covers. */
export const loadElsewhere = (): Elsewhere[] => readGeneratedJson<Elsewhere[]>(resolve(ELSEWHERE_FILE));

/** A cause that typed words mean after everyday words are replaced by words of the law. */
export interface StreetCause {
  code: string;
  /** The replacement: 掐脖子→故意伤害. */
  pair: string;
}

/**
 * The causes, other than `known` ones, that typed words mean after a pair replaces everyday words by words of
 * the law. A cause is included only if the changed words mean it alone and without doubt.
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
    // Words as general as 出租人 mean many causes and add none.
    if (!code || !isSure || others.length > 0 || known.includes(code) || added.has(code)) continue;
    added.set(code, { code, pair: `${word}→${law}` });
  }
  return [...added.values()].slice(0, MAX_ADDED);
}
