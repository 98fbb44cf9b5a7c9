import { existsSync } from "node:fs";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { StreetWord } from "#domain/ask/question/street-words.ts";
import { SAYS_NOTHING } from "#domain/catalogue/causes/everyday-words.ts";
import { EverydayLineError, readEverydayLines } from "../catalogue/everyday-lines.ts";
import type { Elsewhere } from "../catalogue/street-words.ts";

const EVERYDAY = "data/sources/causes/everyday.tsv";
/** Pairs of everyday words and legal terms, kept by hand in the format of EverydayLine. */
export const STREET_SOURCE = "data/sources/ask/street-words.tsv";

/** A word is listed twice among the everyday words. */
export class StreetWordError extends Error {
  override name = "StreetWordError";
}

/**
 * Reads the pairs of everyday word and legal term, folded. They are in street-words.tsv and among the
 * everyday words of causes. Throws StreetWordError for a word of street-words.tsv that is listed twice or is
 * among the everyday words of causes. Throws EverydayLineError for a line of street-words.tsv in another
 * format, or with a wording of a cause.
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

/**
 * Synonyms, kept by hand. The lines have the format of EverydayLine, with another everyday word in place of
 * the legal term.
 */
export const SAME_SOURCE = "data/sources/ask/same-words.tsv";

/**
 * Reads SAME_SOURCE: each synonym with the word that replaces it, both folded. Throws EverydayLineError for a
 * line in another format.
 */
export const readSameWords = (path = SAME_SOURCE): StreetWord[] =>
  readEverydayLines(path).flatMap(({ street, law }) =>
    street.map((word) => ({ street: foldText(word), law: law.map(foldText) })),
  );

/**
 * Problems that no content of the site covers, kept by hand. The lines have the format of EverydayLine, with
 * the articles that answer the problem in place of the legal terms.
 */
export const ELSEWHERE_SOURCE = "data/sources/ask/elsewhere.tsv";

/**
 * Reads ELSEWHERE_SOURCE: the phrasings of each problem and the articles that answer it. Throws
 * EverydayLineError for a line in another format.
 */
export const readElsewhere = (path = ELSEWHERE_SOURCE): Elsewhere[] =>
  readEverydayLines(path).map(({ street, law }) => ({ asked: street, lead: law }));

/** The everyday wordings of causes, as they are written in the file. */
export const readCauseWordings = (everyday = EVERYDAY): string[] =>
  readEverydayLines(everyday).flatMap(({ street, causes }) => (causes === "" ? [] : street));
