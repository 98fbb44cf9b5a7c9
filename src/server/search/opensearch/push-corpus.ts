import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import type { SearchDocument } from "../sources/document.ts";
import { BulkSender, PushError, sendPatiently } from "./bulk-sender.ts";
import type { Cluster } from "./cluster.ts";
import { documentBodies } from "./document-body.ts";
import { INDEX_FORMAT, indexBody } from "./index-body.ts";
import { aliasOf } from "./index-names.ts";
import type { LocalTables } from "./local-tables.ts";
import { deleteIndexes, listPushed, type PushedIndex, type PushedMeta, serveFrom } from "./pushed-indexes.ts";

const ADMIN_TIMEOUT_MS = 60_000;
/** Documents between two notes of how far a push has come. */
const NOTED_EVERY = 20_000;
const POLLED_MS = 500;
/** A copy on a second node may take long; the index before serves meanwhile. */
const GREEN_WITHIN_MS = 30 * 60_000;

export interface Push {
  cluster: Cluster;
  prefix: string;
  tables: LocalTables;
  /** The documents of each scope, in the same order each time; their ids are unique. */
  documents: ReadonlyMap<SearchScope, () => Iterable<SearchDocument>>;
  /** Distinguishes these indexes from earlier ones and sorts after them: lower-case letters, digits. */
  stamp: string;
  /** Fingerprint of the corpus: an interrupted push of the same one goes on. */
  corpus: string;
  /** Shards per index. */
  shards?: number;
  /** Recognises names of laws. */
  knows?: KnowsLaw;
  /** Told what was done, in words, with seconds. */
  say?: (line: string) => void;
  /** Pauses between tries; for tests. */
  pauses?: readonly number[];
}

const Count = z.object({ count: z.number() });
const Task = z.object({ task: z.string() });
const TaskState = z.object({ completed: z.boolean() });
const Health = z.object({ status: z.string() });

/**
 * Pushes the documents of all scopes into new indexes, then lets them serve in one step: a search sees either
 * all of the old or all of the new. What served before stays for a rollback, what is older goes. A push of the
 * same corpus that was interrupted goes on where it was. Returns the number of documents by scope; throws
 * PushError if a document is refused or counts differ, and what served goes on serving.
 */
export async function pushCorpus(push: Push): Promise<Map<SearchScope, number>> {
  const { cluster, prefix } = push;
  await refuseTakenAliases(push);
  const before = await listPushed(cluster, prefix);
  const begun = findBegun(push, before);
  const loaded: PushedIndex[] = [];
  const counts = new Map<SearchScope, number>();
  for (const [type, documents] of push.documents) {
    const index = begun.find((one) => one.type === type) ?? (await createIndex(push, type, begun[0]?.stamp));
    loaded.push(index);
    counts.set(type, await loadIndex(push, index, documents()));
  }
  for (const { name } of loaded) await waitForGreen(push, name);
  await serveFrom(cluster, prefix, loaded, before);
  const kept = new Set([...loaded, ...before.filter(({ serves }) => serves)].map(({ name }) => name));
  await deleteIndexes(
    cluster,
    before.map(({ name }) => name).filter((name) => !kept.has(name)),
  );
  return counts;
}

/** An index cannot have the name of an alias: found out before anything is loaded. */
async function refuseTakenAliases({ cluster, prefix, documents }: Push): Promise<void> {
  for (const type of documents.keys()) {
    const name = aliasOf(prefix, type);
    const path = `${name}?filter_path=*.aliases`;
    const { status, body } = await cluster.send({
      method: "GET",
      path,
      also: [404],
      timeoutMs: ADMIN_TIMEOUT_MS,
    });
    if (status !== 404 && Object.keys(body as object).includes(name))
      throw new PushError(`${name} is the name of an index on the cluster: choose another SEARCH_PREFIX`);
  }
}

/** What an index says that is made of this corpus by this program. */
const freshMeta = ({ tables, corpus }: Push, type: SearchScope): PushedMeta => ({
  format: INDEX_FORMAT,
  tables: tables.stamp(type),
  corpus,
  stored: 0,
  complete: false,
});

