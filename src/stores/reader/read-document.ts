import type { ReadPage } from "#client/reader/messages.ts";
import type { Reading } from "#domain/reading/own-document.ts";

/** The result of reading a document. */
export interface ReadDocument {
  pages: ReadPage[];
  reading: Reading;
  /** Legal terms in the document, which may be sent to find similar cases; those struck out are removed. */
  terms: string[];
}
