import { existsSync } from "node:fs";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { StreetWord } from "#domain/ask/question/street-words.ts";
import { SAYS_NOTHING } from "#domain/catalogue/causes/everyday-words.ts";
import { EverydayLineError, readEverydayLines } from "../catalogue/everyday-lines.ts";
import type { Elsewhere } from "../catalogue/street-words.ts";

const EVERYDAY = "data/sources/causes/everyday.tsv";
/** Pairs by hand, in the form of `EverydayLine`. */
export const STREET_SOURCE = "data/sources/ask/street-words.tsv";

/** A word that stands twice among the everyday words. */
export class StreetWordError extends Error {
  override name = "StreetWordError";
}

/**
 * The pairs of data/sources/ask/street-words.tsv and those of the everyday words of causes, folded. Throws
 * StreetWordError for a word that stands in both files or twice in the first, EverydayLineError for a line of
 * another form or a wording of a cause in the first.
 */
export function readStreetWords(everyday = EVERYDAY, own = STREET_SOURCE): StreetWord[] {
  const found = new Map<string, string[]>();
  for (const { street, law } of readEverydayLines(everyday))
    if (law.length > 0 && law[0] !== SAYS_NOTHING)
      for (const word of street) found.set(foldText(word), law.map(foldText));
  for (const { street, law, causes, place } of existsSync(own) ? readEverydayLines(own) : []) {
    if (causes !== "") throw new EverydayLineError(`${place}: wordings of causes stand in ${everyday}`);
    for (const word of street.map(foldText)) {
      if (found.has(word)) throw new StreetWordError(`${place}: ${word} is known already`);
      found.set(word, law.map(foldText));
    }
  }
  return [...found].map(([street, law]) => ({ street, law }));
}

/** Words that mean the same, by hand: a line has the form of `EverydayLine`, with one word in place of the law's. */
export const SAME_SOURCE = "data/sources/ask/same-words.tsv";

/** The words of SAME_SOURCE, folded, each with the one that stands for it. Throws EverydayLineError for a line of another form. */
export const readSameWords = (path = SAME_SOURCE): StreetWord[] =>
  readEverydayLines(path).flatMap(({ street, law }) =>
    street.map((word) => ({ street: foldText(word), law: law.map(foldText) })),
  );

/** Troubles that nothing of ours answers, by hand: a line has the form of `EverydayLine`, with the articles that answer in place of the law's words. */
export const ELSEWHERE_SOURCE = "data/sources/ask/elsewhere.tsv";

/** The ways people ask of each trouble of ELSEWHERE_SOURCE and the articles that answer. Throws EverydayLineError for a line of another form. */
export const readElsewhere = (path = ELSEWHERE_SOURCE): Elsewhere[] =>
  readEverydayLines(path).map(({ street, law }) => ({ asked: street, lead: law }));

/** The everyday wordings of causes, as they are written. */
export const readCauseWordings = (everyday = EVERYDAY): string[] =>
  readEverydayLines(everyday).flatMap(({ street, causes }) => (causes === "" ? [] : street));
