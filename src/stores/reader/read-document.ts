import type { ReadPage } from "#client/reader/messages.ts";
import type { Reading } from "#domain/reading/own-document.ts";

/** The result of reading a document on the device. */
export interface ReadDocument {
  pages: ReadPage[];
  reading: Reading;
  /** Legal terms of the document that the visitor may send to find similar cases. */
  terms: string[];
}
