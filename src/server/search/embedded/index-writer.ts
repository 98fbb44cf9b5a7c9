import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { readFully } from "../../files/read-fully.ts";
import { RecordFile } from "../../files/record-file.ts";
import { RecordSorter } from "../../files/sort/record-sorter.ts";
import { sortKey } from "../../files/sort/sort-key.ts";
import { writeJson } from "../../files/write-file.ts";
import { CATALOGUE_FILE, FACET_TERMS } from "../../generated/index-files.ts";
import { sealFiles } from "../../generated/seal.ts";
import type { SearchCatalogue } from "../search-engine.ts";
import type { SearchDocument } from "../sources/document.ts";
import { indexedPassages } from "../sources/indexed-passages.ts";
import { growTree, OUTSIDE_LABELS, TreePlaces } from "../sources/tree-places.ts";
import { type Catalogue, DocumentFiles } from "./document-files.ts";
import { DICTIONARY_DETAILS, detailDictionary } from "./documents/detail-packing.ts";
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

/** Byte range of a document in the spool. */
interface Place {
  from: number;
  to: number;
}

/**
 * Stores documents on disk and sorts them there, because a corpus may exceed memory. One pass adds the
 * documents, which determines their order; a second pass reads them in that order.
 */
class DocumentSpool {
  /**
   * Where the documents are in the trees of courts and causes. These objects also record the courts and
   * causes that a tree lacks.
   */
  readonly courts: TreePlaces;
  readonly causes: TreePlaces;
  /** Terms of the documents, each with the number of documents that have it. */
  readonly keywords = new Map<string, number>();
  readonly #path: string;
  readonly #file: RecordFile;
  /** The byte ranges of the documents, sorted by id. */
  readonly #byId = new RecordSorter<Place & { date: string }>();
  /** The byte ranges of the documents, sorted by date and id. */
  readonly #inOrder = new RecordSorter<Place>();
  #reading: number | null = null;
  #end = 0;
  #size = 0;

  constructor(path: string, { courts, causes }: SearchCatalogue) {
    this.courts = new TreePlaces(courts);
    this.causes = new TreePlaces(causes);
    this.#path = path;
    this.#file = new RecordFile(path);
  }

  /** Total size of the added documents as JSON, in bytes. */
  get bytes(): number {
    return this.#end;
  }

  /** Stores a document. If two documents have the same id, the first is kept. */
  add(document: SearchDocument): void {
    const from = this.#end;
    this.#end = this.#file.add(Buffer.from(JSON.stringify(document)));
    this.#byId.add(sortKey(document.id), { from, to: this.#end, date: document.date });
    this.courts.place(String(document.court_id ?? ""), document.court);
    for (const { label, code } of document.causes) this.causes.place(code ?? "", label);
    for (const term of document.keywords) this.keywords.set(term, (this.keywords.get(term) ?? 0) + 1);
  }

  /** Determines the order of the documents. No document can be added afterwards. */
  finish(): void {
    this.#file.close();
    this.#reading = openSync(this.#path, "r");
    let last = "";
    for (const { key, value } of this.#byId.sorted()) {
      const { date, ...place } = value;
      const id = key.toString("latin1");
      if (id === last) continue;
      last = id;
      this.#inOrder.add(Buffer.concat([sortKey({ descending: date }), key]), place);
      this.#size++;
    }
    this.#byId.close();
  }

  /** All documents in doc id order: newest first, then by id; documents without a date are last. */
  *inDocIdOrder(): Generator<SearchDocument> {
    for (const { value } of this.#inOrder.sorted()) yield this.#read(value);
  }

  /** At most `count` documents, at equal distances in doc id order. */
  *spread(count: number): Generator<SearchDocument> {
    const step = Math.max(1, Math.ceil(this.#size / count));
    let at = 0;
    for (const { value } of this.#inOrder.sorted()) if (at++ % step === step >> 1) yield this.#read(value);
  }

  /** Removes the files. */
  close(): void {
    this.#file.close();
    if (this.#reading !== null) closeSync(this.#reading);
    this.#reading = null;
    for (const sorter of [this.#byId, this.#inOrder]) sorter.close();
    rmSync(this.#path, { force: true });
  }

  #read({ from, to }: Place): SearchDocument {
    const bytes = Buffer.allocUnsafe(to - from);
    if (this.#reading === null) throw new Error("The spool is still being filled.");
    if (readFully(this.#reading, bytes, from) < bytes.length)
      throw new RangeError(`${this.#path} ends too early.`);
    return JSON.parse(bytes.toString("utf8")) as SearchDocument;
  }
}
