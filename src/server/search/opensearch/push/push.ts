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

/** Time limit of requests that do not answer a visitor. */
export const ADMIN_TIMEOUT_MS = 60_000;

/** The source of a scope's index. */
export interface PushedScope {
  /** The documents, in the same order on each call; their ids are unique. */
  documents: () => Iterable<SearchDocument>;
  /** The trees by which documents are counted. */
  trees: SearchCatalogue;
  /** The terms allowed in the keyword facet. */
  vocabulary: readonly string[];
  /** Fingerprint of everything the documents are made of. If it is unchanged, nothing is sent. */
  corpus: string;
  /** The changes since another fingerprint; null if unknown. Without this function the index is rebuilt. */
  changes?: (since: string) => ScopeChanges | null;
  /** Called once the cluster has stored the documents or changes. */
  onPushed?: () => void;
}

/** The source of a table's index, which is rebuilt with every change. */
export interface PushedTable {
  /** The rows as the cluster stores them; `id` is the row's own. */
  documents: () => Iterable<TableRow>;
  /** The fields of the index's mapping. */
  properties: object;
  /** Stamp of the trees whose ordinals the rows contain. */
  stamp: string;
  /** Fingerprint of everything the rows are made of. */
  corpus: string;
  /** The table's facts about the whole collection. */
  facts: () => unknown;
}
export interface TableRow {
  id: string;
  body: object;
}

/** The source of an index. */
export type PushedSource = PushedScope | PushedTable;
export const isTableSource = (source: PushedSource): source is PushedTable => "properties" in source;

/** The changes of a scope. */
export interface ScopeChanges {
  /** New and changed documents. */
  documents: Iterable<SearchDocument>;
  /** Ids of removed documents. */
  gone: readonly string[];
  /** Number of documents after the changes. */
  count: number;
}

export interface Push {
  cluster: Cluster;
  prefix: string;
  sources: ReadonlyMap<IndexKind, PushedSource>;
  /** Distinguishes new indexes from earlier ones and sorts after them; lower-case letters and digits. */
  stamp: string;
  /** Number of shards per index. */
  shards?: number;
  /** Number of replicas of each shard; by default one, as soon as there is a second node. */
  replicas?: number | null;
  /** Creates new indexes even if little has changed. */
  whole?: boolean;
  /** Recognises names of laws. */
  knows?: KnowsLaw;
  /** Receives progress messages, with seconds. */
  say?: (line: string) => void;
  /** Pauses between attempts; for tests. */
  pauses?: readonly number[];
}

/** The result of a push: by kind, the documents that serve now, and how many of them were sent and deleted. */
export interface Pushed {
  counts: Map<IndexKind, number>;
  sent: number;
  deleted: number;
  /** Whether new indexes were made. */
  whole: boolean;
}

/** The metadata of an index of this source made by this program, before anything is stored. */
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

/**
 * Whether documents of one index may be reused in the other: same INDEX_FORMAT, same `made` (trees and
 * vocabulary, or a table's stamp) and same number of shards.
 */
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

/** The stored documents of a source. */
export interface StoredBodies {
  /**
   * Ids with stored documents, in the same order on each call. Those before `from` are only recorded and have
   * no document.
   */
  list: (from: number) => Iterable<{ id: string; json: string | null }>;
  /** The names, in the documents so far, that the trees lack. */
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
    for (const document of documents()) {
      if (at++ >= from) yield { id: document.id, json: bodies.body(document) };
      else {
        bodies.note(document);
        yield { id: document.id, json: null };
      }
    }
  }
  return { list, named: () => bodies.named() };
}

/**
 * Sends a request that does not answer a visitor: with a long time limit, and repeated after temporary
 * failures.
 */
export async function admin(
  { cluster, pauses }: Push,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
): Promise<unknown> {
  return (await sendPatiently(cluster, { method, path, body, timeoutMs: ADMIN_TIMEOUT_MS }, pauses)).body;
}

/** Notifies every scope that the cluster has stored it. */
export function notePushed({ sources }: Push): void {
  for (const source of sources.values()) if (!isTableSource(source)) source.onPushed?.();
}

export const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
