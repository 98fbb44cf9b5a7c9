import { existsSync, readFileSync } from "node:fs";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { StreetWord } from "#domain/ask/question/street-words.ts";

const TERMS = "data/sources/search/keywords.tsv";
const EVERYDAY = "data/sources/causes/everyday.tsv";
/** Pairs by hand: a word of the street, a tab, words of the law parted by |. */
export const STREET_SOURCE = "data/sources/ask/street-words.tsv";

const rows = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

const list = (cell = "") =>
  cell
    .split("|")
    .map((word) => foldText(word))
    .filter((word) => word !== "");

/** A line of street-words.tsv that cannot be read, or a word that stands twice. */
export class StreetWordError extends Error {
  override name = "StreetWordError";
}

/**
 * The pairs of data/sources/ask/street-words.tsv (word of the street, tab, words of the law parted by |; lines
 * with # are remarks), and those of the everyday words of causes. Throws StreetWordError for a line without
 * both columns, and for a word that stands in both files or twice.
 */
export function readStreetWords(everyday = EVERYDAY, own = STREET_SOURCE): StreetWord[] {
  const found = new Map<string, string[]>();
  for (const [street, law = "", causes = ""] of rows(everyday))
    if (causes === "" && law !== "-") for (const word of list(street)) found.set(word, list(law));
  for (const [street = "", law, ...more] of existsSync(own) ? rows(own) : []) {
    const word = foldText(street);
    if (word === "" || list(law).length === 0 || more.length > 0)
      throw new StreetWordError(`${own}: "${street}" needs a tab and words of the law behind it`);
    if (found.has(word)) throw new StreetWordError(`${own}: ${street} is known already`);
    found.set(word, list(law));
  }
  return [...found].map(([street, law]) => ({ street, law }));
}

/** The words of the street that a line of STREET_SOURCE pairs with words of the law; undefined for a remark. */
export const streetOfLine = (line: string): string | undefined =>
  line === "" || line.startsWith("#") ? undefined : foldText(line.split("\t")[0]!);

/** The everyday wordings of causes, as they are written. */
export const readCauseWordings = (everyday = EVERYDAY): string[] =>
  rows(everyday).flatMap(([wordings = "", , causes = ""]) => (causes === "" ? [] : wordings.split("|")));

/** Words that the vocabulary knows whatever their counts: terms of art, and both sides of everyday pairs. */
export function readAskWords(): string[] {
  const words = rows(TERMS)
    .slice(1)
    .map(([, term = ""]) => foldText(term));
  for (const { street, law } of readStreetWords()) words.push(street, ...law);
  return [...new Set(words)];
}
