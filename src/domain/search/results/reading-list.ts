/** A document that a visitor put aside, with the visitor's note. */
export interface ReadingEntry {
  id: string;
  /** Address on this site, without host. */
  address: string;
  casename: string;
  court: string;
  case_number: string;
  /** yyyy-MM-dd or empty. */
  casedate: string;
  note: string;
  /** When the entry was added, in milliseconds since 1970. */
  added: number;
}

/** Maximum number of entries of a list. One more drops the oldest. */
export const MAX_READING_ENTRIES = 300;
/** Maximum length of a note in UTF-16 units. The rest is cut off. */
export const MAX_NOTE_CHARS = 2_000;

/**
 * The list with an entry added at the start. If the document is already in the list, the list is unchanged.
 */
export function withEntry(list: readonly ReadingEntry[], entry: ReadingEntry): ReadingEntry[] {
  if (list.some(({ id }) => id === entry.id)) return [...list];
  return [entry, ...list].slice(0, MAX_READING_ENTRIES);
}

/** The list without an entry. */
export const withoutEntry = (list: readonly ReadingEntry[], id: string): ReadingEntry[] =>
  list.filter((entry) => entry.id !== id);

/** The list with this note on one entry. The note is cut at MAX_NOTE_CHARS. */
export const withNote = (list: readonly ReadingEntry[], id: string, note: string): ReadingEntry[] =>
  list.map((entry) => (entry.id === id ? { ...entry, note: note.slice(0, MAX_NOTE_CHARS) } : entry));
