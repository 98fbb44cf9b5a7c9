import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { findByCaseNumbers } from "#server/search/answers/look-up-numbers.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { unreachable } from "#server/search/opensearch/cluster/cluster-failure.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import type { DocumentDetail } from "#server/search/sources/document.ts";
import { testDocument } from "../../../../../fixtures/search/documents.ts";
import { fakeSite } from "../../../../../fixtures/search/fake-opensearch/fake-site.ts";

const { now, root, tables, cluster, engine, push } = await fakeSite();

describe("what the operator is told", () => {
  const said = async (address: string, auth = "me:secret") => {
    const given = new Cluster({ url: address, auth, timeoutMs: 2_000 });
    return given.send({ method: "GET", path: "_cluster/health" }).then(
      () => "nothing",
      (error: Error) => error.message,
    );
  };
  const answering = async (status: number, type: string, reason: string) => {
    now.fake.fault = () => ({ status, body: { error: { type, reason } } });
    return said(now.url);
  };

  test("names password, rights, disk, alias and address", async () => {
    expect(await said(now.url, "me:wrong")).toMatch(/user or the password/);
    expect(await answering(403, "security_exception", "no permissions for [x]")).toMatch(
      /may not do this.*no perm/,
    );
    const full =
      "index [t] blocked by: [disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]";
    expect(await answering(429, "cluster_block_exception", full)).toMatch(
      /fuller than its flood stage.*make room/,
    );
    expect(
      await answering(400, "invalid_alias_name_exception", "an index exists with the same name"),
    ).toMatch(/alias cannot be made.*SEARCH_PREFIX/);
    expect(await said(now.url.replace("http:", "https:"))).toMatch(/speaks no TLS|broke the connection off/);
    expect(await said("http://127.0.0.1:1/")).toMatch(/port that web clients refuse/);
    expect(await said("http://no-such-host.invalid/")).toMatch(/not known by that name|broke the connection/);
    await now.fake.close();
    expect(await said(now.url)).toMatch(/takes no connection|broke the connection/);
    await now.fake.open();
  });

  test("names a certificate that nobody vouches for, and a page that is no cluster", async () => {
    const page = createServer((_, response) => response.end("<html>")).listen(0, "127.0.0.1");
    await once(page, "listening");
    expect(await said(`http://127.0.0.1:${(page.address() as AddressInfo).port}`)).toMatch(/no OpenSearch/);
    page.close();
    const cause = Object.assign(new Error("self-signed"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    const failure = unreachable("https://x/", new TypeError("fetch failed", { cause }));
    expect(failure.message).toMatch(/certificate that is not trusted.*NODE_EXTRA_CA_CERTS/);
  });
});

/** The answer to a request with one search. */
const answered = (search: object) => ({ status: 200, body: { responses: [{ status: 200, ...search }] } });

describe("OpenSearchEngine", () => {
  test("looks up two hundred numbers, and reads two hundred documents, in a few calls", async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      testDocument({ id: `n${at}`, number: `（2021）内01民终${at}号`, text: ["保险"] }),
    );
    await push("a", many);
    const opened = engine();
    now.fake.asked.length = 0;
    const looked = await findByCaseNumbers(
      opened,
      many.map(({ number }) => number),
    );
    expect(looked.map(({ documents: found }) => found.map(({ id }) => id))).toEqual(
      many.map(({ id }) => [id]),
    );
    const texts = await opened.details(
      1,
      many.map(({ id }) => id),
    );
    expect(texts.every((text) => text !== null)).toBe(true);
    expect([...new Set(now.fake.asked)].toSorted()).toEqual([
      "GET /t-cases/_mapping",
      "POST /_msearch",
      "POST /t-cases/_mget",
    ]);
    expect(now.fake.asked.length).toBeLessThan(10);
  });

  test("names the command where another build has pushed", async () => {
    await push("a");
    const { _meta } = { _meta: { format: 1, tables: "other", corpus: "", stored: 2, complete: true } };
    await cluster().send({ method: "PUT", path: "t-cases-a/_mapping", body: { _meta } });
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(/pushed by this build/);
  });

  test("asks the next address where one cannot be reached", async () => {
    await push("a");
    const both = new Cluster({ url: `http://127.0.0.1:2/,${now.url}`, auth: "me:secret" });
    expect(await new OpenSearchEngine(both, "t", tables).count(matchAllPlan(1))).toBe(2);
  });

  test("names the command where nothing was pushed", async () => {
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(MissingArtifact);
  });

  test.each([
    ["refuses who asks", { status: 401, body: { error: { type: "security_exception" } } }],
    ["is overloaded", { status: 429, body: { error: { type: "rejected_execution_exception" } } }],
    ["is broken", { status: 500, body: {} }],
    ["lacks a shard", answered({ timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } })],
    ["ran out of time", answered({ timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } })],
    ["never answers", null],
  ])("says that the search is unavailable when the cluster %s", async (_what, fault) => {
    await push("one");
    now.fake.fault = (method) => (method === "POST" ? fault : undefined);
    await expect(engine(undefined, fault ? undefined : 300).find(matchAllPlan(1))).rejects.toThrow(
      SearchUnavailable,
    );
  });

  test("says so when nobody listens, and when the password is wrong", async () => {
    await push("one");
    await expect(engine("me:wrong").count(matchAllPlan(1))).rejects.toThrow(SearchUnavailable);
    await now.fake.close();
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(SearchUnavailable);
    await now.fake.open();
  });
});

