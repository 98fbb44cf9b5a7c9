import * as z from "zod/mini";
import type { Cluster } from "../cluster/cluster.ts";
import { aliasOf, INDEX_KINDS, type IndexKind, isTable } from "./index-names.ts";

/** Metadata of a pushed index. */
export const PushedMeta = z.object({
  /** INDEX_FORMAT when the index was pushed. */
  format: z.number(),
  /** Stamp of the trees and the vocabulary with which the documents of the index were made. */
  made: z.string(),
  /** Fingerprint of the corpus. */
  corpus: z.string(),
  shards: z.number(),
  /** Number of documents stored so far, in the order of the push; all once `complete`. */
  stored: z.number(),
  complete: z.boolean(),
  /**
   * Stamp of the trees and terms for queries of the index (LocalTables); this and the following fields are
   * set once `complete`.
   */
  tables: z.string(),
  /** The terms of the keyword facet. */
  terms: z.array(z.string()),
  /** Names in the documents of the index that the trees lack. */
  named: z.object({
    courts: z.array(z.string()),
    causes: z.array(z.string()),
    cited: z.array(z.tuple([z.string(), z.number()])),
  }),
  /** A table's facts about the whole collection. */
  facts: z.optional(z.unknown()),
});
export type PushedMeta = z.infer<typeof PushedMeta>;

/** An index of ours on the cluster. */
export interface PushedIndex {
  type: IndexKind;
  name: string;
  /** Stamp of the push; later pushes have greater ones. */
  stamp: string;
  /** Whether the index answers searches. */
  serves: boolean;
  /** Null for an index pushed before indexes had metadata. */
  meta: PushedMeta | null;
}

const TIMEOUT_MS = 60_000;

const Described = z.record(
  z.string(),
  z.object({
    aliases: z.optional(z.record(z.string(), z.unknown())),
    mappings: z.optional(z.object({ _meta: z.optional(z.unknown()) })),
  }),
);

/** The prefix's indexes of all kinds, newest first. */
export async function listPushed(cluster: Cluster, prefix: string): Promise<PushedIndex[]> {
  const patterns = INDEX_KINDS.map((type) => `${aliasOf(prefix, type)}-*`).join(",");
  const filter = "filter_path=*.aliases,*.mappings._meta";
  const { body } = await cluster.send({
    method: "GET",
    path: `${patterns}?${filter}`,
    timeoutMs: TIMEOUT_MS,
  });
  return Object.entries(z.parse(Described, body))
    .flatMap(([name, { aliases = {}, mappings }]): PushedIndex[] => {
      const type = INDEX_KINDS.find((one) => name.startsWith(`${aliasOf(prefix, one)}-`));
      if (!type) return [];
      const alias = aliasOf(prefix, type);
      const meta = z.safeParse(PushedMeta, mappings?._meta);
      const stamp = name.slice(alias.length + 1);
      return [{ type, name, stamp, serves: alias in aliases, meta: meta.success ? meta.data : null }];
    })
    .sort((a, b) => (a.stamp < b.stamp ? 1 : a.stamp > b.stamp ? -1 : orderOf(a) - orderOf(b)));
}

const orderOf = ({ type }: PushedIndex) => INDEX_KINDS.indexOf(type);

/** The metadata of the serving index; null for one of an earlier version. */
export async function servingMeta(
  cluster: Cluster,
  prefix: string,
  type: IndexKind,
): Promise<PushedMeta | null> {
  const path = `${aliasOf(prefix, type)}/_mapping?filter_path=*.mappings._meta`;
  const { body } = await cluster.send({ method: "GET", path });
  const [mapping] = Object.values(z.parse(Described, body));
  const meta = z.safeParse(PushedMeta, mapping?.mappings?._meta);
  return meta.success ? meta.data : null;
}

/** Points the alias of every given kind to its index, in one atomic step. The replaced indexes are kept. */
export async function serveFrom(
  cluster: Cluster,
  prefix: string,
  indexes: readonly PushedIndex[],
  all: readonly PushedIndex[],
): Promise<void> {
  const chosen = new Set(indexes.map(({ name }) => name));
  const actions = [
    ...all
      .filter(
        ({ serves, name, type }) => serves && !chosen.has(name) && indexes.some((one) => one.type === type),
      )
      .map(({ name, type }) => ({ remove: { index: name, alias: aliasOf(prefix, type) } })),
    ...indexes.map(({ name, type }) => ({ add: { index: name, alias: aliasOf(prefix, type) } })),
  ];
  await cluster.send({ method: "POST", path: "_aliases", body: { actions }, timeoutMs: TIMEOUT_MS });
}

/** Deletes indexes permanently. */
export async function deleteIndexes(cluster: Cluster, names: readonly string[]): Promise<void> {
  for (const name of names)
    await cluster.send({ method: "DELETE", path: name, also: [404], timeoutMs: TIMEOUT_MS });
}

/**
 * The indexes that a rollback would serve: the newest complete set of documents' indexes that does not serve,
 * with its tables; empty if there is none. Tables are rebuilt with every change, so kept ones may be younger
 * than their set.
 */
export function beforeServing(all: readonly PushedIndex[]): PushedIndex[] {
  const serving = all.filter(({ serves }) => serves);
  const idle = all.filter(({ serves, meta }) => !serves && meta?.complete);
  for (const { stamp } of all) {
    const chosen = serving.map(({ type }) => {
      const same = idle.find((one) => one.type === type && one.stamp === stamp);
      return same ?? (isTable(type) ? idle.find((one) => one.type === type) : undefined);
    });
    if (chosen.length > 0 && chosen.every((one) => one !== undefined)) return chosen;
  }
  return [];
}
