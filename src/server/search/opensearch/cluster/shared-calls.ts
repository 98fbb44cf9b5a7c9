import * as z from "zod/mini";
import type { Cluster } from "./cluster.ts";
import { refusal } from "./cluster-failure.ts";

/** Maximum number of searches in a request. */
const MAX_SEARCHES = 200;

/** The body of a search. `size` is 0 if the search only counts. */
export interface SearchBody {
  size?: number;
  [member: string]: unknown;
}

/** A search that is not sent yet, and the functions that settle its promise. */
interface Waiting {
  index: string;
  body: SearchBody;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const Answers = z.object({ responses: z.array(z.looseObject({ status: z.number() })) });

/**
 * Sends the searches of one turn of the event loop together, by `_msearch`. Searches that return documents
 * and searches that only count are sent separately, so that lists do not wait for slower counts.
 */
export class SharedCalls {
  readonly #cluster: Cluster;
  readonly #lists: Waiting[] = [];
  readonly #counts: Waiting[] = [];

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /**
   * The answer to a search. The search fails if one shard fails, because documents of that shard would be
   * missing without notice.
   */
  search(index: string, body: SearchBody): Promise<unknown> {
    const queue = body.size === 0 ? this.#counts : this.#lists;
    return new Promise((resolve, reject) => {
      queue.push({ index, body, resolve, reject });
      if (queue.length > 1) return;
      setImmediate(() => {
        while (queue.length > 0) void this.#send(queue.splice(0, MAX_SEARCHES));
      });
    });
  }

  async #send(some: readonly Waiting[]): Promise<void> {
    const lines = some.flatMap(({ index, body }) => [{ index, allow_partial_search_results: false }, body]);
    const text = `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
    try {
      const { body } = await this.#cluster.send({ method: "POST", path: "_msearch", body: text });
      const { responses } = z.parse(Answers, body);
      for (const [at, { index, resolve, reject }] of some.entries()) {
        const { status, ...answer } = responses[at]!;
        if (status < 300) resolve(answer);
        else reject(refusal(status, answer, "The search cluster", `search of ${index}`));
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
