import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { findByCaseNumbers } from "#server/search/answers/look-up-numbers.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { scopeFolder } from "#server/search/index-files.ts";
import { PushError } from "#server/search/opensearch/cluster/bulk-sender.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { unreachable } from "#server/search/opensearch/cluster/cluster-failure.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { beforeServing, listPushed, serveFrom } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import type { Push, PushedSource } from "#server/search/opensearch/push/push.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import type { DocumentDetail } from "#server/search/sources/document.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { casesToPush } from "../../../../../fixtures/search/pushed-scope.ts";

const root = mkdtempSync(join(tmpdir(), "fasu-opensearch-"));
const documents = [
  testDocument({ id: "aaa", title: "甲", date: "2021-01-01", text: ["代位求偿", "保险"] }),
  testDocument({ id: "bbb", title: "乙", date: "2022-01-01", text: ["保险。代位"] }),
];
await writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
writeFileSync(join(root, "manifest.json"), JSON.stringify({ corpus: { sample: false } }));
sealFiles([join(root, "manifest.json")]);
const tables = new LocalTables(root);

let fake: FakeCluster;
let url: string;
beforeEach(async () => {
  fake = new FakeCluster("me:secret");
  url = await fake.open();
});
afterEach(() => fake.close());
afterAll(() => rmSync(root, { recursive: true }));

const cluster = (auth = "me:secret", timeoutMs = 20_000) => new Cluster({ url, auth, timeoutMs });
const engine = (auth?: string, timeoutMs?: number) =>
  new OpenSearchEngine(cluster(auth, timeoutMs), "t", tables);
/** A push into new indexes, unless `more` says otherwise. */
const push = async (stamp: string, given = documents, more: Partial<Push> = {}, corpus = stamp) => {
  const { counts } = await pushCorpus({
    ...{ cluster: cluster(), prefix: "t", stamp, whole: true, pauses: [1, 1, 1] },
    sources: casesToPush(tables, () => given, corpus),
    ...more,
  });
  return counts.get(1);
};
const serving = async () => (await engine().find(matchAllPlan(1))).rows.map(({ id }) => id);

