/** Lawyers per page of the list by default; fixed. */
export const LAWYER_PAGE_SIZE = 3;
/** Maximum number of lawyers per page, and of lawyers whose cases one request may ask for. */
export const MAX_LAWYERS = 100;
/** Maximum number of characters of the cause or court of a claim. */
export const MAX_CLAIM_NAME_CHARS = 100;
/** Maximum number of characters of a lawyer's name and firm together. */
export const MAX_PERSON_CHARS = 301;

/** A lawyer as one value of a form without script: name and firm, separated by a line break. */
export const personValue = ({ lawyer, lawoffice }: { lawyer: string; lawoffice: string }) =>
  `${lawyer}\n${lawoffice}`;

/**
 * The lawyer of a `personValue`; browsers send its line break as two characters. Null if the value names
 * nobody.
 */
export function readPerson(value: string): { lawyer: string; lawoffice: string } | null {
  const [lawyer, lawoffice] = value.split(/\r?\n/);
  return lawyer && lawoffice ? { lawyer, lawoffice } : null;
}
