import { SearchUnavailable } from "../../../http/search-unavailable.ts";

/** The cluster cannot be reached, or refuses; the message tells the operator why. */
export class ClusterUnavailable extends SearchUnavailable {
  override name = "ClusterUnavailable";
  /** Whether the same request may succeed later. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean, options?: ErrorOptions) {
    super(message, options);
    this.passes = passes;
  }
}

/** The cluster did not understand a request: a fault in the adapter, or a cluster that is too old. */
export class ClusterError extends Error {
  override name = "ClusterError";
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/;

/** The failure of a request without an answer from an address. */
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
  // Error of fetch, which refuses some ports: https://fetch.spec.whatwg.org/#port-blocking
  if (message === "bad port") return fail("has a port that web clients refuse: look at SEARCH_URL", false);
  if (code === "ECONNREFUSED") return fail("takes no connection: nothing listens there", true);
  if (name === "SyntaxError") return fail("answers something that is no JSON: it is no OpenSearch", false);
  return fail(`broke the connection off${code && ` (${code})`}`, true);
}

/** Type and reason in an error of the cluster. */
interface Named {
  type: string;
  reason: string;
}

/** Error types of a node about another node that left. */
const NODE_WENT = /^(node_(not_connected|disconnected|closed)|connect_transport)_exception$/;

/** The failure for a status and its body. `what` describes the request without the query. */
export function refusal(
  status: number,
  body: unknown,
  address: string,
  what: string,
): ClusterUnavailable | ClusterError {
  const { type, reason } = namedIn(body);
  const fail = (sentence: string, passes = false) => new ClusterUnavailable(sentence, passes);
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

/** Whether a reason is a full disk, which does not pass by itself. */
export const isFull = (reason: string): boolean => /flood.stage/.test(reason);

/** Type and reason of a failed answer, those of a shard if one gives any; empty if there are none. */
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
