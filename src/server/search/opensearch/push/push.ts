import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import type { SearchDocument } from "../../sources/document.ts";
import { sendPatiently } from "../cluster/bulk-sender.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { DocumentBodies, type NamedBeyond } from "../indexes/document-body.ts";
import { INDEX_FORMAT, indexBody } from "../indexes/index-body.ts";
import type { IndexKind } from "../indexes/index-names.ts";
import { stampOf } from "../indexes/local-tables.ts";
import type { PushedMeta } from "../indexes/pushed-indexes.ts";
import { sortStretches } from "./sort-stretches.ts";

/** For requests that are no answer to a visitor. */
export const ADMIN_TIMEOUT_MS = 60_000;

/** What a scope's index is made of. */
export interface PushedScope {
  /** The documents, in the same order each time; their ids are unique. */
  documents: () => Iterable<SearchDocument>;
  /** The trees that documents are counted in. */
  trees: SearchCatalogue;
  /** The terms allowed in the keyword facet. */
  vocabulary: readonly string[];
  /** Fingerprint of all that the documents are made of: with the same one nothing is sent. */
  corpus: string;
  /** What changed since another fingerprint; null if that cannot be told. Without it the index is made anew. */
  changes?: (since: string) => ScopeChanges | null;
  /** Called once the cluster holds what `documents` or `changes` gave. */
  onPushed?: () => void;
}

/** What a table's index is made of. It is made anew with every change. */
export interface PushedTable {
  /** What the cluster stores of each row; `id` is its own. */
  documents: () => Iterable<TableRow>;
  /** The fields of its mapping. */
  properties: object;
  /** Stamp of the trees whose ordinals the rows hold. */
  stamp: string;
  /** Fingerprint of all that the rows are made of. */
  corpus: string;
  /** What it says of the collection as a whole. */
  facts: () => unknown;
}
export interface TableRow {
  id: string;
  body: object;
}

/** What an index is made of. */
export type PushedSource = PushedScope | PushedTable;
export const isTableSource = (source: PushedSource): source is PushedTable => "properties" in source;

/** What changed in a scope. */
export interface ScopeChanges {
  /** New and changed ones. */
  documents: Iterable<SearchDocument>;
  /** Ids of documents that are no longer there. */
  gone: readonly string[];
  /** Documents there are now. */
  count: number;
}

export interface Push {
  cluster: Cluster;
  prefix: string;
  sources: ReadonlyMap<IndexKind, PushedSource>;
  /** Distinguishes new indexes from earlier ones and sorts after them: lower-case letters, digits. */
  stamp: string;
  /** Shards per index. */
  shards?: number;
  /** Copies of each shard; without it one, as soon as there is a second node. */
  replicas?: number | null;
  /** Makes new indexes even if little has changed. */
  whole?: boolean;
  /** Recognises names of laws. */
  knows?: KnowsLaw;
  /** Told what was done, in words, with seconds. */
  say?: (line: string) => void;
  /** Pauses between tries; for tests. */
  pauses?: readonly number[];
}

/** What a push did: documents that serve now, by kind, and how many of them were sent and how many deleted. */
export interface Pushed {
  counts: Map<IndexKind, number>;
  sent: number;
  deleted: number;
  /** Whether new indexes were made. */
  whole: boolean;
}

/** What an index says that is made of this source by this program; nothing is stored yet. */
export function freshMeta({ shards = 1 }: Push, source: PushedSource): PushedMeta {
  return {
    format: INDEX_FORMAT,
    made: isTableSource(source) ? source.stamp : stampOf(source.trees, source.vocabulary),
    corpus: source.corpus,
    shards,
    stored: 0,
    complete: false,
    tables: "",
    terms: [],
    named: { courts: [], causes: [], cited: [] },
  };
}

/** Whether documents of two indexes are alike: made by the same program with the same trees. */
export const isAlike = (a: PushedMeta, b: PushedMeta): boolean =>
  a.format === b.format && a.made === b.made && a.shards === b.shards;

export const documentBodiesOf = (
  { knows = () => false }: Push,
  { trees, vocabulary }: PushedScope,
): DocumentBodies => new DocumentBodies(trees, vocabulary, knows);

/** The body that creates an index of a source. */
export const bodyOfIndex = ({ shards }: Push, source: PushedSource, meta: PushedMeta): object =>
  isTableSource(source)
    ? indexBody(meta, shards, { properties: source.properties })
    : indexBody(meta, shards);

/** What is stored of a source, document by document. */
export interface StoredBodies {
  /** Ids with what is stored, in the same order each time; those before `from` are noted and have none. */
  list: (from: number) => Iterable<{ id: string; json: string | null }>;
  /** What the documents so far name besides the trees' nodes. */
  named: () => NamedBeyond;
}

export function storedBodiesOf(push: Push, source: PushedSource): StoredBodies {
  if (isTableSource(source)) {
    const rows = function* () {
      for (const { id, body } of source.documents()) yield { id, json: JSON.stringify(body) };
    };
    return { list: rows, named: () => ({ courts: [], causes: [], cited: [] }) };
  }
  const bodies = documentBodiesOf(push, source);
  const { documents } = source;
  function* list(from: number) {
    let at = 0;
    for (const document of sortStretches(documents())) {
      if (at++ >= from) yield { id: document.id, json: bodies.body(document) };
      else {
        bodies.note(document);
        yield { id: document.id, json: null };
      }
    }
  }
  return { list, named: () => bodies.named() };
}

/** Asks the cluster for something that is not an answer to a visitor: with time, and again where that may help. */
export async function admin(
  { cluster, pauses }: Push,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
): Promise<unknown> {
  return (await sendPatiently(cluster, { method, path, body, timeoutMs: ADMIN_TIMEOUT_MS }, pauses)).body;
}

/** Tells every scope that the cluster holds it. */
export function notePushed({ sources }: Push): void {
  for (const source of sources.values()) if (!isTableSource(source)) source.onPushed?.();
}

export const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
