import type { Cluster } from "../cluster/cluster.ts";
import { type SearchBody, SharedCalls } from "../cluster/shared-calls.ts";
import { IndexFit, type StampOf } from "../indexes/index-fit.ts";
import { aliasOf, type IndexKind } from "../indexes/index-names.ts";
import type { PushedMeta } from "../indexes/pushed-indexes.ts";
import { readMembers } from "./answers.ts";

/** Requests to the serving indexes. An answer is returned only if its index fits this build. */
export class IndexCalls<Kind extends IndexKind> {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #calls: SharedCalls;
  readonly #fits: IndexFit<Kind>;

  constructor(cluster: Cluster, prefix: string, stampOf: StampOf<Kind>) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#calls = new SharedCalls(cluster);
    this.#fits = new IndexFit(cluster, prefix, stampOf);
  }

  /** The metadata of the index. */
  meta(type: Kind): Promise<PushedMeta> {
    return this.#fits.check(type);
  }

  /** The answer to a search. */
  search(type: Kind, body: SearchBody): Promise<unknown> {
    return this.#beside(type, this.#calls.search(this.#alias(type), body));
  }

  /** The answer of another endpoint of the index, such as `_termvectors`. */
  async post(type: Kind, what: string, body: object): Promise<unknown> {
    const path = `${this.#alias(type)}/${what}`;
    const { body: answer } = await this.#beside(type, this.#cluster.send({ method: "POST", path, body }));
    return answer;
  }

  /** A member of documents, in the order requested; null if an id is unknown or the document has none. */
  async members<Member extends "detail" | "cause_key">(type: Kind, ids: string[], member: Member) {
    if (ids.length === 0) return [];
    // The whole source is requested, because the detail is most of it and filtering takes the cluster longer
    // than sending the rest.
    const wanted = member === "detail" ? {} : { _source: [member] };
    const answers = await this.#beside(
      type,
      Promise.all(ids.map((_id) => this.#calls.document(this.#alias(type), { _id, ...wanted }))),
    );
    return answers.flatMap((answer) => readMembers(answer, member));
  }

  /** An answer, after the check that the index fits this build, which runs in parallel with the request. */
  async #beside<Answer>(type: Kind, answer: Promise<Answer>): Promise<Answer> {
    const [, given] = await Promise.all([this.#fits.check(type), answer]);
    return given;
  }

  #alias(type: Kind): string {
    return aliasOf(this.#prefix, type);
  }
}
