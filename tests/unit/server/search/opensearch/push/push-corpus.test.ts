import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { INDEX_FORMAT, LOADED } from "#server/search/opensearch/indexes/index-body.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { listPushed } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { waitForGreen } from "#server/search/opensearch/push/load-index.ts";
import type { Push, PushedScope, PushedTable } from "#server/search/opensearch/push/push.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../../../fixtures/search/fake-opensearch/fake-cluster.ts";

let fake: FakeCluster;
let cluster: Cluster;
/** The requests sent: method, path without its parameters, and body. */
let sent: [what: string, body: unknown][] = [];
let said: string[] = [];
beforeEach(async () => {
  fake = new FakeCluster();
  cluster = new Cluster({ url: await fake.open(), auth: "" });
  sent = [];
  said = [];
  const send = cluster.send.bind(cluster);
  vi.spyOn(cluster, "send").mockImplementation((request) => {
    const { method, path, body } = request;
    sent.push([`${method} ${path.split("?")[0]}`, typeof body === "object" ? structuredClone(body) : body]);
    return send(request);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fake.close();
});

const pushed: string[] = [];
const scope = (
  documents: SearchDocument[],
  corpus: string,
  more: Partial<PushedScope> = {},
): PushedScope => ({
  ...{ documents: () => documents, trees: { courts: TEST_COURTS, causes: TEST_CAUSES } },
  ...{ vocabulary: ["保险"], corpus, onPushed: () => pushed.push(corpus) },
  ...more,
});
const table = (rows: number, corpus: string): PushedTable => ({
  documents: () => Array.from({ length: rows }, (_, at) => ({ id: `${at}`, body: {} })),
  ...{ properties: {}, stamp: "trees", corpus, facts: () => ({ rows }) },
});
const push = (stamp: string, sources: [IndexKind, PushedScope | PushedTable][], more: Partial<Push> = {}) =>
  pushCorpus({
    ...{ cluster, prefix: "t", stamp, sources: new Map(sources), pauses: [1] },
    // Seconds vary from run to run.
    say: (line) => said.push(line.replace(/\d+\.\d s/, "n s")),
    ...more,
  });
const bodiesOf = (what: string) => sent.filter(([one]) => one === what).map(([, body]) => body);
const metas = async () => {
  const all = await listPushed(cluster, "t");
  return all.map(({ name, serves, meta }) => ({ name, serves, ...meta }));
};
const A = testDocument({ id: "a", text: ["保险"] });
const B = testDocument({ id: "b", text: ["保险"] });

test("a table is created, filled, merged, given its copies, counted, noted, and serves", async () => {
  const done = await push("s1", [["parties", table(3, "one")]]);
  expect(done).toEqual({ counts: new Map([["parties", 3]]), sent: 3, deleted: 0, whole: true });
  expect(sent.map(([what]) => what).filter((what) => !/_tasks/.test(what))).toEqual([
    "GET t-parties",
    "GET t-cases-*,t-statutes-*,t-knowledge-*,t-lawyers-*,t-parties-*,t-appeals-*",
    "PUT t-parties-s1",
    "POST t-parties-s1/_bulk",
    "GET _cluster/health/t-parties-s1",
    "POST t-parties-s1/_forcemerge",
    "PUT t-parties-s1/_settings",
    "GET _cluster/health/t-parties-s1",
    "POST t-parties-s1/_refresh",
    "GET t-parties-s1/_count",
    "PUT t-parties-s1/_mapping",
    "GET _cluster/health/t-parties-s1",
    "POST _aliases",
  ]);
  expect(bodiesOf("PUT t-parties-s1/_settings")).toEqual([
    { index: { ...LOADED, auto_expand_replicas: "0-1" } },
  ]);
  expect(await metas()).toEqual([
    {
      ...{
        name: "t-parties-s1",
        serves: true,
        format: INDEX_FORMAT,
        made: "trees",
        corpus: "one",
        shards: 1,
      },
      ...{ stored: 3, complete: true, tables: "trees", terms: [], facts: { rows: 3 } },
      named: { courts: [], causes: [], cited: [] },
    },
  ]);
  expect(said).toEqual(["t-parties-s1: 3 documents stored (n s)", "t-parties-s1: ready (n s)"]);
});

test("an index that was made before its node went is taken for what it is; another refusal ends the push", async () => {
  const send = vi.mocked(cluster.send).getMockImplementation()!;
  let cut = true;
  vi.spyOn(cluster, "send").mockImplementation(async (request) => {
    if (cut && request.method === "PUT" && request.path === "t-parties-s1") {
      cut = false;
      await send(request);
    }
    return send(request);
  });
  expect(await push("s1", [["parties", table(3, "one")]])).toMatchObject({ sent: 3 });
  expect(cut).toBe(false);
  fake.fault = (method) =>
    method === "PUT" ? { status: 400, body: { error: { type: "invalid", reason: "too long" } } } : undefined;
  await expect(push("s2", [["parties", table(4, "two")]])).rejects.toThrow(
    /PUT t-parties-s2: 400 invalid too long/,
  );
});

test("a merge that went with its node is asked for again, and not for ever", async () => {
  const merges = () => sent.filter(([what]) => what.endsWith("/_forcemerge")).length;
  const gone = {
    status: 404,
    body: { error: { type: "resource_not_found_exception", reason: "not running" } },
  };
  let lost = 0;
  fake.fault = (_, path) => (path.startsWith("/_tasks/") && lost-- > 0 ? gone : undefined);
  lost = 2;
  expect(await push("s1", [["parties", table(3, "one")]])).toMatchObject({ sent: 3 });
  expect(merges()).toBe(3);
  lost = Number.POSITIVE_INFINITY;
  await expect(push("s2", [["parties", table(4, "two")]])).rejects.toThrow(
    "The merge of t-parties-s2 was lost with its node 5 times.",
  );
  expect(merges()).toBe(3 + 5);
});

test.each([
  [0, { number_of_replicas: 0 }],
  [2, { number_of_replicas: 2 }],
  [null, { auto_expand_replicas: "0-1" }],
])("%s copies are what was asked for", async (replicas, expected) => {
  await push("s1", [["parties", table(1, "one")]], { replicas });
  expect(bodiesOf("PUT t-parties-s1/_settings")).toEqual([{ index: { ...LOADED, ...expected } }]);
});

test("the same corpus is not sent again, and every scope hears that the cluster holds it", async () => {
  pushed.length = 0;
  await push("s1", [
    [1, scope([A, B], "one")],
    ["parties", table(3, "one")],
  ]);
  expect(pushed).toEqual(["one"]);
  sent = [];
  const again = await push("s2", [
    [1, scope([A, B], "one")],
    ["parties", table(3, "one")],
  ]);
  const counts = new Map<IndexKind, number>([
    [1, 2],
    ["parties", 3],
  ]);
  expect(again).toEqual({ counts, sent: 0, deleted: 0, whole: false });
  expect(sent.map(([what]) => what)).toHaveLength(3);
  expect(pushed).toEqual(["one", "one"]);
});

test("a scope that knows what changed sends that alone, and keeps what others named", async () => {
  const cites = (id: string, court: string) => testDocument({ id, court, text: ["保险"] });
  await push("s1", [[1, scope([cites("a", "某院"), B], "one")]]);
  sent = [];
  said = [];
  const changes = (since: string) =>
    since === "one" ? { documents: [cites("c", "别院")], gone: ["b"], count: 2 } : null;
  const told = await push("s2", [[1, scope([], "two", { changes })]]);
  expect(told).toEqual({ counts: new Map([[1, 2]]), sent: 1, deleted: 1, whole: false });
  expect(String(bodiesOf("POST t-cases-s1/_bulk")[0]).match(/"_id":"\w"/g)).toEqual([
    '"_id":"c"',
    '"_id":"b"',
  ]);
  const [index] = await metas();
  expect(index).toMatchObject({ corpus: "two", stored: 2, named: { courts: ["别院", "某院"] } });
  expect(said).toEqual(["t-cases-s1: 1 documents sent, 1 deleted (n s)"]);
});

test("where changes cannot be told, new indexes are made", async () => {
  await push("s1", [[1, scope([A, B], "one")]]);
  said = [];
  const changes = () => null;
  const renewed = testDocument({ id: "a", text: ["代位"] });
  expect(await push("s2", [[1, scope([renewed], "two", { changes })]])).toEqual({
    ...{ counts: new Map([[1, 1]]), sent: 1, deleted: 0, whole: true },
  });
});

test("a table that changed is made anew, and what a stopped push of it left goes", async () => {
  await push("s1", [
    [1, scope([A], "one")],
    ["parties", table(1, "one")],
  ]);
  fake.fault = (_, path) => (path.includes("_forcemerge") ? { status: 400, body: {} } : undefined);
  const second: [IndexKind, PushedScope | PushedTable][] = [
    [1, scope([A], "one")],
    ["parties", table(2, "two")],
  ];
  await expect(push("s2", second)).rejects.toThrow();
  expect(fake.indexes).toEqual(["t-cases-s1", "t-parties-s1", "t-parties-s2"]);
  fake.fault = () => undefined;
  const counts = new Map<IndexKind, number>([
    [1, 1],
    ["parties", 2],
  ]);
  expect(await push("s3", second)).toEqual({ counts, sent: 2, deleted: 0, whole: false });
  expect(fake.indexes).toEqual(["t-cases-s1", "t-parties-s3"]);
  expect((await metas()).map(({ name, serves }) => [name, serves])).toEqual([
    ["t-parties-s3", true],
    ["t-cases-s1", true],
  ]);
});

test("what a push began goes on, unless a shard of it went with a node that stays away", async () => {
  const stopped: [IndexKind, PushedScope | PushedTable][] = [[1, scope([A, B], "one")]];
  let status = "yellow";
  fake.fault = (_, path) => {
    if (path.includes("_forcemerge")) return { status: 400, body: {} };
    return path.includes("wait_for_status=yellow")
      ? { status: status === "red" ? 408 : 200, body: { status } }
      : undefined;
  };
  await expect(push("s1", stopped)).rejects.toThrow();
  await expect(push("s2", stopped)).rejects.toThrow();
  expect(fake.indexes).toEqual(["t-cases-s1"]);
  status = "red";
  await expect(push("s3", stopped)).rejects.toThrow(
    /^t-cases-s3 has lost a shard .+ give the same command again/,
  );
  expect(fake.indexes).toEqual(["t-cases-s3"]);
  expect(said).toContain("t-cases-s1 has lost a shard with a node that stays away: started over");
  expect(sent.filter(([what]) => what === "GET _cluster/health/t-cases-s1")).toHaveLength(6);
});

test("a shard that goes while an index is made ready is told of, and no request waits for it", async () => {
  let isRed = false;
  fake.fault = (_, path) => {
    if (path.includes("/_settings")) isRed = true;
    return path.includes("wait_for_status=yellow") && isRed
      ? { status: 408, body: { status: "red" } }
      : undefined;
  };
  await expect(push("s1", [["parties", table(3, "one")]])).rejects.toMatchObject({
    ...{ name: "PushError", message: expect.stringMatching(/^t-parties-s1 has lost a shard with a node/) },
  });
  expect(sent.map(([what]) => what)).not.toContain("POST t-parties-s1/_refresh");
});

test("a count that differs ends the push, with both numbers", async () => {
  fake.fault = (_, path) => (path.includes("/_count") ? { status: 200, body: { count: 1 } } : undefined);
  await expect(push("s1", [["parties", table(3, "one")]])).rejects.toMatchObject({
    ...{ name: "PushError", message: expect.stringMatching(/^t-parties-s1 holds 1 of 3 documents/) },
  });
});

test("an index is waited for until it is green, half an hour at most", async () => {
  let asked = 0;
  fake.fault = (_, path) =>
    path.includes("_cluster/health")
      ? { status: asked < 2 ? 408 : 200, body: { status: ++asked < 3 ? "yellow" : "green" } }
      : undefined;
  const given = { cluster, prefix: "t", stamp: "s", sources: new Map(), pauses: [1] };
  await waitForGreen(given, "t-parties-s1");
  expect(asked).toBe(3);
  asked = -1e9;
  const now = vi.spyOn(Date, "now").mockReturnValueOnce(0).mockReturnValueOnce(1_799_999);
  now.mockReturnValue(1_800_000);
  await expect(waitForGreen(given, "t-parties-s1")).rejects.toThrow(/t-parties-s1 lacks a copy of a shard/);
  expect(asked).toBe(-1e9 + 1);
});
