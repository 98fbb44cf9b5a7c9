import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import type { Cluster, ClusterAnswer, ClusterRequest } from "./cluster.ts";
import { ClusterUnavailable, isFull, refusal } from "./cluster-failure.ts";

/** Size of a bulk request in bytes. A cluster accepts at most 100 MB and works better with less. */
const BULK_BYTES = 4_000_000;
const BULK_TIMEOUT_MS = 120_000;
/**
 * Time for which the cluster waits for a shard whose node is away. Our own pauses between attempts are added
 * to it.
 */
const SHARD_WAITED = "5s";
/**
 * Pauses between attempts, in ms. A node takes at most a minute to restart; together the pauses last longer.
 */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/**
 * Statuses of a document that may be stored later: the cluster has no room at the moment, or the node of the
 * shard is away.
 */
const PASSING = new Set([429, 502, 503]);

/** The cluster refused a document, or did not store all documents. */
export class PushError extends Error {
  override name = "PushError";
}

const Item = z.object({
  _id: z.string(),
  status: z.number(),
  error: z.optional(z.object({ type: z.string(), reason: z.optional(z.nullable(z.string())) })),
});
const BulkAnswer = z.object({ items: z.array(z.record(z.string(), Item)) });

/** Sends a request. After a temporary failure it is sent again, with growing pauses. */
export async function sendPatiently(
  cluster: Cluster,
  request: ClusterRequest,
  pauses: readonly number[] = PAUSES_MS,
): Promise<ClusterAnswer> {
  for (let tried = 0; ; tried++) {
    try {
      return await cluster.send(request);
    } catch (error) {
      const wait = pauses[tried];
      if (!(error instanceof ClusterUnavailable && error.passes) || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

/**
 * Stores documents of one index in requests of a few megabytes, one after another. A document is stored under
 * its id, so sending it twice stores it once. Only `settle` makes sure that all documents are stored.
 */
export class BulkSender {
  readonly #cluster: Cluster;
  readonly #index: string;
  readonly #pauses: readonly number[];
  #lines: string[] = [];
  #bytes = 0;

  constructor(cluster: Cluster, index: string, pauses: readonly number[] = PAUSES_MS) {
    this.#cluster = cluster;
    this.#index = index;
    this.#pauses = pauses;
  }

  /** Adds a document as JSON. Throws if the documents so far cannot be stored. */
  add(id: string, json: string): Promise<void> {
    return this.#take(`${JSON.stringify({ index: { _id: id } })}\n${json}\n`);
  }

  /** Deletes a document. It is no failure if the document does not exist. */
  remove(id: string): Promise<void> {
    return this.#take(`${JSON.stringify({ delete: { _id: id } })}\n`);
  }

  async #take(line: string): Promise<void> {
    this.#lines.push(line);
    this.#bytes += Buffer.byteLength(line);
    if (this.#bytes > BULK_BYTES) await this.settle();
  }

  /**
   * Resolves when everything that was added is stored. Lines that fail for a temporary reason are sent again.
   */
  async settle(): Promise<void> {
    let left = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    for (let tried = 0; left.length > 0; tried++) {
      const results = await this.#send(left);
      const full = results.find(({ error }) => isFull(error?.reason ?? ""));
      if (full) throw refusal(full.status, full, this.#index, "bulk");
      const refused = results.find(({ error, status }) => error && !PASSING.has(status));
      if (refused?.error)
        throw new PushError(
          `The cluster refused the document ${refused._id}: ${refused.error.type}, ${(refused.error.reason ?? "").slice(0, 300)}`,
        );
      left = left.filter((_, at) => results[at]?.error);
      const failed = results.find(({ error }) => error);
      const wait = this.#pauses[tried];
      if (failed && wait === undefined)
        throw new PushError(
          `The cluster goes on storing no documents of ${this.#index} (${failed.status} ${failed.error?.type}): if a node is away, bring it back and give the same command again; if it stays away, that command starts over`,
        );
      if (failed) await pause(wait);
    }
  }

  /** Sends lines. Returns the result of each. */
  async #send(lines: readonly string[]): Promise<z.infer<typeof Item>[]> {
    const path = `${this.#index}/_bulk?timeout=${SHARD_WAITED}`;
    const request = { path, body: lines.join(""), timeoutMs: BULK_TIMEOUT_MS };
    const { body } = await sendPatiently(this.#cluster, { method: "POST", ...request }, this.#pauses);
    return z.parse(BulkAnswer, body).items.map((item) => Object.values(item)[0]!);
  }
}
