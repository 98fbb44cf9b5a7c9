import { MissingArtifact } from "../../http/missing-artifact.ts";
import { SearchUnavailable } from "../../http/search-unavailable.ts";

/**
 * An answer takes milliseconds; if it takes this long the cluster is in trouble, and the visitor should be
 * told.
 */
const SEARCH_TIMEOUT_MS = 5_000;

/** Address and credentials of a cluster. */
export interface ClusterAddress {
  url: string;
  /** "user:password"; may be empty. */
  auth: string;
  /** How long a search may take; for tests. */
  timeoutMs?: number;
}

/** One call of the REST API. */
export interface ClusterRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Without a leading slash. */
  path: string;
  /** JSON; a string is sent unchanged, as the lines of a bulk request are. */
  body?: object | string;
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
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;

  constructor({ url, auth, timeoutMs = SEARCH_TIMEOUT_MS }: ClusterAddress) {
    this.#timeoutMs = timeoutMs;
    this.#base = url.endsWith("/") ? url : `${url}/`;
    this.#headers = auth === "" ? {} : { authorization: `Basic ${Buffer.from(auth).toString("base64")}` };
  }

  /**
   * The answer to a request. Throws MissingArtifact if the index has not been pushed, SearchUnavailable if
   * the cluster is unreachable, late, overloaded or refuses, and ClusterError if it does not understand the
   * request.
   */
  async send({
    method,
    path,
    body,
    timeoutMs = this.#timeoutMs,
    also = [],
  }: ClusterRequest): Promise<ClusterAnswer> {
    const lines = typeof body === "string";
    const type = lines ? "application/x-ndjson" : "application/json";
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(this.#base + path, {
        method,
        headers: { ...this.#headers, ...(body !== undefined && { "content-type": type }) },
        body: lines ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw new SearchUnavailable("The search cluster gives no answer", { cause });
    }
    if (status < 300 || also.includes(status)) return { status, body: answer };
    const kind = errorType(answer);
    if (kind === "index_not_found_exception")
      throw new MissingArtifact("the index on the search cluster", "npm run opensearch -- push");
    if (status >= 500 || [401, 403, 408, 429].includes(status))
      throw new SearchUnavailable(`The search cluster answers ${status} ${kind}`);
    throw new ClusterError(`${method} ${path.split("?")[0]}: ${status} ${kind}`);
  }
}

/** The cluster did not understand a request: a fault in the adapter, or a cluster that is too old. */
export class ClusterError extends Error {
  override name = "ClusterError";
}

function errorType(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { type?: unknown } };
  return typeof error?.type === "string" ? error.type : "";
}
