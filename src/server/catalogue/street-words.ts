import { resolve } from "node:path";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { type StreetWord, StreetWords } from "#domain/ask/question/street-words.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import { loadCauses } from "./causes.ts";
import { loadWordings } from "./everyday-words.ts";

/** The file with all pairs of an everyday word and a legal term, without the names of causes. */
export const STREET_FILE = "data/generated/catalogue/street-names.json";
/** The file with all synonyms. */
export const SAME_FILE = "data/generated/catalogue/same-names.json";
/**
 * A problem that no content of the site covers. `asked` has phrasings of the problem, and `lead` has the
 * articles that answer it, as lines.
 */
export interface Elsewhere {
  asked: string[];
  lead: string[];
}

/** The file with the problems that no content of the site covers. */
export const ELSEWHERE_FILE = "data/generated/catalogue/elsewhere-names.json";
/** Maximum number of causes that pairs add to the causes that the typed words mean. */
const MAX_ADDED = 3;

/** The pairs of everyday words and legal terms, read once per process on first use. */
export const loadStreetWords = oncePerPath(
  (path) => new StreetWords(readGeneratedJson<StreetWord[]>(path)),
  STREET_FILE,
);

/** Reads the synonyms. Throws what readGenerated throws. */
export const loadSameWords = (): SameWords =>
  new SameWords(readGeneratedJson<StreetWord[]>(resolve(SAME_FILE)));

/** Reads the problems that no content of the site covers. */
export const loadElsewhere = (): Elsewhere[] => readGeneratedJson<Elsewhere[]>(resolve(ELSEWHERE_FILE));

/** A cause that typed words mean if an everyday word in them is replaced by a legal term. */
export interface StreetCause {
  code: string;
  /** The replaced word and the term: 掐脖子→故意伤害. */
  pair: string;
}

/**
 * The causes that typed words mean if a pair replaces an everyday word in them. Causes in `known` are left
 * out. A cause is included only if the changed words mean it with certainty and mean no other.
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
    // A term as general as 出租人 means many causes, so it adds none.
    if (!code || !isSure || others.length > 0 || known.includes(code) || added.has(code)) continue;
    added.set(code, { code, pair: `${word}→${law}` });
  }
  return [...added.values()].slice(0, MAX_ADDED);
}
