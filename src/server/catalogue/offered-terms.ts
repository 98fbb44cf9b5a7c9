import { readRows } from "../files/read-rows.ts";

/** Terms of art by field of law, kept by hand. */
export const OFFERED_TERMS = "data/sources/search/keywords.tsv";

/** The terms that the search offers as keywords, in the file's order; under its comment the file has one heading. */
export function readOfferedTerms(): string[] {
  return readRows(OFFERED_TERMS, 2)
    .slice(1)
    .flatMap(([, term = ""]) => term);
}
