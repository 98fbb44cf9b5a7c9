import type { ReadPage } from "#client/reader/messages.ts";
import type { Reading } from "#domain/reading/own-document.ts";

/** What was read. */
export interface ReadDocument {
  pages: ReadPage[];
  reading: Reading;
  /** Words of law in it, which may be sent to find similar cases; those struck out are gone. */
  terms: string[];
}