describe("pushCorpus", () => {
  test("replaces what was pushed before in one step, and keeps that for a rollback until the next push", async () => {
    expect(await push("a")).toBe(2);
    expect(await push("b", [documents[0]!, testDocument({ id: "ccc", title: "丙" })])).toBe(2);
    expect(fake.indexes).toEqual(["t-cases-a", "t-cases-b"]);
    expect(await serving()).toEqual(["aaa", "ccc"]);
    const all = await listPushed(cluster(), "t");
    await serveFrom(cluster(), "t", beforeServing(all), all);
    expect(await serving()).toEqual(["bbb", "aaa"]);
    await push("c");
    expect(fake.indexes).toEqual(["t-cases-a", "t-cases-c"]);
  });

  test("leaves the old documents in their place when the cluster refuses a new one, and names that", async () => {
    await push("a");
    const broken = testDocument({ id: "ddd", number: "长".repeat(20_000) });
    await expect(push("b", [broken])).rejects.toThrow(/ddd: illegal_argument_exception/);
    await expect(push("b2", [broken])).rejects.toThrow(PushError);
    expect(await engine().count(matchAllPlan(1))).toBe(2);
  });

  test.each([429, 502, 503])("sends again what the cluster answers with %d", async (status) => {
    let left = 2;
    fake.fault = (method, path) =>
      method === "POST" && path.endsWith("/_bulk") && left-- > 0 ? { status, body: {} } : undefined;
    expect(await push("a")).toBe(2);
    expect(await serving()).toEqual(["bbb", "aaa"]);
  });

  test("goes on where it was interrupted, with the same corpus alone", async () => {
    fake.fault = (_method, path) =>
      path.includes("_forcemerge") ? { status: 400, body: { error: { type: "x", reason: "y" } } } : undefined;
    await expect(push("a", documents, {}, "same")).rejects.toThrow("x y");
    fake.fault = () => undefined;
    await push("b", documents, {}, "same");
    expect(fake.indexes).toEqual(["t-cases-a"]);
    await push("c", documents, {}, "other");
    expect(fake.indexes).toEqual(["t-cases-a", "t-cases-c"]);
  });

  describe("into what serves", () => {
    const changed = (corpus: string, given: typeof documents) =>
      pushCorpus({
        ...{ cluster: cluster(), prefix: "t", stamp: corpus, pauses: [1, 1, 1] },
        sources: casesToPush(tables, () => given, corpus),
      });

    test("sends only what changed or is new, and deletes what is gone", async () => {
      const many = Array.from({ length: 40 }, (_, at) =>
        testDocument({ id: `m${at}`, date: `2020-01-${10 + (at % 20)}`, text: ["保险"] }),
      );
      await push("a", [...documents, ...many]);
      const renewed = testDocument({ id: "aaa", title: "甲", date: "2023-01-01", text: ["代位求偿", "新"] });
      const fresh = testDocument({ id: "ccc", title: "丙", date: "2024-01-01", court: "某地专门法院" });
      expect(await changed("b", [renewed, fresh, ...many])).toMatchObject({
        ...{ sent: 2, deleted: 1, whole: false },
      });
      expect(fake.indexes).toEqual(["t-cases-a"]);
      const [index] = await listPushed(cluster(), "t");
      expect(index?.meta).toMatchObject({ corpus: "b", stored: 42, named: { courts: ["某地专门法院"] } });
      // A tree that functions do not have yet: they say so instead of answering without the court.
      await expect(engine().count(matchAllPlan(1))).rejects.toThrow(/pushed by this build/);
      expect(await changed("c", [renewed, ...many])).toMatchObject({ sent: 0, deleted: 1 });
      expect((await serving()).slice(0, 2)).toEqual(["aaa", "m19"]);
      fake.asked.length = 0;
      expect(await changed("c", [renewed, ...many])).toMatchObject({ sent: 0, deleted: 0 });
      expect(fake.asked.some((one) => one.includes("_bulk") || one.includes("_search"))).toBe(false);
    });

    test("makes new indexes where more than a tenth has changed, or the trees have", async () => {
      const many = (text: string) =>
        Array.from({ length: 1_200 }, (_, at) => testDocument({ id: `m${at}`, text: ["保险", text] }));
      await push("a", many("一"));
      expect(await changed("b", many("二"))).toMatchObject({ whole: true, sent: 1_200 });
      expect(fake.indexes).toEqual(["t-cases-a", "t-cases-b"]);
      const sources = casesToPush(tables, () => many("二"), "c");
      sources.get(1)!.trees = { ...sources.get(1)!.trees, causes: sources.get(1)!.trees.courts };
      expect(
        await pushCorpus({ cluster: cluster(), prefix: "t", stamp: "c", pauses: [1], sources }),
      ).toMatchObject({ whole: true });
    });

    test("makes a table anew after the documents, and a rollback finds the one before", async () => {
      const sourcesOf = (corpus: string) =>
        new Map<IndexKind, PushedSource>([
          ...casesToPush(tables, () => documents, corpus),
          [
            "appeals",
            {
              ...{ documents: () => [{ id: "1", body: {} }], properties: {} },
              ...{ stamp: "s", corpus, facts: () => corpus },
            },
          ],
        ]);
      const given = { cluster: cluster(), prefix: "t", pauses: [1] };
      await pushCorpus({ ...given, stamp: "a", sources: sourcesOf("a") });
      const changed = await pushCorpus({ ...given, stamp: "b", sources: sourcesOf("b") });
      expect(changed).toMatchObject({ sent: 1, whole: false });
      expect(fake.indexes).toEqual(["t-appeals-b", "t-cases-a"]);
      await pushCorpus({ ...given, stamp: "c", sources: sourcesOf("c"), whole: true });
      const before = beforeServing(await listPushed(cluster(), "t"));
      expect(before.map(({ name, meta }) => [name, meta?.facts])).toEqual([
        ["t-cases-a", undefined],
        ["t-appeals-b", "b"],
      ]);
    });

    test("goes on where it was interrupted", async () => {
      await push("a");
      const more = [...documents, testDocument({ id: "ccc", text: ["保险"] })];
      let left = 1;
      fake.fault = (_method, path) =>
        path.includes("_count") && left-- > 0 ? { status: 400, body: {} } : undefined;
      await expect(changed("b", more)).rejects.toThrow();
      expect(await changed("b", more)).toMatchObject({ sent: 0, deleted: 0 });
      expect(await engine().count(matchAllPlan(1))).toBe(3);
    });
  });

  test("says that the name of the alias is an index's, before it loads anything", async () => {
    const body = { settings: { index: {}, analysis: { tokenizer: {}, analyzer: {} } } };
    const mappings = { dynamic: "strict", _meta: {}, properties: {} };
    await cluster().send({ method: "PUT", path: "t-cases", body: { ...body, mappings } });
    await expect(push("a")).rejects.toThrow(/t-cases is the name of an index/);
    expect(fake.indexes).toEqual(["t-cases"]);
  });
});

