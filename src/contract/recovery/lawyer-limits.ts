/** Number of lawyers on a page of the list, as specified. A request may ask for another number. */
export const LAWYER_PAGE_SIZE = 3;
/** Maximum number of lawyers on a page, and of lawyers whose cases one request can ask for. */
export const MAX_LAWYERS = 100;
/** Maximum length of the cause or court of a claim, in characters. */
export const MAX_CLAIM_NAME_CHARS = 100;
/** Maximum length of a lawyer's name and firm together, in characters. */
export const MAX_PERSON_CHARS = 301;

/**
 * A lawyer as one value of a form: name and firm, separated by a line break. Forms without JavaScript use it.
 */
export const personValue = ({ lawyer, lawoffice }: { lawyer: string; lawoffice: string }) =>
  `${lawyer}\n${lawoffice}`;

/** The lawyer in a `personValue`; null if it names none. Browsers send the line break as two characters. */
export function readPerson(value: string): { lawyer: string; lawoffice: string } | null {
  const [lawyer, lawoffice] = value.split(/\r?\n/);
  return lawyer && lawoffice ? { lawyer, lawoffice } : null;
}
