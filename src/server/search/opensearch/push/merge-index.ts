import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { admin, type Push } from "./push.ts";

/** Of fewer documents what is kept for recovery is not worth the wait. */
const MIN_AWAITED = 10_000;
/** Shards move their leases every half a minute. */
const LEASES_WITHIN_MS = 90_000;
const POLLED_MS = 500;

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
 * Merges each shard of an index into one segment. Until no copy can ask a shard for what was loaded, it keeps a second,
 * whole document beside each one that it stores (`STORED_MEMBERS`); a merge after that leaves them out. So where many
 * documents were sent, the merge waits for it.
 */
export async function mergeIndex(push: Push, name: string, sent: number): Promise<void> {
  if (sent >= MIN_AWAITED) await untilNothingIsNeeded(push, name);
  const merge = `${name}/_forcemerge?max_num_segments=1&wait_for_completion=false`;
  const { task } = z.parse(Task, await admin(push, "POST", merge));
  while (!z.parse(TaskState, await admin(push, "GET", `_tasks/${task}`)).completed) await pause(POLLED_MS);
}

/** Waits for every shard, as long as that may help: what it keeps only costs room. */
async function untilNothingIsNeeded(push: Push, name: string): Promise<void> {
  const path = `${name}/_stats/docs?level=shards`;
  for (const started = Date.now(); Date.now() - started < LEASES_WITHIN_MS; await pause(POLLED_MS))
    if (needsNothing(z.parse(Stats, await admin(push, "GET", path)))) break;
  // A shard also keeps what came after the last commit that all copies have: this one, now.
  await admin(push, "POST", `${name}/_flush?force=true`);
}

/** Whether every lease of every shard lies after its last change. */
const needsNothing = ({ indices }: z.infer<typeof Stats>): boolean =>
  Object.values(indices)
    .flatMap(({ shards }) => Object.values(shards).flat())
    .every(({ seq_no, retention_leases }) =>
      retention_leases.leases.every(({ retaining_seq_no }) => retaining_seq_no > seq_no.max_seq_no),
    );
