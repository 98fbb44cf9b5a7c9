import { readRows } from "../files/read-rows.ts";

/** Hand-kept terms of art by field of law. */
export const OFFERED_TERMS = "data/sources/search/keywords.tsv";

/**
 * The terms that the search suggests as keywords, in the file's order. The file has one heading after its
 * comment.
 */
export function readOfferedTerms(): string[] {
  return readRows(OFFERED_TERMS, 2)
    .slice(1)
    .flatMap(([, term = ""]) => term);
}
