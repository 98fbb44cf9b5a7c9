import { atom } from "nanostores";
import { forget, KEPT_MS, keep, loadStored } from "../page/device-storage.ts";
import type { ReadDocument } from "./read-document.ts";

const KEY = "ownDocument";
/** Days after which a kept document expires. */
export const KEPT_DAYS = KEPT_MS / (24 * 60 * 60 * 1000);

/** What the visitor asked this device to keep: text and fields, without pictures; null where nothing is kept. */
export const $kept = atom<ReadDocument | null>(null);

/** Looks up what is kept; called once by the page. */
export const openKept = (): void => $kept.set(loadStored<ReadDocument>(KEY));

/** Keeps a document on this device; false if the device stores nothing. */
export function keepDocument({ pages, reading, terms }: ReadDocument): boolean {
  const read = { pages: pages.map((page) => ({ ...page, image: null })), reading, terms };
  if (!keep(KEY, read)) return false;
  $kept.set(read);
  return true;
}

/** Drops what is kept. */
export function forgetDocument(): void {
  forget(KEY);
  $kept.set(null);
}
