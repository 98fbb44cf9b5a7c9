import { SearchUnavailable } from "../../../http/search-unavailable.ts";

/** The cluster cannot be asked, or refuses; the message says why, for the operator. */
export class ClusterUnavailable extends SearchUnavailable {
  override name = "ClusterUnavailable";
  /** Whether the same request may succeed in a while. */
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

/** The failure of a request that brought no answer from an address. */
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
  // Of fetch, which never connects to some ports: https://fetch.spec.whatwg.org/#port-blocking
  if (message === "bad port") return fail("has a port that web clients refuse: look at SEARCH_URL", false);
  if (code === "ECONNREFUSED") return fail("takes no connection: nothing listens there", true);
  if (name === "SyntaxError") return fail("answers something that is no JSON: it is no OpenSearch", false);
  return fail(`broke the connection off${code && ` (${code})`}`, true);
}

/** What an error of the cluster names. */
interface Named {
  type: string;
  reason: string;
}

/** What a node answers for one that it had asked and that went. */
const NODE_WENT = /^(node_(not_connected|disconnected|closed)|connect_transport)_exception$/;

/** The failure for a status and its body. `what` is the request, without a query. */
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

/** Whether a reason tells of a disk that is too full: it passes only once somebody makes room. */
export const isFull = (reason: string): boolean => /flood.stage/.test(reason);

/** Type and reason of an answer that failed, those of a shard where one says why; empty where it says none. */
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
