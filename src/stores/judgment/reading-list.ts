import { atom } from "nanostores";
import { type ReadingEntry, withEntry, withNote, withoutEntry } from "#domain/search/results/reading-list.ts";
import { keep, loadStored, READING_LIST_KEY } from "../page/device-storage.ts";

const KEY = READING_LIST_KEY;
/** Number of days after the last change for which the list is kept. */
export const READING_LIST_DAYS = 180;
const READING_MS = READING_LIST_DAYS * 24 * 60 * 60 * 1000;

/** The documents that the visitor saved, newest first. They are only on this device. */
export const $readingList = atom<ReadingEntry[]>([]);

/** Reads the list from the device. From then on, changes in other tabs are followed. */
export function openReadingList(): void {
  const read = () => $readingList.set(loadStored<ReadingEntry[]>(KEY, READING_MS) ?? []);
  read();
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) read();
  });
}

/**
 * Changes the list if the device can store it. Otherwise the list stays as it is, and the result is false.
 */
function change(list: ReadingEntry[]): boolean {
  const kept = keep(KEY, list, READING_MS);
  if (kept) $readingList.set(list);
  return kept;
}

/** Saves a document, or removes it if it is in the list. Returns false if the device stores nothing. */
export function toggleReading(entry: Omit<ReadingEntry, "note" | "added">): boolean {
  const list = $readingList.get();
  const has = list.some(({ id }) => id === entry.id);
  return change(
    has ? withoutEntry(list, entry.id) : withEntry(list, { ...entry, note: "", added: Date.now() }),
  );
}

/** Removes a document from the list. Returns false if the device stores nothing. */
export const removeReading = (id: string) => change(withoutEntry($readingList.get(), id));
/** Sets the note on a document in the list. Returns false if the device stores nothing. */
export const noteReading = (id: string, note: string) => change(withNote($readingList.get(), id, note));
