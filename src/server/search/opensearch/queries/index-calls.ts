import type { SearchScope } from "#domain/search/scope.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { SharedCalls } from "../cluster/shared-calls.ts";
import { IndexFit } from "../indexes/index-fit.ts";
import { aliasOf } from "../indexes/index-names.ts";
import type { LocalTables } from "../indexes/local-tables.ts";
import { readMembers } from "./answers.ts";

/** Requests to the index that serves a scope; every answer comes only if that index fits this build. */
export class IndexCalls {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #calls: SharedCalls;
  readonly #fits: IndexFit;

  constructor(cluster: Cluster, prefix: string, tables: LocalTables) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#calls = new SharedCalls(cluster);
    this.#fits = new IndexFit(cluster, prefix, tables);
  }

  /** The answer to a search. */
  search(type: SearchScope, body: object): Promise<unknown> {
    return this.#beside(type, this.#calls.search(this.#alias(type), body));
  }

  /** The answer of another of the index's endpoints, such as `_termvectors`. */
  async post(type: SearchScope, what: string, body: object): Promise<unknown> {
    const path = `${this.#alias(type)}/${what}`;
    const { body: answer } = await this.#beside(type, this.#cluster.send({ method: "POST", path, body }));
    return answer;
  }

  /** A member of documents, in the order requested; null if an id is unknown or the document has none. */
  async members<Member extends "detail" | "cause_key">(type: SearchScope, ids: string[], member: Member) {
    if (ids.length === 0) return [];
    const answers = await this.#beside(
      type,
      Promise.all(ids.map((_id) => this.#calls.document(this.#alias(type), { _id, _source: [member] }))),
    );
    return answers.flatMap((answer) => readMembers(answer, member));
  }

  /** An answer, once it is known that the index fits this build: asked beside the request, not before it. */
  async #beside<Answer>(type: SearchScope, answer: Promise<Answer>): Promise<Answer> {
    const [, given] = await Promise.all([this.#fits.check(type), answer]);
    return given;
  }

  #alias(type: SearchScope): string {
    return aliasOf(this.#prefix, type);
  }
}
