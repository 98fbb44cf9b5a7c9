import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { writeJson } from "../../files/write-file.ts";
import { CATALOGUE_FILE, FACET_TERMS } from "../../generated/index-files.ts";
import { sealFiles } from "../../generated/seal.ts";
import type { SearchDocument } from "../sources/document.ts";
import { indexedPassages } from "../sources/indexed-passages.ts";
import { growTree, OUTSIDE_LABELS } from "../sources/tree-places.ts";
import { type Catalogue, DocumentFiles } from "./document-files.ts";
import { DICTIONARY_DETAILS, detailDictionary } from "./documents/detail-packing.ts";
import { DocumentSpool } from "./documents/document-spool.ts";
import { writeKeywordFacets } from "./index/keyword-facets.ts";
import { matchKeywords } from "./match/match-keywords.ts";
import { InvertedIndexReader } from "./postings/inverted-index-reader.ts";

/** The result of writing an index. */
export interface WrittenIndex {
  documents: number;
  /** Terms of the documents, each with the number of documents that have it. */
  keywords: Map<string, number>;
}

/**
 * Writes the index of one scope into a folder, whose previous content is removed. Documents come in any
 * order; if two have the same id, the first is kept. A court or cause that the given trees lack is added to
 * them. `vocabulary` lists the terms that the keyword facet may contain, and `facetTerms` limits their number
 * to the most frequent ones. `knows` recognises names of laws. The same documents always give the same bytes.
 */
export function writeIndex(
  folder: string,
  documents: Iterable<SearchDocument>,
  given: Catalogue,
  vocabulary: string[] = [],
  knows: KnowsLaw = () => false,
  facetTerms = FACET_TERMS,
): WrittenIndex {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const spool = new DocumentSpool(join(folder, "spool.tmp"), given);
  for (const document of documents) spool.add(document);
  spool.finish();
  const catalogue: Catalogue = {
    courts: growTree(given.courts, OUTSIDE_LABELS.courts, spool.courts.beyond),
    causes: growTree(given.causes, OUTSIDE_LABELS.causes, spool.causes.beyond),
  };
  writeJson(join(folder, CATALOGUE_FILE), catalogue);
  const size = writeDocuments(folder, spool, catalogue, knows);
  const text = new InvertedIndexReader(folder, false);
  const find = (term: string) => matchKeywords(text, [[normaliseKeyword(term)]], size).docIds;
  writeKeywordFacets(folder, find, vocabulary, facetTerms);
  text.close();
  sealFiles(readdirSync(folder).map((name) => join(folder, name)));
  return { documents: size, keywords: spool.keywords };
}

/**
 * Writes the documents of a spool in doc id order, then closes the spool. Returns the number of documents.
 */
function writeDocuments(folder: string, spool: DocumentSpool, catalogue: Catalogue, knows: KnowsLaw): number {
  const dictionary = detailDictionary(detailsOf(spool.spread(DICTIONARY_DETAILS)), spool.bytes);
  const files = new DocumentFiles(folder, catalogue, dictionary);
  for (const document of spool.inDocIdOrder()) files.add(document, indexedPassages(document, knows));
  spool.close();
  const { documents } = files;
  files.finish();
  return documents;
}

function* detailsOf(documents: Iterable<SearchDocument>): Generator<object> {
  for (const { detail } of documents) yield detail;
}
