import { describe, expect, test } from "vitest";
import {
  ClusterError,
  ClusterUnavailable,
  namedIn,
  refusal,
  unreachable,
} from "#server/search/opensearch/cluster/cluster-failure.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("unreachable", () => {
  test.each<[string, string | undefined, string, boolean]>([
    ["TimeoutError", undefined, "does not answer in time", true],
    [
      "TypeError",
      "CERT_HAS_EXPIRED",
      "shows a certificate that is not trusted (CERT_HAS_EXPIRED): name the authority's file in NODE_EXTRA_CA_CERTS",
      false,
    ],
    [
      "TypeError",
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "shows a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): name the authority's file in NODE_EXTRA_CA_CERTS",
      false,
    ],
    [
      "TypeError",
      "UNABLE_TO_VERIFY_LEAF",
      "shows a certificate that is not trusted (UNABLE_TO_VERIFY_LEAF): name the authority's file in NODE_EXTRA_CA_CERTS",
      false,
    ],
    [
      "TypeError",
      "ERR_TLS_ALTNAME",
      "shows a certificate that is not trusted (ERR_TLS_ALTNAME): name the authority's file in NODE_EXTRA_CA_CERTS",
      false,
    ],
    ["TypeError", "ERR_SSL_WRONG_VERSION_NUMBER", "speaks no TLS: SEARCH_URL says https", false],
    ["TypeError", "EPROTO", "speaks no TLS: SEARCH_URL says https", false],
    ["TypeError", "ENOTFOUND", "is not known by that name: look at SEARCH_URL", false],
    ["TypeError", "ECONNREFUSED", "takes no connection: nothing listens there", true],
    ["SyntaxError", undefined, "answers something that is no JSON: it is no OpenSearch", false],
    ["TypeError", "ECONNRESET", "broke the connection off (ECONNRESET)", true],
    ["TypeError", undefined, "broke the connection off", true],
  ])("%s with %s: %s", (name, code, sentence, passes) => {
    const cause = Object.assign(new Error("why"), { name, ...(code && { cause: { code } }) });
    const failure = unreachable("http://a", cause);
    expect(failure).toBeInstanceOf(ClusterUnavailable);
    expect(failure).toMatchObject({
      name: "ClusterUnavailable",
      message: `http://a ${sentence}`,
      passes,
      cause,
    });
  });
});

describe("refusal", () => {
  const body = (type: string, reason = "") => ({ error: { type, reason } });
  const told = (status: number, given: unknown) => {
    const failure = refusal(status, given, "http://a", "GET x");
    return [failure.name, failure.message, failure instanceof ClusterUnavailable && failure.passes];
  };

  test.each<[number, unknown, string, boolean]>([
    [401, {}, "http://a refuses the user or the password of SEARCH_AUTH", false],
    [403, body("x", "not yours"), "The user of SEARCH_AUTH may not do this: GET x (not yours)", false],
    [
      403,
      body("x", "flood-stage"),
      "A disk of the cluster is fuller than its flood stage, so it takes nothing in: make room, then give the same command again (flood-stage)",
      false,
    ],
    [
      400,
      body("invalid_alias_name_exception", "taken"),
      "The alias cannot be made: taken. Delete that index or choose another SEARCH_PREFIX",
      false,
    ],
    [500, body("x"), "http://a answers 500 x", false],
    [500, body("node_not_connected_exception"), "http://a answers 500 node_not_connected_exception", true],
    [501, body("x"), "http://a answers 501 x", true],
    [503, null, "http://a answers 503 ", true],
    [408, body("x"), "http://a answers 408 x", true],
    [429, body("x"), "http://a answers 429 x", true],
  ])("%i with %j is told: %s", (status, given, sentence, passes) => {
    expect(told(status, given)).toEqual(["ClusterUnavailable", sentence, passes]);
  });

  test("any other is a fault of the request, with at most 300 characters of why", () => {
    const failure = refusal(400, body("parsing", "y".repeat(301)), "http://a", "GET x");
    expect(failure).toBeInstanceOf(ClusterError);
    expect([failure.name, failure.message]).toEqual([
      "ClusterError",
      `GET x: 400 parsing ${"y".repeat(300)}`,
    ]);
    expect(told(404, null)[1]).toBe("GET x: 404");
    const long = refusal(403, body("x", "y".repeat(201)), "http://a", "GET x").message;
    expect(long).toBe(`The user of SEARCH_AUTH may not do this: GET x (${"y".repeat(200)})`);
  });

  each<
    [
      null | { error?: string | { type: string; reason: number } | { type: null; reason: string } },
      string,
      string,
    ]
  >("of %j type and reason are %j and %j", (given, type, reason) => {
    expect(namedIn(given)).toEqual({ type, reason });
  });
});