describe("takeDownFromCluster", () => {
  test("deletes by id and by name from what serves and from what a rollback would serve", async () => {
    const named = testDocument({ id: "nnn", text: ["原告申屠样本称"], people: ["申屠样本"] });
    const given = [...documents, named, testDocument({ id: "ooo", text: ["申屠样"] })];
    await push("a", given);
    await push("b", given);
    expect(await takeDownFromCluster(cluster(), "t", ["aaa"], ["申屠样本"])).toBe(2);
    expect((await serving()).toSorted()).toEqual(["bbb", "ooo"]);
    expect(await engine().detail(1, "aaa")).toBeNull();
    const all = await listPushed(cluster(), "t");
    await serveFrom(cluster(), "t", beforeServing(all), all);
    expect((await serving()).toSorted()).toEqual(["bbb", "ooo"]);
  });

  test("deletes with them the rows of tables that show them or are somebody of that name", async () => {
    const rows = [
      { id: "1", body: { judgments: ["aaa", "zzz"], names: ["甲"] } },
      { id: "2", body: { judgments: ["zzz"], names: ["申屠样本"] } },
      { id: "3", body: { judgments: ["nnn"], names: ["乙"] } },
      { id: "4", body: { judgments: ["zzz"], names: ["丙"] } },
    ];
    const keyword = { type: "keyword" };
    const table = {
      ...{ documents: () => rows, properties: { judgments: keyword, names: keyword } },
      ...{ stamp: "s", corpus: "c", facts: () => null },
    };
    const named = testDocument({ id: "nnn", text: ["原告申屠样本称"], people: ["申屠样本"] });
    const cases = casesToPush(tables, () => [...documents, named], "c");
    const sources = new Map<IndexKind, PushedSource>([...cases, ["appeals", table]]);
    await pushCorpus({ cluster: cluster(), prefix: "t", stamp: "a", pauses: [1], sources });
    await takeDownFromCluster(cluster(), "t", ["aaa"], ["申屠样本"]);
    const left = await cluster().send({
      method: "POST",
      path: "t-appeals/_search",
      body: { query: { match_all: {} }, size: 9, track_total_hits: true, _source: ["names"] },
    });
    expect(left.body).toMatchObject({ hits: { total: { value: 1 }, hits: [{ _id: "4" }] } });
  });

  test("fails where the cluster does not delete", async () => {
    await push("a");
    fake.fault = (_method, path) =>
      path.includes("_delete_by_query") ? { status: 200, body: { deleted: 0, failures: [] } } : undefined;
    await expect(takeDownFromCluster(cluster(), "t", ["aaa"], [])).rejects.toThrow(/still holds 1/);
  });
});

