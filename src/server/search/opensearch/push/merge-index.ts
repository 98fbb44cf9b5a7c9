import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { ADMIN_TIMEOUT_MS, admin, type Push } from "./push.ts";

/** With fewer documents, the data kept for recovery is too small to wait for. */
const MIN_AWAITED = 10_000;
/** Longest wait until the retention leases of all shards are current; shards advance them every half minute. */
const LEASES_WITHIN_MS = 90_000;
/** Milliseconds between two requests for the state. */
const POLLED_MS = 500;
/** Maximum number of attempts at a merge whose node leaves; a finished part is not merged again. */
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
 * Merges each shard of an index into one segment. While a replica may still need a shard's operations for
 * recovery, the shard stores a second, whole copy of each document besides STORED_MEMBERS; a later merge
 * drops it. So if many documents were sent, the merge waits for that. A merge whose node left is requested
 * again; throws PushError after five attempts.
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

/** Waits for the end of a task; false if no node knows it any more, because its own left. */
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
 * Waits until no shard needs operations for recovery, within a time limit; data that remains only takes
 * space.
 */
async function untilNothingIsNeeded(push: Push, name: string): Promise<void> {
  const path = `${name}/_stats/docs?level=shards`;
  for (const started = Date.now(); Date.now() - started < LEASES_WITHIN_MS; await pause(POLLED_MS))
    if (needsNothing(z.parse(Stats, await admin(push, "GET", path)))) break;
  // A shard also keeps operations since the last commit that all replicas have, so a commit is made now.
  await admin(push, "POST", `${name}/_flush?force=true`);
}

/** Whether every lease of every shard is past its last change. */
const needsNothing = ({ indices }: z.infer<typeof Stats>): boolean =>
  Object.values(indices)
    .flatMap(({ shards }) => Object.values(shards).flat())
    .every(({ seq_no, retention_leases }) =>
      retention_leases.leases.every(({ retaining_seq_no }) => retaining_seq_no > seq_no.max_seq_no),
    );
