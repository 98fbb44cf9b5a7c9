import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";

/** A case number in the one spelling that the search normalises to, whatever brackets it was typed with. */
export const caseNumberKey = (caseNumber: string): string =>
  normaliseText(readCaseNumber(caseNumber) ?? caseNumber);
