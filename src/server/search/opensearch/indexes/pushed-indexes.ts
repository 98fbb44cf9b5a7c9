import * as z from "zod/mini";
import type { Cluster } from "../cluster/cluster.ts";
import { aliasOf, INDEX_KINDS, type IndexKind, isTable } from "./index-names.ts";

/** The metadata that a push writes into the mapping of an index. */
export const PushedMeta = z.object({
  /** INDEX_FORMAT when the index was pushed. */
  format: z.number(),
  /** Stamp of the trees and the vocabulary from which the documents of the index were made. */
  made: z.string(),
  /** Fingerprint of the corpus that the index contains. */
  corpus: z.string(),
  shards: z.number(),
  /**
   * Number of documents that are certainly stored, counted in the order of the push. If `complete`, the
   * number of all documents.
   */
  stored: z.number(),
  complete: z.boolean(),
  /**
   * Stamp of the trees and terms that queries of the index must use (see LocalTables). Like the fields below,
   * it is set when the index becomes complete.
   */
  tables: z.string(),
  /** The terms of the keyword facet. */
  terms: z.array(z.string()),
  /**
   * What the documents of the index name that the trees lack, and the most frequent terms (see NamedBeyond).
   */
  named: z.object({
    courts: z.array(z.string()),
    causes: z.array(z.string()),
    cited: z.array(z.tuple([z.string(), z.number()])),
  }),
  /** What a table says about the whole collection. Absent for the documents of a scope. */
  facts: z.optional(z.unknown()),
});
export type PushedMeta = z.infer<typeof PushedMeta>;

/** An index on the cluster that a push of this program made. */
export interface PushedIndex {
  type: IndexKind;
  name: string;
  /** Stamp of the push that made the index. Later pushes have greater stamps. */
  stamp: string;
  /** Whether searches use the index. */
  serves: boolean;
  /** Null if the metadata is missing or has the form of another version. */
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

/** The indexes of all kinds whose names begin with the prefix, newest push first. */
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

/** The metadata of the index that serves. Null if the metadata has the form of another version. */
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

/**
 * Lets each index of `indexes` serve instead of the one that serves its kind, in one atomic step. The indexes
 * that are replaced are kept.
 */
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
 * The indexes that would serve after a rollback; empty if there is none. They are the newest complete set of
 * indexes that does not serve, one index for each kind that serves now. A table is rebuilt with every change
 * and then has a stamp of its own. So if the set has no index of a table, the newest kept index of this table
 * is used.
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
