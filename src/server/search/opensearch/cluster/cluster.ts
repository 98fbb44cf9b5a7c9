import { ANSWER_MS, answerTimeLeft } from "../../../http/answer-deadline.ts";
import { MissingArtifact } from "../../../http/missing-artifact.ts";
import { ClusterUnavailable, namedIn, refusal, unreachable } from "./cluster-failure.ts";

/** Addresses and credentials of a cluster. */
export interface ClusterAddress {
  /** One address, or several separated by commas; the next is used if one cannot be reached. */
  url: string;
  /** "user:password"; may be empty. */
  auth: string;
  /** Time limit of a request outside of an answer. */
  timeoutMs?: number;
}

/** One call of the REST API. */
export interface ClusterRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path of the request without a leading slash. */
  path: string;
  /** JSON; a string is sent unchanged, such as the lines of a bulk request. */
  body?: object | string;
  /** If absent, the remaining time of the answer. */
  timeoutMs?: number;
  /** Statuses accepted besides those below 300. */
  also?: number[];
}

/** The cluster's answer; `body` is its JSON. */
export interface ClusterAnswer {
  status: number;
  body: unknown;
}

/** Calls a cluster's REST API with plain fetch. */
export class Cluster {
  readonly #addresses: string[];
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;
  /** The address that answered last. */
  #at = 0;

  constructor({ url, auth, timeoutMs = ANSWER_MS }: ClusterAddress) {
    this.#timeoutMs = timeoutMs;
    this.#addresses = url.split(",").map((one) => (one.endsWith("/") ? one : `${one}/`));
    this.#headers = {
      // Compression takes longer than transmission if functions run beside their cluster.
      "accept-encoding": "identity",
      ...(auth !== "" && { authorization: `Basic ${Buffer.from(auth).toString("base64")}` }),
    };
  }

  /**
   * The answer to a request. Throws MissingArtifact if the index has not been pushed, ClusterUnavailable if
   * no address can be reached or the cluster is late, overloaded or refuses, and ClusterError if it does not
   * understand the request. A request that may have arrived is sent to another address too. Searching twice
   * is harmless, but the creation of an index may find it already created.
   */
  async send(request: ClusterRequest): Promise<ClusterAnswer> {
    const end = performance.now() + (request.timeoutMs ?? this.#timeLeft());
    let failure: unknown;
    for (let tried = 0; tried < this.#addresses.length; tried++) {
      const left = end - performance.now();
      if (left < 1) break;
      const at = (this.#at + tried) % this.#addresses.length;
      try {
        const answer = await this.#sendTo(this.#addresses[at]!, request, left);
        this.#at = at;
        return answer;
      } catch (error) {
        failure = error;
        if (!(error instanceof ClusterUnavailable && error.passes)) throw error;
      }
    }
    throw failure ?? new ClusterUnavailable("The answer's time is used up", true);
  }

  #timeLeft(): number {
    return Math.min(this.#timeoutMs, answerTimeLeft() ?? this.#timeoutMs);
  }

  async #sendTo(
    address: string,
    { method, path, body, also = [] }: ClusterRequest,
    timeoutMs: number,
  ): Promise<ClusterAnswer> {
    const lines = typeof body === "string";
    const type = lines ? "application/x-ndjson" : "application/json";
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(address + path, {
        method,
        headers: { ...this.#headers, ...(body !== undefined && { "content-type": type }) },
        body: lines ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
        redirect: "error",
      });
      status = response.status;
      // The body of a proxy's refusal need not be JSON; its status suffices.
      answer = response.ok ? await response.json() : await response.json().catch(() => null);
    } catch (cause) {
      throw unreachable(address, cause);
    }
    if (status < 300 || also.includes(status)) return { status, body: answer };
    if (namedIn(answer).type === "index_not_found_exception")
      throw new MissingArtifact("the index on the search cluster", "npm run opensearch -- push");
    throw refusal(status, answer, address, `${method} ${path.split("?")[0]}`);
  }
}
