import { canonicalCaseNumber } from "#domain/case-number/case-number.ts";
import { foldCharacters, normaliseText } from "#domain/search/match/normalise-text.ts";

/** A case number in one spelling as normalised for search: whatever brackets it was typed with. */
export const caseNumberKey = (caseNumber: string): string =>
  normaliseText(canonicalCaseNumber(foldCharacters(caseNumber)) ?? caseNumber);
