import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import { docIdsOf } from "#server/search/embedded/lists/bit-set.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import { passagesByField, type SearchDocument } from "#server/search/sources/document.ts";
import type { ScannedDocument } from "./phrases.ts";

/** The text of a document for a scan: its indexed passages, normalised. */
export function toScanned(document: SearchDocument): ScannedDocument {
  return { id: document.id, pieces: passagesByField(document).flat().map(normaliseText).filter(Boolean) };
}

/** Finds phrases in the index of one scope in `folder`; call `close` when done. */
export function openFinder(folder: string): { find: (phrase: string) => Set<string>; close: () => void } {
  const index = new IndexReader(folder);
  return {
    find: (phrase) => {
      const { docIds: ranks } = matchKeywords(index.text, [[normaliseKeyword(phrase)]], index.documents);
      return new Set(Array.from(docIdsOf(ranks), (docId) => index.row(docId).id));
    },
    close: () => index.close(),
  };
}
