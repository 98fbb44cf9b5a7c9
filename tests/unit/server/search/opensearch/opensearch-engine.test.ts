import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { scopeFolder } from "#server/search/index-files.ts";
import { Cluster } from "#server/search/opensearch/cluster.ts";
import { LocalTables } from "#server/search/opensearch/local-tables.ts";
import { OpenSearchEngine } from "#server/search/opensearch/opensearch-engine.ts";
import { PushError, pushDocuments } from "#server/search/opensearch/push-documents.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../../fixtures/search/fake-opensearch/fake-cluster.ts";

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

const cluster = (auth = "me:secret") => new Cluster({ url, auth, timeoutMs: 300 });
const engine = (auth?: string) => new OpenSearchEngine(cluster(auth), "t", tables);
const push = (stamp: string, given = documents) =>
  pushDocuments({ cluster: cluster(), prefix: "t", tables, type: 1, documents: given, stamp });

describe("pushDocuments", () => {
  test("replaces what was pushed before in one step, and takes the first of two with one id", async () => {
    expect(await push("one")).toBe(2);
    expect(fake.indexes).toEqual(["t-cases-one"]);
    const changed = [documents[0]!, testDocument({ id: "ccc", title: "丙" }), documents[0]!];
    expect(await push("two", changed)).toBe(2);
    expect(fake.indexes).toEqual(["t-cases-two"]);
    const { rows } = await engine().find(matchAllPlan(1));
    expect(rows.map(({ id }) => id)).toEqual(["aaa", "ccc"]);
  });

  test("leaves the old documents in their place when the cluster refuses a new one", async () => {
    await push("one");
    const broken = testDocument({ id: "ddd", number: "长".repeat(20_000) });
    await expect(push("two", [broken])).rejects.toThrow(PushError);
    expect(await engine().count(matchAllPlan(1))).toBe(2);
  });
});

describe("OpenSearchEngine", () => {
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
    fake.fault = () => fault;
    await expect(engine().find(matchAllPlan(1))).rejects.toThrow(SearchUnavailable);
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
    const { callFunction } = await import("../../../../contract/call-function.ts");
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
    const heard = (id: string, amount: number) =>
      testDocument({ id, amount, judges: ["申屠样本"], text: ["甲状腺肿瘤的赔付", "审判员申屠样本"] });
    await push("one", [
      heard("a".repeat(12), 1_000),
      heard("b".repeat(12), 2_000),
      testDocument({ id: "ccc" }),
    ]);
    const similar = await post("/content/similar", { id: "a".repeat(12) });
    expect(similar).toMatchObject({ status: 200, body: { data: [{ id: "b".repeat(12), amount: 1 }] } });
    expect((similar.body.data as { words: string[] }[])[0]!.words.join()).toContain("甲状腺");
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
