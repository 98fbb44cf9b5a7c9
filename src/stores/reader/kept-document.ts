import { atom } from "nanostores";
import { forget, KEPT_MS, keep, loadStored } from "../page/device-storage.ts";
import type { ReadDocument } from "./read-document.ts";

const KEY = "ownDocument";
/** The number of days after which a stored document expires. */
export const KEPT_DAYS = KEPT_MS / (24 * 60 * 60 * 1000);

/**
 * The document that the visitor asked this device to store. It contains text and fields, but no pictures.
 * Null if the device stores none.
 */
export const $kept = atom<ReadDocument | null>(null);

/** Reads the stored document from the device. The page calls this once. */
export const openKept = (): void => $kept.set(loadStored<ReadDocument>(KEY));

/** Stores a document on this device, without its pictures. Returns false if the browser stores nothing. */
export function keepDocument({ pages, reading, terms }: ReadDocument): boolean {
  const read = { pages: pages.map((page) => ({ ...page, image: null })), reading, terms };
  if (!keep(KEY, read)) return false;
  $kept.set(read);
  return true;
}

/** Deletes the stored document. */
export function forgetDocument(): void {
  forget(KEY);
  $kept.set(null);
}
