/** One document a visitor put aside, with their own note. */
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
  /** Time of adding, in milliseconds. */
  added: number;
}

/** Maximum number of entries of a list; the oldest is dropped. */
export const MAX_READING_ENTRIES = 300;
/** Longest note, in UTF-16 units; the rest is cut off. */
export const MAX_NOTE_CHARS = 2_000;

/** The list with an entry at its head. An entry already present keeps its position and note. */
export function withEntry(list: readonly ReadingEntry[], entry: ReadingEntry): ReadingEntry[] {
  if (list.some(({ id }) => id === entry.id)) return [...list];
  return [entry, ...list].slice(0, MAX_READING_ENTRIES);
}

/** The list without an entry. */
export const withoutEntry = (list: readonly ReadingEntry[], id: string): ReadingEntry[] =>
  list.filter((entry) => entry.id !== id);

/** The list with a note on one entry, cut at MAX_NOTE_CHARS. */
export const withNote = (list: readonly ReadingEntry[], id: string, note: string): ReadingEntry[] =>
  list.map((entry) => (entry.id === id ? { ...entry, note: note.slice(0, MAX_NOTE_CHARS) } : entry));