describe("the handlers over a cluster", () => {
  const before = { ...process.env };
  beforeAll(() => Object.assign(process.env, { FASU_LOG: "off", FASU_INDEX: root, SEARCH_PREFIX: "t" }));
  afterAll(() => {
    process.env = before;
  });
  const ask = (search: object, language?: string) => post("/search", { search }, language);
  const post = async (path: string, body: object, language = "zh") => {
    Object.assign(process.env, { SEARCH_URL: now.url, SEARCH_AUTH: "me:secret" });
    const { callFunction } = await import("../../../../../contract/call-function.ts");
    const response = await callFunction(
      new Request(`http://x${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": language },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test("answer from it when SEARCH_URL names it", async () => {
    await push("one");
    const { status, body } = await ask({ qr: ["代位"], near: ["代位 求偿"] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sample: false, data: { total_count: 1, id_list: [{ id: "aaa" }] } });
  });

  test("list similar cases, turn figures off for a judge, and refuse too many words of a paragraph", async () => {
    const detail = { body_text: ["甲状腺肿瘤的赔付", "审判员申屠样本"], cause: "", related: [] };
    const heard = (id: string) =>
      testDocument({
        ...{ id, judges: ["申屠样本"] },
        detail: { ...detail, tail_text: [], body_postscript: [], holding: null } as DocumentDetail,
      });
    await push("one", [
      heard("a".repeat(12)),
      heard("b".repeat(12)),
      testDocument({ id: "ccc", text: ["保险"] }),
    ]);
    const similar = await post("/content/similar", { id: "a".repeat(12) });
    const passage = { text: "甲状腺肿瘤的赔付", ranges: [[0, 8]], paragraph: 0 };
    expect(similar).toMatchObject({
      status: 200,
      body: { data: [{ id: "b".repeat(12), snippets: [passage] }], causes: [] },
    });
    const figures = await post("/search/statistics", { search: { qr: ["审判员申屠"] } });
    expect(figures).toMatchObject({ status: 200, body: { data: { off: "officer" } } });
    const near = Array.from({ length: 50 }, (_, at) => `甲乙${at} 丙丁${at}`);
    expect(await ask({ near })).toMatchObject({ status: 400, body: { result: { code: 40001 } } });
  });

  test("answer 503 with a sentence in the visitor's language when it is gone", async () => {
    const missing = await ask({ qr: ["代位"] });
    expect([missing.status, missing.body]).toMatchObject([503, { result: { code: 50301 } }]);
    expect(JSON.stringify(missing.body)).not.toContain("npm run");
    now.fake.fault = () => ({ status: 503, body: {} });
    const gone = await ask({ qr: ["代位"] });
    expect(gone).toMatchObject({
      status: 503,
      body: { result: { code: 50302, msg: expect.stringMatching(/检索服务/) } },
    });
    const english = await ask({ qr: ["代位"] }, "en");
    expect(english.body).toMatchObject({ result: { msg: expect.stringMatching(/search service/) } });
  });
});
