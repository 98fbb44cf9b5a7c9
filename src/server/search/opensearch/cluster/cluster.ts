import { ANSWER_MS, answerTimeLeft } from "../../../http/answer-deadline.ts";
import { ClusterUnavailable, refusal, unreachable } from "./cluster-failure.ts";

/** Addresses of a cluster, and the credentials for it. */
export interface ClusterAddress {
  /** One address, or several separated by commas. After a temporary failure of one, the next is tried. */
  url: string;
  /** "user:password"; empty for a cluster without authentication. */
  auth: string;
  /**
   * Time limit of a request in ms. While a visitor's request is answered, the remaining time of the answer
   * may be shorter and then applies.
   */
  timeoutMs?: number;
}

/** A call of the cluster's REST API. */
export interface ClusterRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path without a leading slash. */
  path: string;
  /** An object is sent as JSON. A string, such as the lines of a bulk request, is sent unchanged. */
  body?: object | string;
  /** Time limit in ms. If absent, the remaining time of the answer applies. */
  timeoutMs?: number;
  /** Statuses that are no failure, besides those below 300. */
  also?: number[];
}

/** The cluster's answer. `body` is the parsed JSON. */
export interface ClusterAnswer {
  status: number;
  body: unknown;
}

/** Calls the REST API of a cluster with fetch. */
export class Cluster {
  readonly #addresses: string[];
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;
  /** Index of the address that answered last. */
  #at = 0;

  constructor({ url, auth, timeoutMs = ANSWER_MS }: ClusterAddress) {
    this.#timeoutMs = timeoutMs;
    this.#addresses = url.split(",").map((one) => (one.endsWith("/") ? one : `${one}/`));
    this.#headers = {
      // Functions run close to their cluster, where compressing an answer takes longer than sending it.
      "accept-encoding": "identity",
      ...(auth !== "" && { authorization: `Basic ${Buffer.from(auth).toString("base64")}` }),
    };
  }

  /**
   * Sends a request and returns the answer. Throws MissingArtifact if the index has not been pushed. Throws
   * ClusterUnavailable if no address can be reached, or if the cluster is late, overloaded or refuses. Throws
   * ClusterError if the cluster does not understand the request.
   *
   * After a temporary failure the request is sent to the next address, although it may have arrived. For a
   * search that is harmless; the creation of an index may find that the index exists.
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
      // A proxy that refuses may answer without JSON. The status suffices then.
      answer = response.ok ? await response.json() : await response.json().catch(() => null);
    } catch (cause) {
      throw unreachable(address, cause);
    }
    if (status < 300 || also.includes(status)) return { status, body: answer };
    throw refusal(status, answer, address, `${method} ${path.split("?")[0]}`);
  }
}
