import { atom } from "nanostores";
import { type ReadingEntry, withEntry, withNote, withoutEntry } from "#domain/search/results/reading-list.ts";
import { keep, loadStored, READING_LIST_KEY } from "../page/device-storage.ts";

const KEY = READING_LIST_KEY;
/** Half a year after its last change the whole list goes. */
export const READING_LIST_DAYS = 180;
const READING_MS = READING_LIST_DAYS * 24 * 60 * 60 * 1000;

/** The documents a visitor put aside, newest first; on this device alone. */
export const $readingList = atom<ReadingEntry[]>([]);

/** Reads the list from the device; another tab's changes follow by themselves. */
export function openReadingList(): void {
  const read = () => $readingList.set(loadStored<ReadingEntry[]>(KEY, READING_MS) ?? []);
  read();
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) read();
  });
}

/** Changes the list where the device keeps it; else it stays as it was, and false comes back. */
function change(list: ReadingEntry[]): boolean {
  const kept = keep(KEY, list, Date.now(), READING_MS);
  if (kept) $readingList.set(list);
  return kept;
}

/** Puts a document aside, or takes it off the list when it is there; false where the device keeps nothing. */
export function toggleReading(entry: Omit<ReadingEntry, "note" | "added">): boolean {
  const list = $readingList.get();
  const has = list.some(({ id }) => id === entry.id);
  return change(
    has ? withoutEntry(list, entry.id) : withEntry(list, { ...entry, note: "", added: Date.now() }),
  );
}

/** Takes a document off the list; false where the device keeps nothing. */
export const removeReading = (id: string) => change(withoutEntry($readingList.get(), id));
/** Writes a note to a document of the list; false where the device keeps nothing. */
export const noteReading = (id: string, note: string) => change(withNote($readingList.get(), id, note));