/** The indexes that an interrupted push of the same corpus has left; none if something was pushed since. */
function findBegun(push: Push, before: readonly PushedIndex[]): PushedIndex[] {
  const [newest] = before;
  const set = before.filter(({ stamp }) => stamp === newest?.stamp);
  const fits = ({ type, serves, meta }: PushedIndex) => {
    const { format, tables, corpus } = freshMeta(push, type);
    return !serves && meta?.format === format && meta.tables === tables && meta.corpus === corpus;
  };
  const isWhole = set.length === push.documents.size && set.every(({ meta }) => meta?.complete);
  return set.every(fits) && !isWhole ? set : [];
}

async function createIndex(push: Push, type: SearchScope, begun?: string): Promise<PushedIndex> {
  const stamp = begun ?? push.stamp;
  const name = `${aliasOf(push.prefix, type)}-${stamp}`;
  const meta = freshMeta(push, type);
  const body = indexBody(meta, push.shards);
  await push.cluster.send({ method: "PUT", path: name, body, timeoutMs: ADMIN_TIMEOUT_MS });
  return { type, name, stamp, serves: false, meta };
}

/** Stores what an index lacks and makes it ready to serve; the number of its documents. */
async function loadIndex(
  push: Push,
  index: PushedIndex,
  documents: Iterable<SearchDocument>,
): Promise<number> {
  const { cluster, tables, pauses, say } = push;
  const { type, name } = index;
  const meta = index.meta!;
  if (meta.complete) return meta.stored;
  const note = (noted: PushedMeta) => admin(push, "PUT", `${name}/_mapping`, { _meta: noted });
  const bodyOf = documentBodies(tables.catalogue(type), tables.facetTerms(type), push.knows ?? (() => false));
  const sender = new BulkSender(cluster, name, pauses);
  const started = performance.now();
  let count = 0;
  for (const document of documents) {
    // Counted the same way the last time, so these are there.
    if (count++ < meta.stored) continue;
    await sender.add(document.id, bodyOf(document));
    if (count % NOTED_EVERY > 0) continue;
    await sender.settle();
    await note({ ...meta, stored: count });
    say?.(`${name}: ${count.toLocaleString("en")} documents (${seconds(started)})`);
  }
  await sender.settle();
  say?.(`${name}: ${count.toLocaleString("en")} documents stored (${seconds(started)})`);
  const merged = await admin(
    push,
    "POST",
    `${name}/_forcemerge?max_num_segments=1&wait_for_completion=false`,
  );
  const { task } = z.parse(Task, merged);
  while (!z.parse(TaskState, await admin(push, "GET", `_tasks/${task}`)).completed) await pause(POLLED_MS);
  await admin(push, "PUT", `${name}/_settings`, {
    index: { refresh_interval: "1s", auto_expand_replicas: "0-1" },
  });
  await admin(push, "POST", `${name}/_refresh`);
  const { count: held } = z.parse(Count, await admin(push, "GET", `${name}/_count`));
  if (held !== count)
    throw new PushError(
      `${name} holds ${held} of ${count} documents: two may have one id, or a node was lost`,
    );
  await note({ ...meta, stored: count, complete: true });
  say?.(`${name}: ready (${seconds(started)})`);
  return count;
}

async function waitForGreen(push: Push, name: string): Promise<void> {
  const path = `_cluster/health/${name}?wait_for_status=green&timeout=20s`;
  for (const started = Date.now(); Date.now() - started < GREEN_WITHIN_MS; ) {
    const { body } = await sendPatiently(
      push.cluster,
      { method: "GET", path, timeoutMs: ADMIN_TIMEOUT_MS, also: [408] },
      push.pauses,
    );
    if (z.parse(Health, body).status === "green") return;
  }
  throw new PushError(`${name} lacks a copy of a shard after half an hour: look at the nodes' disks`);
}

async function admin(
  { cluster, pauses }: Push,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
): Promise<unknown> {
  return (await sendPatiently(cluster, { method, path, body, timeoutMs: ADMIN_TIMEOUT_MS }, pauses)).body;
}

const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
