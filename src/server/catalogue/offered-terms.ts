import { readRows } from "../files/read-rows.ts";

/** Terms of art by field of law, kept by hand. */
export const OFFERED_TERMS = "data/sources/search/keywords.tsv";

/**
 * The terms that the search suggests as keywords, in the order of the file. The first row of the file has
 * headings.
 */
export function readOfferedTerms(): string[] {
  return readRows(OFFERED_TERMS, 2)
    .slice(1)
    .flatMap(([, term = ""]) => term);
}
