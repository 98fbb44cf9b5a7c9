import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { ADMIN_TIMEOUT_MS, admin, type Push } from "./push.ts";

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
 * Waits until no shard needs operations for recovery, for at most LEASES_WITHIN_MS. What remains then only
 * takes space.
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
