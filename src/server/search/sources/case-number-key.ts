import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";

/** A case number in the spelling that the search uses, whatever brackets it was typed with. */
export const caseNumberKey = (caseNumber: string): string =>
  normaliseText(readCaseNumber(caseNumber) ?? caseNumber);
