import * as z from "zod/mini";
import { MissingArtifact } from "../../../http/missing-artifact.ts";
import type { Cluster, ClusterAnswer } from "./cluster.ts";
import { namedIn, refusal } from "./cluster-failure.ts";

/** Maximum number of searches in a request. */
const MAX_SEARCHES = 200;

/** The body of a search. `size` is 0 if the search only counts. */
export interface SearchBody {
  size?: number;
  [member: string]: unknown;
}

/**
 * The id of a requested document, and the members of it that are wanted. Without `_source` all that is stored
 * is wanted.
 */
export interface Wanted {
  _id: string;
  _source?: readonly string[];
}

interface Waiting<Body extends object = object> {
  index: string;
  body: Body;
  tell: (answer: unknown) => void;
  fail: (error: unknown) => void;
}

const Answers = z.object({ responses: z.array(z.looseObject({ status: z.number() })) });
const Documents = z.object({ docs: z.array(z.unknown()) });

/**
 * Sends the calls of one turn of the event loop together: searches by `_msearch`, documents by `_mget`.
 * Searches that return documents and searches that only count are sent separately, so that lists do not wait
 * for slower counts.
 */
export class SharedCalls {
  readonly #cluster: Cluster;
  readonly #lists: Waiting<SearchBody>[] = [];
  readonly #counts: Waiting<SearchBody>[] = [];
  readonly #documents: Waiting[] = [];

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /**
   * The answer to a search. The search fails if one shard fails, because documents of that shard would be
   * missing without notice.
   */
  search(index: string, body: SearchBody): Promise<unknown> {
    return body.size === 0
      ? this.#wait(this.#counts, index, body, (some) => this.#searchAll(joined(some)))
      : this.#wait(this.#lists, index, body, (some) => this.#searchAll(some));
  }

  /** The answer of `_mget` for one document. */
  document(index: string, wanted: Wanted): Promise<unknown> {
    return this.#wait(this.#documents, index, wanted, (some) => this.#getAll(some));
  }

  #wait<Body extends object>(
    queue: Waiting<Body>[],
    index: string,
    body: Body,
    send: (some: Waiting<Body>[]) => Promise<void>,
  ): Promise<unknown> {
    return new Promise((tell, fail) => {
      queue.push({ index, body, tell, fail });
      if (queue.length > 1) return;
      setImmediate(() => {
        const all = queue.splice(0);
        for (let at = 0; at < all.length; at += MAX_SEARCHES) {
          const some = all.slice(at, at + MAX_SEARCHES);
          send(some).catch((error) => {
            for (const { fail: failed } of some) failed(error);
          });
        }
      });
    });
  }

  async #searchAll(some: Waiting[]): Promise<void> {
    const [first] = some;
    if (some.length === 1) {
      const path = `${first!.index}/_search?allow_partial_search_results=false`;
      const { body } = await this.#cluster.send({ method: "POST", path, body: first!.body });
      return first!.tell(body);
    }
    const lines = some.flatMap(({ index, body }) => [{ index, allow_partial_search_results: false }, body]);
    const { body } = await this.#cluster.send({
      method: "POST",
      path: "_msearch",
      body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`,
    });
    const { responses } = z.parse(Answers, body);
    for (const [at, { tell, fail, index }] of some.entries()) {
      const answer = responses[at]!;
      if (answer.status < 300) tell(answer);
      else fail(failureOf(answer, index));
    }
  }

  async #getAll(some: Waiting[]): Promise<void> {
    const docs = some.map(({ index, body }) => ({ _index: index, ...body }));
    const { body } = await this.#cluster.send({ method: "POST", path: "_mget", body: { docs } });
    const answers = z.parse(Documents, body).docs;
    for (const [at, { tell, fail, index }] of some.entries()) {
      const answer = answers[at];
      if (namedIn(answer).type === "") tell({ docs: [answer] });
      else fail(failureOf(answer as ClusterAnswer["body"], index));
    }
  }
}

/**
 * Merges the searches that have the same query into one search. If more than one of them has aggregations,
 * they stay separate.
 */
function joined(all: Waiting<SearchBody>[]): Waiting<SearchBody>[] {
  const byQuery = Map.groupBy(all, ({ index, body }) => JSON.stringify([index, body.query]));
  return [...byQuery.values()].flatMap((same) => {
    const counting = same.filter(({ body }) => body.aggs !== undefined);
    if (same.length === 1 || counting.length > 1) return same;
    const [first] = [...counting, ...same];
    const track_total_hits = same.some(({ body }) => body.track_total_hits);
    return {
      index: first!.index,
      body: { ...first!.body, track_total_hits },
      tell: (answer: unknown) => {
        for (const one of same) one.tell(answer);
      },
      fail: (error: unknown) => {
        for (const one of same) one.fail(error);
      },
    };
  });
}

function failureOf(answer: unknown, index: string): Error {
  if (namedIn(answer).type === "index_not_found_exception")
    return new MissingArtifact("the index on the search cluster", "npm run opensearch -- push");
  const { status = 503 } = answer as { status?: number };
  return refusal(status, answer, "The search cluster", `search of ${index}`);
}
