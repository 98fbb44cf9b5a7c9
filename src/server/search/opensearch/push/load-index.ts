import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { BulkSender, PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { namedIn, refusal } from "../cluster/cluster-failure.ts";
import { LOADED } from "../indexes/index-body.ts";
import { aliasOf, type IndexKind } from "../indexes/index-names.ts";
import type { PushedIndex, PushedMeta } from "../indexes/pushed-indexes.ts";
import { finishIndex } from "./finish-index.ts";
import {
  ADMIN_TIMEOUT_MS,
  admin,
  bodyOfIndex,
  freshMeta,
  type Push,
  type PushedSource,
  seconds,
  storedBodiesOf,
} from "./push.ts";

/** Number of documents after which the progress of a push is recorded again. */
const NOTED_EVERY = 20_000;
/** Number of times, twenty seconds each, that a push waits for a node that restarts. */
const BACK_WITHIN = 3;
/** Time limit for the replicas on another node to be complete. The previous index serves meanwhile. */
const GREEN_WITHIN_MS = 30 * 60_000;

const Health = z.object({ status: z.string() });

/** Creates an empty index. `begun` is the stamp of the interrupted push if it is continued. */
export async function createIndex(
  push: Push,
  type: IndexKind,
  source: PushedSource,
  begun?: string,
): Promise<PushedIndex> {
  const stamp = begun ?? push.stamp;
  const name = `${aliasOf(push.prefix, type)}-${stamp}`;
  const meta = freshMeta(push, source);
  const body = bodyOfIndex(push, source, meta);
  const request = { path: name, body, timeoutMs: ADMIN_TIMEOUT_MS, also: [400] };
  const { status, body: answer } = await push.cluster.send({ method: "PUT", ...request });
  // If an index of this stamp exists, this push created it: the request was repeated because a node left
  // before it answered.
  if (status === 400 && namedIn(answer).type !== "resource_already_exists_exception")
    throw refusal(status, answer, "The search cluster", `PUT ${name}`);
  return { type, name, stamp, serves: false, meta };
}

/**
 * Stores the documents that an index lacks and prepares it for serving. Returns the number of its documents,
 * and the number of those that were sent.
 */
export async function loadIndex(
  push: Push,
  { name, meta: given }: PushedIndex,
  source: PushedSource,
): Promise<{ count: number; sent: number }> {
  const { cluster, pauses, say } = push;
  const meta = given!;
  if (meta.complete) return { count: meta.stored, sent: 0 };
  const note = (noted: PushedMeta) => admin(push, "PUT", `${name}/_mapping`, { _meta: noted });
  const bodies = storedBodiesOf(push, source);
  const sender = new BulkSender(cluster, name, pauses);
  const started = performance.now();
  let count = 0;
  for (const { id, json } of bodies.list()) {
    // The interrupted push sent the documents in the same order, so the first `meta.stored` are stored.
    if (count++ < meta.stored) continue;
    await sender.add(id, json());
    if (count % NOTED_EVERY > 0) continue;
    await sender.settle();
    await note({ ...meta, stored: count });
    say?.(`${name}: ${count.toLocaleString("en")} documents (${seconds(started)})`);
  }
  await sender.settle();
  say?.(`${name}: ${count.toLocaleString("en")} documents stored (${seconds(started)})`);
  await needAllShards(push, name);
  await mergeIndex(push, name, count - meta.stored);
  const copies =
    push.replicas === undefined || push.replicas === null
      ? { auto_expand_replicas: "0-1" }
      : { number_of_replicas: push.replicas };
  await admin(push, "PUT", `${name}/_settings`, { index: { ...LOADED, ...copies } });
  await needAllShards(push, name);
  await finishIndex(push, source, name, meta, count, bodies.named());
  say?.(`${name}: ready (${seconds(started)})`);
  return { count, sent: count - meta.stored };
}

/** Waits until all replicas of an index are complete. Throws PushError after half an hour. */
export async function waitForGreen(push: Push, name: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < GREEN_WITHIN_MS; )
    if (await reaches(push, name, "green")) return;
  throw new PushError(`${name} lacks a copy of a shard after half an hour: look at the nodes' disks`);
}

/** Whether all shards of an index are available. Waits for up to a minute for a node that restarts. */
export async function hasAllShards(push: Push, name: string): Promise<boolean> {
  for (let tried = 0; tried < BACK_WITHIN; tried++) if (await reaches(push, name, "yellow")) return true;
  return false;
}

