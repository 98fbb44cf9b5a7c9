import { readFileSync } from "node:fs";

/** Terms of art by field of law, kept by hand. */
export const OFFERED_TERMS = "data/sources/search/keywords.tsv";

/** The terms that the search offers as keywords, in the file's order; under its comment the file has one heading. */
export function readOfferedTerms(): string[] {
  const lines = readFileSync(OFFERED_TERMS, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.split("\t")[1]!);
}
