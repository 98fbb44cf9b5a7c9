import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import type { SearchScope } from "#domain/search/scope.ts";
import { BulkSender, PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { indexBody } from "../indexes/index-body.ts";
import { aliasOf } from "../indexes/index-names.ts";
import {
  deleteIndexes,
  listPushed,
  type PushedIndex,
  type PushedMeta,
  serveFrom,
} from "../indexes/pushed-indexes.ts";
import { finishIndex } from "./finish-index.ts";
import {
  admin,
  documentBodiesOf,
  freshMeta,
  isAlike,
  type Push,
  type Pushed,
  type PushedScope,
  seconds,
} from "./push.ts";
import { pushChanges } from "./push-changes.ts";

const ADMIN_TIMEOUT_MS = 60_000;
/** Documents between two notes of how far a push has come. */
const NOTED_EVERY = 20_000;
const POLLED_MS = 500;
/** A copy on a second node may take long; the index before serves meanwhile. */
const GREEN_WITHIN_MS = 30 * 60_000;

const Task = z.object({ task: z.string() });
const TaskState = z.object({ completed: z.boolean() });
const Health = z.object({ status: z.string() });

/**
 * Brings the cluster to the documents of all scopes. What changed little is sent to what serves; otherwise all
 * documents go into new indexes, which then serve in one step: a search sees either all of the old or all of the
 * new. What served before stays for a rollback, what is older goes. A push of the same corpus that was
 * interrupted goes on where it was. Throws PushError if a document is refused or counts differ, and what served
 * goes on serving.
 */
export async function pushCorpus(push: Push): Promise<Pushed> {
  await refuseTakenAliases(push);
  const before = await listPushed(push.cluster, push.prefix);
  const begun = findBegun(push, before);
  const changed = push.whole || begun.length > 0 ? null : await pushChanges(push, before);
  if (changed) return changed;
  return pushWhole(push, before, begun);
}

async function pushWhole(
  push: Push,
  before: readonly PushedIndex[],
  begun: readonly PushedIndex[],
): Promise<Pushed> {
  const { cluster, prefix } = push;
  const loaded: PushedIndex[] = [];
  const counts = new Map<SearchScope, number>();
  let sent = 0;
  for (const [type, scope] of push.scopes) {
    const index =
      begun.find((one) => one.type === type) ?? (await createIndex(push, type, scope, begun[0]?.stamp));
    loaded.push(index);
    const done = await loadIndex(push, index, scope);
    counts.set(type, done.count);
    sent += done.sent;
  }
  for (const { name } of loaded) await waitForGreen(push, name);
  await serveFrom(cluster, prefix, loaded, before);
  const kept = new Set([...loaded, ...before.filter(({ serves }) => serves)].map(({ name }) => name));
  await deleteIndexes(
    cluster,
    before.map(({ name }) => name).filter((name) => !kept.has(name)),
  );
  for (const { onPushed } of push.scopes.values()) onPushed?.();
  return { counts, sent, deleted: 0, whole: true };
}

/** An index cannot have the name of an alias: found out before anything is loaded. */
async function refuseTakenAliases({ cluster, prefix, scopes, pauses }: Push): Promise<void> {
  for (const type of scopes.keys()) {
    const name = aliasOf(prefix, type);
    const { status, body } = await sendPatiently(
      cluster,
      { method: "GET", path: `${name}?filter_path=*.aliases`, also: [404], timeoutMs: ADMIN_TIMEOUT_MS },
      pauses,
    );
    if (status !== 404 && Object.keys(body as object).includes(name))
      throw new PushError(`${name} is the name of an index on the cluster: choose another SEARCH_PREFIX`);
  }
}

/** The indexes that an interrupted push of the same corpus has left; none if something was pushed since. */
function findBegun(push: Push, before: readonly PushedIndex[]): PushedIndex[] {
  const [newest] = before;
  const set = before.filter(({ stamp }) => stamp === newest?.stamp);
  const fits = ({ type, serves, meta }: PushedIndex) => {
    const scope = push.scopes.get(type);
    if (!scope || !meta || serves) return false;
    return isAlike(meta, freshMeta(push, scope)) && meta.corpus === scope.corpus;
  };
  const isWhole = set.length === push.scopes.size && set.every(({ meta }) => meta?.complete);
  return set.every(fits) && !isWhole ? set : [];
}

async function createIndex(
  push: Push,
  type: SearchScope,
  scope: PushedScope,
  begun?: string,
): Promise<PushedIndex> {
  const stamp = begun ?? push.stamp;
  const name = `${aliasOf(push.prefix, type)}-${stamp}`;
  const meta = freshMeta(push, scope);
  const body = indexBody(meta, push.shards);
  await push.cluster.send({ method: "PUT", path: name, body, timeoutMs: ADMIN_TIMEOUT_MS });
  return { type, name, stamp, serves: false, meta };
}

/** Stores what an index lacks and makes it ready to serve; the number of its documents and of those sent. */
async function loadIndex(
  push: Push,
  { name, meta: given }: PushedIndex,
  scope: PushedScope,
): Promise<{ count: number; sent: number }> {
  const { cluster, pauses, say } = push;
  const meta = given!;
  if (meta.complete) return { count: meta.stored, sent: 0 };
  const note = (noted: PushedMeta) => admin(push, "PUT", `${name}/_mapping`, { _meta: noted });
  const bodies = documentBodiesOf(push, scope);
  const sender = new BulkSender(cluster, name, pauses);
  const started = performance.now();
  let count = 0;
  for (const document of scope.documents()) {
    if (count++ < meta.stored) {
      // Counted the same way the last time, so it is there.
      bodies.note(document);
      continue;
    }
    await sender.add(document.id, bodies.body(document));
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
  const copies =
    push.replicas === undefined || push.replicas === null
      ? { auto_expand_replicas: "0-1" }
      : { number_of_replicas: push.replicas };
  await admin(push, "PUT", `${name}/_settings`, { index: { refresh_interval: "1s", ...copies } });
  await finishIndex(push, scope, name, meta, count, bodies.named());
  say?.(`${name}: ready (${seconds(started)})`);
  return { count, sent: count - meta.stored };
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
