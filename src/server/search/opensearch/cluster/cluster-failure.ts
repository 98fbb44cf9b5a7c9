import { MissingArtifact } from "../../../http/missing-artifact.ts";
import { SearchUnavailable } from "../../../http/search-unavailable.ts";

/** The cluster cannot be reached, or it refuses. The message tells the operator why. */
export class ClusterUnavailable extends SearchUnavailable {
  override name = "ClusterUnavailable";
  /** Whether the same request may succeed later. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean, options?: ErrorOptions) {
    super(message, options);
    this.passes = passes;
  }
}

/** The cluster did not understand a request: the adapter has a fault, or the cluster is too old. */
export class ClusterError extends Error {
  override name = "ClusterError";
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/;

/** The failure of a request to which an address gave no usable answer. */
export function unreachable(address: string, cause: unknown): ClusterUnavailable {
  const { name, cause: inner } = cause as Error;
  const { code = "", message } = (inner ?? {}) as { code?: string; message?: string };
  const fail = (what: string, passes: boolean) =>
    new ClusterUnavailable(`${address} ${what}`, passes, { cause });
  if (name === "TimeoutError") return fail("does not answer in time", true);
  if (CERTIFICATE.test(code))
    return fail(
      `shows a certificate that is not trusted (${code}): name the authority's file in NODE_EXTRA_CA_CERTS`,
      false,
    );
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "EPROTO")
    return fail("speaks no TLS: SEARCH_URL says https", false);
  if (code === "ENOTFOUND") return fail("is not known by that name: look at SEARCH_URL", false);
  // fetch refuses some ports: https://fetch.spec.whatwg.org/#port-blocking
  if (message === "bad port") return fail("has a port that web clients refuse: look at SEARCH_URL", false);
  if (code === "ECONNREFUSED") return fail("takes no connection: nothing listens there", true);
  if (name === "SyntaxError") return fail("answers something that is no JSON: it is no OpenSearch", false);
  return fail(`broke the connection off${code && ` (${code})`}`, true);
}

/** Type and reason of an error that the cluster reports. */
interface Named {
  type: string;
  reason: string;
}

/** Types of the errors by which a node reports that another node has left. */
const NODE_WENT = /^(node_(not_connected|disconnected|closed)|connect_transport)_exception$/;

/**
 * The failure for an HTTP status and the body of the answer. `what` names the request: its method and its
 * path without the query string.
 */
export function refusal(
  status: number,
  body: unknown,
  address: string,
  what: string,
): ClusterUnavailable | ClusterError | MissingArtifact {
  const { type, reason } = namedIn(body);
  const fail = (sentence: string, passes = false) => new ClusterUnavailable(sentence, passes);
  if (type === "index_not_found_exception")
    return new MissingArtifact("the index on the search cluster", "npm run opensearch -- push");
  if (status === 401) return fail(`${address} refuses the user or the password of SEARCH_AUTH`);
  if (isFull(reason))
    return fail(
      `A disk of the cluster is fuller than its flood stage, so it takes nothing in: make room, then give the same command again (${reason.slice(0, 200)})`,
    );
  if (status === 403)
    return fail(`The user of SEARCH_AUTH may not do this: ${what} (${reason.slice(0, 200)})`);
  if (type === "invalid_alias_name_exception")
    return fail(
      `The alias cannot be made: ${reason.slice(0, 200)}. Delete that index or choose another SEARCH_PREFIX`,
    );
  if (status >= 500 || status === 408 || status === 429)
    return fail(`${address} answers ${status} ${type}`, status !== 500 || NODE_WENT.test(type));
  return new ClusterError(`${what}: ${status} ${type} ${reason.slice(0, 300)}`.trim());
}

/** Whether a reason says that a disk is full. That does not pass by itself. */
export const isFull = (reason: string): boolean => /flood.stage/.test(reason);

/**
 * The type and reason of the error in an answer: those of the root cause if the answer names one. Empty texts
 * if there is no error.
 */
export function namedIn(body: unknown): Named {
  const { error } = (body ?? {}) as { error?: Reasons & { root_cause?: Reasons[] } };
  const told = error?.root_cause?.[0] ?? error;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { type: text(told?.type), reason: text(told?.reason) };
}

interface Reasons {
  type?: unknown;
  reason?: unknown;
}
