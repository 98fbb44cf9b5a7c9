import { existsSync, readFileSync } from "node:fs";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { StreetWord } from "#domain/ask/question/street-words.ts";
import { SAYS_NOTHING } from "#domain/catalogue/causes/everyday-words.ts";
import { EverydayLineError, readEverydayLines } from "../catalogue/everyday-lines.ts";

const TERMS = "data/sources/search/keywords.tsv";
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

/** The words of the street that a line of STREET_SOURCE pairs with words of the law, folded; none for a remark. */
export const streetsOfLine = (line: string): string[] =>
  line === "" || line.startsWith("#") ? [] : line.split("\t")[0]!.split("|").map(foldText);

/** The everyday wordings of causes, as they are written. */
export const readCauseWordings = (everyday = EVERYDAY): string[] =>
  readEverydayLines(everyday).flatMap(({ street, causes }) => (causes === "" ? [] : street));

/** Words that the vocabulary knows whatever their counts: terms of art, and both sides of everyday pairs. */
export function readAskWords(): string[] {
  const terms = readFileSync(TERMS, "utf8").split("\n");
  const words = terms
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(1)
    .map((line) => foldText(line.split("\t")[1] ?? ""));
  for (const { street, law } of readStreetWords()) words.push(street, ...law);
  return [...new Set(words)];
}