describe("what the operator is told", () => {
  const said = async (address: string, auth = "me:secret") => {
    const given = new Cluster({ url: address, auth, timeoutMs: 2_000 });
    return given.send({ method: "GET", path: "_cluster/health" }).then(
      () => "nothing",
      (error: Error) => error.message,
    );
  };
  const answering = async (status: number, type: string, reason: string) => {
    fake.fault = () => ({ status, body: { error: { type, reason } } });
    return said(url);
  };

  test("names password, rights, disk, alias and address", async () => {
    expect(await said(url, "me:wrong")).toMatch(/user or the password/);
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
    expect(await said(url.replace("http:", "https:"))).toMatch(/speaks no TLS|broke the connection off/);
    expect(await said("http://127.0.0.1:1/")).toMatch(/port that web clients refuse/);
    expect(await said("http://no-such-host.invalid/")).toMatch(/not known by that name|broke the connection/);
    await fake.close();
    expect(await said(url)).toMatch(/takes no connection|broke the connection/);
    await fake.open();
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

describe("OpenSearchEngine", () => {
  test("looks up two hundred numbers, and reads two hundred documents, in a call each", async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      testDocument({ id: `n${at}`, number: `（2021）内01民终${at}号`, text: ["保险"] }),
    );
    await push("a", many);
    const opened = engine();
    fake.asked.length = 0;
    const looked = await findByCaseNumbers(
      opened,
      many.map(({ number }) => number),
    );
    expect(looked.map(({ documents: found }) => found.map(({ id }) => id))).toEqual(
      many.map(({ id }) => [id]),
    );
    const texts = await Promise.all(many.map(({ id }) => opened.detail(1, id)));
    expect(texts.every((text) => text !== null)).toBe(true);
    expect(fake.asked.toSorted()).toEqual(["GET /t-cases/_mapping", "POST /_mget", "POST /t-cases/_search"]);
  });

  test("names the command where another build has pushed", async () => {
    await push("a");
    const { _meta } = { _meta: { format: 1, tables: "other", corpus: "", stored: 2, complete: true } };
    await cluster().send({ method: "PUT", path: "t-cases-a/_mapping", body: { _meta } });
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(/pushed by this build/);
  });

  test("asks the next address where one cannot be reached", async () => {
    await push("a");
    const both = new Cluster({ url: `http://127.0.0.1:2/,${url}`, auth: "me:secret" });
    expect(await new OpenSearchEngine(both, "t", tables).count(matchAllPlan(1))).toBe(2);
  });

  test("names the command where nothing was pushed", async () => {
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(MissingArtifact);
  });

  test.each([
    ["refuses who asks", { status: 401, body: { error: { type: "security_exception" } } }],
    ["is overloaded", { status: 429, body: { error: { type: "rejected_execution_exception" } } }],
    ["is broken", { status: 500, body: {} }],
    [
      "lacks a shard",
      { status: 200, body: { timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } } },
    ],
    [
      "ran out of time",
      { status: 200, body: { timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } } },
    ],
    ["never answers", null],
  ])("says that the search is unavailable when the cluster %s", async (_what, fault) => {
    await push("one");
    fake.fault = (method) => (method === "POST" ? fault : undefined);
    await expect(engine(undefined, fault ? undefined : 300).find(matchAllPlan(1))).rejects.toThrow(
      SearchUnavailable,
    );
  });

  test("says so when nobody listens, and when the password is wrong", async () => {
    await push("one");
    await expect(engine("me:wrong").count(matchAllPlan(1))).rejects.toThrow(SearchUnavailable);
    await fake.close();
    await expect(engine().count(matchAllPlan(1))).rejects.toThrow(SearchUnavailable);
    await fake.open();
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
    Object.assign(process.env, { SEARCH_URL: url, SEARCH_AUTH: "me:secret" });
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
    expect(JSON.stringify(missing.body)).toContain("npm run opensearch -- push");
    fake.fault = () => ({ status: 503, body: {} });
    const gone = await ask({ qr: ["代位"] });
    expect(gone).toMatchObject({
      status: 503,
      body: { result: { code: 50302, msg: expect.stringMatching(/检索服务/) } },
    });
    const english = await ask({ qr: ["代位"] }, "en");
    expect(english.body).toMatchObject({ result: { msg: expect.stringMatching(/search service/) } });
  });
});
