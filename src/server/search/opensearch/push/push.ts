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

/** Time limit in ms of requests that do not answer a visitor. */
export const ADMIN_TIMEOUT_MS = 60_000;

/** A scope as the source of an index. */
export interface PushedScope {
  /** The documents. Each call returns them in the same order, and their ids are unique. */
  documents: () => Iterable<SearchDocument>;
  /** The trees by whose nodes documents are counted. */
  trees: SearchCatalogue;
  /** The terms that the keyword facet may contain. */
  vocabulary: readonly string[];
  /** Fingerprint of everything from which the documents are made. If it is unchanged, nothing is sent. */
  corpus: string;
  /**
   * Returns the changes since the corpus with another fingerprint; null if they are unknown. If this function
   * is absent, the index is rebuilt with every change.
   */
  changes?: (since: string) => ScopeChanges | null;
  /** Called when the cluster has stored the documents or changes. */
  onPushed?: () => void;
}

/** A table as the source of an index. The index is rebuilt with every change. */
export interface PushedTable {
  /** The rows as the cluster stores them. `id` identifies a row within the table. */
  documents: () => Iterable<TableRow>;
  /** The fields in the mapping of the index. */
  properties: object;
  /** Stamp of the trees to whose ordinals the rows refer. */
  stamp: string;
  /** Fingerprint of everything from which the rows are made. */
  corpus: string;
  /** Returns what the table says about the whole collection. */
  facts: () => unknown;
}
export interface TableRow {
  id: string;
  body: object;
}

/** The source of one index. */
export type PushedSource = PushedScope | PushedTable;
export const isTableSource = (source: PushedSource): source is PushedTable => "properties" in source;

/** What has changed in a scope. */
export interface ScopeChanges {
  /** New and changed documents. */
  documents: Iterable<SearchDocument>;
  /** Ids of removed documents. */
  gone: readonly string[];
  /** Number of documents of the scope after the changes. */
  count: number;
}

export interface Push {
  cluster: Cluster;
  prefix: string;
  sources: ReadonlyMap<IndexKind, PushedSource>;
  /**
   * Part of the names of new indexes: lower-case letters and digits. It sorts after the stamps of earlier
   * pushes.
   */
  stamp: string;
  /** Number of shards of each index. */
  shards?: number;
  /**
   * Number of replicas of each shard. If absent, each shard has one replica as soon as the cluster has a
   * second node.
   */
  replicas?: number | null;
  /** If true, new indexes are created even if only a few documents changed. */
  whole?: boolean;
  /** Recognises the names of laws. */
  knows?: KnowsLaw;
  /** Receives messages about the progress. */
  say?: (line: string) => void;
  /** Pauses between attempts in ms. Tests set them. */
  pauses?: readonly number[];
}

/** The result of a push. `counts` is the number of documents that serve now, by kind of index. */
export interface Pushed {
  counts: Map<IndexKind, number>;
  sent: number;
  deleted: number;
  /** Whether all indexes were made anew. */
  whole: boolean;
}

/** The metadata that an index of a source has before anything is stored in it. */
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
 * Whether one index may reuse the documents of the other: they have the same INDEX_FORMAT, the same `made`
 * and the same number of shards.
 */
export const isAlike = (a: PushedMeta, b: PushedMeta): boolean =>
  a.format === b.format && a.made === b.made && a.shards === b.shards;

export const documentBodiesOf = (
  { knows = () => false }: Push,
  { trees, vocabulary }: PushedScope,
): DocumentBodies => new DocumentBodies(trees, vocabulary, knows);

/** The body of the request that creates the index of a source. */
export const bodyOfIndex = ({ shards }: Push, source: PushedSource, meta: PushedMeta): object =>
  isTableSource(source)
    ? indexBody(meta, shards, { properties: source.properties })
    : indexBody(meta, shards);

/** The documents of a source in the form that the cluster stores. */
interface StoredBodies {
  /**
   * Lists the ids and documents, in the same order on each call. A listed document is recorded in `named`.
   */
  list: () => Iterable<{ id: string; json: () => string }>;
  /** What the documents listed so far name that the trees lack. */
  named: () => NamedBeyond;
}

export function storedBodiesOf(push: Push, source: PushedSource): StoredBodies {
  if (isTableSource(source)) {
    const rows = function* () {
      for (const { id, body } of source.documents()) yield { id, json: () => JSON.stringify(body) };
    };
    return { list: rows, named: () => ({ courts: [], causes: [], cited: [] }) };
  }
  const bodies = documentBodiesOf(push, source);
  function* list() {
    for (const document of (source as PushedScope).documents()) {
      bodies.note(document);
      yield { id: document.id, json: () => bodies.body(document) };
    }
  }
  return { list, named: () => bodies.named() };
}

/**
 * Sends a request that does not answer a visitor. It has a long time limit and is repeated after temporary
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

/** Tells every scope that the cluster has stored its documents. */
export function notePushed({ sources }: Push): void {
  for (const source of sources.values()) if (!isTableSource(source)) source.onPushed?.();
}

export const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