/**
 * Throws PushError if a shard is missing. Without this check, every further request would wait for the shard
 * and report no error.
 */
async function needAllShards(push: Push, name: string): Promise<void> {
  if (await hasAllShards(push, name)) return;
  throw new PushError(
    `${name} has lost a shard with a node that is away: bring it back and give the same command again; if it stays away, that command starts over`,
  );
}

/** Whether an index reaches a status, or a better one, within twenty seconds. */
async function reaches(push: Push, name: string, wanted: "yellow" | "green"): Promise<boolean> {
  const path = `_cluster/health/${name}?wait_for_status=${wanted}&timeout=20s`;
  const { body } = await sendPatiently(
    push.cluster,
    { method: "GET", path, timeoutMs: ADMIN_TIMEOUT_MS, also: [408] },
    push.pauses,
  );
  const { status } = z.parse(Health, body);
  return status === "green" || status === wanted;
}

/** If fewer documents were sent, the data kept for recovery is too small to be worth waiting for. */
const MIN_AWAITED = 10_000;
/**
 * Maximum time to wait until the retention leases of all shards are current. A shard renews its leases every
 * half minute.
 */
const LEASES_WITHIN_MS = 90_000;
/** Pause between two requests for a state, in ms. */
const POLLED_MS = 500;
/**
 * Maximum number of attempts at a merge whose node leaves. The parts that were merged are not merged again.
 */
const MAX_TRIES = 5;

const Task = z.object({ task: z.string() });
const TaskState = z.object({ completed: z.boolean() });
const ShardStats = z.object({
  seq_no: z.object({ max_seq_no: z.number() }),
  retention_leases: z.object({ leases: z.array(z.object({ retaining_seq_no: z.number() })) }),
});
const Stats = z.object({
  indices: z.record(z.string(), z.object({ shards: z.record(z.string(), z.array(ShardStats)) })),
});

/**
 * Merges each shard of an index into one segment. While a replica may need the operations of a shard for
 * recovery, the shard keeps a second copy of each document with all members, not only STORED_MEMBERS; a merge
 * after that drops the copy. So if many documents were sent, the merge waits until no operations are needed.
 * If the node of a merge leaves, the merge is requested again. Throws PushError after MAX_TRIES attempts.
 */
export async function mergeIndex(push: Push, name: string, sent: number): Promise<void> {
  if (sent >= MIN_AWAITED) await untilNothingIsNeeded(push, name);
  const merge = `${name}/_forcemerge?max_num_segments=1&wait_for_completion=false`;
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const { task } = z.parse(Task, await admin(push, "POST", merge));
    if (await isEnded(push, task)) return;
  }
  throw new PushError(`The merge of ${name} was lost with its node ${MAX_TRIES} times.`);
}

/** Waits until a task ends. False if no node knows the task, because the node that ran it left. */
async function isEnded({ cluster, pauses }: Push, task: string): Promise<boolean> {
  const request = { path: `_tasks/${task}`, timeoutMs: ADMIN_TIMEOUT_MS, also: [404] };
  for (;;) {
    const { status, body } = await sendPatiently(cluster, { method: "GET", ...request }, pauses);
    if (status === 404) return false;
    if (z.parse(TaskState, body).completed) return true;
    await pause(POLLED_MS);
  }
}

/**
 * Waits until no shard needs operations for recovery, for at most LEASES_WITHIN_MS. Operations that are kept
 * longer only take space.
 */
async function untilNothingIsNeeded(push: Push, name: string): Promise<void> {
  const path = `${name}/_stats/docs?level=shards`;
  for (const started = Date.now(); Date.now() - started < LEASES_WITHIN_MS; await pause(POLLED_MS))
    if (needsNothing(z.parse(Stats, await admin(push, "GET", path)))) break;
  // A shard also keeps the operations since the last commit that all replicas have. So a commit is made now.
  await admin(push, "POST", `${name}/_flush?force=true`);
}

/** Whether the leases of every shard are past the shard's last operation. */
const needsNothing = ({ indices }: z.infer<typeof Stats>): boolean =>
  Object.values(indices)
    .flatMap(({ shards }) => Object.values(shards).flat())
    .every(({ seq_no, retention_leases }) =>
      retention_leases.leases.every(({ retaining_seq_no }) => retaining_seq_no > seq_no.max_seq_no),
    );
