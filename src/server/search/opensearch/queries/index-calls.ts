import { MissingArtifact } from "../../../http/missing-artifact.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { type SearchBody, SharedCalls } from "../cluster/shared-calls.ts";
import { INDEX_FORMAT } from "../indexes/index-body.ts";
import { aliasOf, type IndexKind } from "../indexes/index-names.ts";
import { type PushedMeta, servingMeta } from "../indexes/pushed-indexes.ts";
import { readDocuments, readHits, type Stored } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * Interval in ms at which each serving index is compared with this build, because a push may replace an index
 * while the process runs.
 */
const CHECKED_EVERY_MS = 30_000;

/** Calls of the serving indexes. An answer is returned only if the index fits this build. */
export class IndexCalls<Kind extends IndexKind> {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #calls: SharedCalls;
  readonly #stampOf: (kind: Kind) => string;
  readonly #checks = new Map<Kind, { at: number; done: Promise<PushedMeta> }>();

  /** `stampOf` returns the stamp of the trees and terms with which this build queries an index of a kind. */
  constructor(cluster: Cluster, prefix: string, stampOf: (kind: Kind) => string) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#calls = new SharedCalls(cluster);
    this.#stampOf = stampOf;
  }

  /**
   * The metadata of the serving index. Throws MissingArtifact if the index is of another format, or was made
   * with other trees or terms.
   */
  meta(type: Kind): Promise<PushedMeta> {
    const last = this.#checks.get(type);
    if (last && performance.now() - last.at < CHECKED_EVERY_MS) return last.done;
    const done = this.#compare(type);
    this.#checks.set(type, { at: performance.now(), done });
    // A failed check is not cached, so the next request checks again.
    done.catch(() => this.#checks.delete(type));
    return done;
  }

  /** Number of documents that a query finds. */
  async count(type: Kind, query: QueryClause): Promise<number> {
    return readHits(await this.search(type, { query, size: 0, track_total_hits: true })).total;
  }

  /** The answer to a search. */
  search(type: Kind, body: SearchBody): Promise<unknown> {
    return this.#beside(type, this.#calls.search(this.#alias(type), body));
  }

  /** The answer of another endpoint of the index, such as `_search` with parameters or `_mget`. */
  async post(type: Kind, what: string, body: object): Promise<unknown> {
    const path = `${this.#alias(type)}/${what}`;
    const { body: answer } = await this.#beside(type, this.#cluster.send({ method: "POST", path, body }));
    return answer;
  }

  /**
   * The stored members of each document, in the order of `ids`. Null if the id is unknown. `members` names
   * the members to return; without it, all are returned. A caller that needs the detail should leave
   * `members` out: the detail is most of a document, and filtering takes the cluster longer than sending the
   * rest.
   */
  async documents(type: Kind, ids: readonly string[], members?: string[]): Promise<(Stored | null)[]> {
    if (ids.length === 0) return [];
    const docs = ids.map((_id) => ({ _id, ...(members && { _source: members }) }));
    return readDocuments(await this.post(type, "_mget", { docs }));
  }

  /** Waits for an answer and, at the same time, checks that the index fits this build. */
  async #beside<Answer>(type: Kind, answer: Promise<Answer>): Promise<Answer> {
    const [, given] = await Promise.all([this.meta(type), answer]);
    return given;
  }

  async #compare(type: Kind): Promise<PushedMeta> {
    const meta = await servingMeta(this.#cluster, this.#prefix, type);
    if (meta?.format === INDEX_FORMAT && meta.tables === this.#stampOf(type)) return meta;
    throw new MissingArtifact(
      "an index on the search cluster that was pushed by this build",
      "npm run opensearch -- push",
    );
  }

  #alias(type: Kind): string {
    return aliasOf(this.#prefix, type);
  }
}
