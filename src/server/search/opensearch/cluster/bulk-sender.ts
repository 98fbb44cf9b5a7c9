import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import type { Cluster, ClusterAnswer, ClusterRequest } from "./cluster.ts";
import { ClusterUnavailable, isFull, refusal } from "./cluster-failure.ts";

/** Size of a bulk request in bytes. A cluster accepts at most 100 MB and works better with less. */
const BULK_BYTES = 4_000_000;
/** Maximum number of requests in progress. While the cluster stores one, the next is prepared. */
const AT_ONCE = 2;
const BULK_TIMEOUT_MS = 120_000;
/**
 * Time for which the cluster waits for a shard whose node is away. Our own pauses between attempts come on
 * top.
 */
const SHARD_WAITED = "5s";
/**
 * Pauses between attempts, in ms. Together they last longer than a node takes to restart, a minute at most.
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
const BulkAnswer = z.object({ errors: z.boolean(), items: z.array(z.record(z.string(), Item)) });

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
 * Stores documents of one index in requests of a few megabytes. A document is stored under its id, so sending
 * it twice stores it once. Only `settle` makes sure that all documents are stored.
 */
export class BulkSender {
  readonly #cluster: Cluster;
  readonly #index: string;
  readonly #pauses: readonly number[] | undefined;
  #lines: string[] = [];
  #bytes = 0;
  readonly #sent = new Set<Promise<void>>();
  #failure: unknown;

  constructor(cluster: Cluster, index: string, pauses?: readonly number[]) {
    this.#cluster = cluster;
    this.#index = index;
    this.#pauses = pauses;
  }

  /**
   * Adds a document as JSON. Waits while too many requests are in progress. Throws if an earlier request
   * failed.
   */
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
    if (this.#bytes > BULK_BYTES) await this.#flush();
  }

  /** Resolves when everything that was added is stored. Throws if a request failed. */
  async settle(): Promise<void> {
    await this.#flush();
    await Promise.all(this.#sent);
    if (this.#failure) throw this.#failure;
  }

  async #flush(): Promise<void> {
    while (this.#sent.size >= AT_ONCE) await Promise.race(this.#sent);
    if (this.#failure) throw this.#failure;
    if (this.#lines.length === 0) return;
    const lines = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    const sent: Promise<void> = this.#store(lines)
      .catch((error) => {
        this.#failure ??= error;
      })
      .finally(() => this.#sent.delete(sent));
    this.#sent.add(sent);
  }

  /** Sends lines. The lines that failed for a temporary reason are sent again. */
  async #store(lines: string[]): Promise<void> {
    let left = lines;
    for (let tried = 0; left.length > 0; tried++) {
      const { body } = await sendPatiently(
        this.#cluster,
        {
          method: "POST",
          path: `${this.#index}/_bulk?timeout=${SHARD_WAITED}`,
          body: left.join(""),
          timeoutMs: BULK_TIMEOUT_MS,
        },
        this.#pauses,
      );
      const { errors, items } = z.parse(BulkAnswer, body);
      if (!errors) return;
      const results = items.map((item) => Object.values(item)[0]!);
      const full = results.find(({ error }) => isFull(error?.reason ?? ""));
      if (full) throw refusal(full.status, full, this.#index, "bulk");
      const refused = results.find(({ error, status }) => error && !PASSING.has(status));
      if (refused?.error)
        throw new PushError(
          `The cluster refused the document ${refused._id}: ${refused.error.type}, ${(refused.error.reason ?? "").slice(0, 300)}`,
        );
      left = left.filter((_, at) => results[at]?.error);
      const wait = (this.#pauses ?? PAUSES_MS)[tried];
      if (wait === undefined) {
        const { error, status } = results.find((one) => one.error)!;
        throw new PushError(
          `The cluster goes on storing no documents of ${this.#index} (${status} ${error?.type}): if a node is away, bring it back and give the same command again; if it stays away, that command starts over`,
        );
      }
      await pause(wait);
    }
  }
}
