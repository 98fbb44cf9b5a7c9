import { atom } from "nanostores";
import { type ReadingEntry, withEntry, withNote, withoutEntry } from "#domain/search/results/reading-list.ts";
import { keep, loadStored, READING_LIST_KEY } from "../page/device-storage.ts";

const KEY = READING_LIST_KEY;
/** The whole list expires half a year after its last change. */
export const READING_LIST_DAYS = 180;
const READING_MS = READING_LIST_DAYS * 24 * 60 * 60 * 1000;

/** The documents a visitor saved, newest first; on this device only. */
export const $readingList = atom<ReadingEntry[]>([]);

/** Reads the list from the device; later changes in other tabs are followed automatically. */
export function openReadingList(): void {
  const read = () => $readingList.set(loadStored<ReadingEntry[]>(KEY, READING_MS) ?? []);
  read();
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) read();
  });
}

/** Changes the list if the device can store it; otherwise leaves it unchanged and returns false. */
function change(list: ReadingEntry[]): boolean {
  const kept = keep(KEY, list, Date.now(), READING_MS);
  if (kept) $readingList.set(list);
  return kept;
}

/** Saves a document, or removes it if it is on the list; false if the device stores nothing. */
export function toggleReading(entry: Omit<ReadingEntry, "note" | "added">): boolean {
  const list = $readingList.get();
  const has = list.some(({ id }) => id === entry.id);
  return change(
    has ? withoutEntry(list, entry.id) : withEntry(list, { ...entry, note: "", added: Date.now() }),
  );
}

/** Removes a document from the list; false if the device stores nothing. */
export const removeReading = (id: string) => change(withoutEntry($readingList.get(), id));
/** Adds a note to a document on the list; false if the device stores nothing. */
export const noteReading = (id: string, note: string) => change(withNote($readingList.get(), id, note));
