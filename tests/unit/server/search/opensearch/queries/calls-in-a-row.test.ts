import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scopeFolder } from "#server/generated/index-files.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { apiDocument, exampleFacts } from "../../../../../../src/cli/build/api-document.ts";
import type { ApiDocument } from "../../../../../fixtures/check-answer.ts";
import { WaveCounter } from "../../../../../fixtures/search/count-waves.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../../../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { casesToPush } from "../../../../../fixtures/search/pushed-scope.ts";
import { requestDrawer } from "../../../../../fuzz/draw-request.ts";

const MAX_IN_A_ROW = 4;
const DRAWN = 240;
/** A request refused by the contract never reaches a cluster. */
const ANSWERED = 25;

const root = scratchFolder();
const documents = strangeDocuments(60);
const fake = new FakeCluster();
const counter = new WaveCounter(await fake.open());
const before = { ...process.env };

beforeAll(async () => {
  writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
  writeFileSync(join(root, "manifest.json"), JSON.stringify({ corpus: { sample: false } }));
  sealFiles([join(root, "manifest.json")]);
  const url = await counter.open();
  const sources = casesToPush(new LocalTables(root), () => documents, "one");
  await pushCorpus({ cluster: new Cluster({ url, auth: "" }), prefix: "w", stamp: "one", sources });
  Object.assign(process.env, { FASU_LOG: "off", FASU_INDEX: root, SEARCH_PREFIX: "w", SEARCH_URL: url });
});
afterAll(async () => {
  process.env = before;
  await counter.close();
  await fake.close();
});

test(`no search makes more than ${MAX_IN_A_ROW} calls in a row`, { timeout: 120_000 }, async () => {
  const { callFunction } = await import("../../../../../contract/call-function.ts");
  const words = {
    any: ["保险", "合同", "代位求偿"],
    id: documents.map(({ id }) => id),
    court: documents.map(({ court }) => court),
    reason: documents.flatMap(({ causes }) => causes.map(({ label }) => label)),
    number: documents.map(({ number }) => number),
    person: documents.flatMap(({ judges }) => judges ?? []),
    year: ["2020", "2021"],
    day: documents.map(({ date }) => date),
  };
  const api = (await apiDocument("cn", await exampleFacts())) as unknown as ApiDocument;
  const draw = requestDrawer(api, words, 3, "/search");
  const most = new Map<string, number>();
  let answered = 0;
  for (let number = 0; number < DRAWN; number++) {
    const { path, address, method, headers, body } = draw(number);
    counter.reset();
    const request = { method, headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await callFunction(new Request(new URL(address, "http://x"), request)).catch(() => null);
    if (counter.waves > 0 && response && response.status < 500) answered++;
    most.set(path, Math.max(most.get(path) ?? 0, counter.waves));
  }
  for (const [path, waves] of most) expect(waves, path).toBeLessThanOrEqual(MAX_IN_A_ROW);
  expect(answered).toBeGreaterThan(ANSWERED);
  expect(Math.max(...most.values())).toBeGreaterThan(1);
});

test("200 numbers are asked for at once", {
  timeout: 60_000,
}, async () => {
  const { postJson } = await import("../../../../../contract/call-function.ts");
  const text = Array.from({ length: 200 }, (_, at) => `（2021）京01民初${at + 1}号`).join("\n");
  counter.reset();
  expect((await postJson("/search/numbers", { text })).status).toBe(200);
  expect(counter.waves).toBeLessThanOrEqual(2);
});

test("a query is held against names in as many calls, however long it is", { timeout: 60_000 }, async () => {
  const { callFunction, postJson } = await import("../../../../../contract/call-function.ts");
  const qr = Array.from(
    { length: 30 },
    (_, at) => `保险 合同${at} ${documents[at]!.judges?.[0] ?? "法院"}的`,
  );
  const address = new URL("http://x/search/feed.atom");
  for (const word of qr) address.searchParams.append("qr", word);
  const asked = [
    () => callFunction(new Request(address)),
    () => postJson("/search/statistics", { search: { qr } }),
  ];
  for (const ask of asked) {
    counter.reset();
    expect((await ask()).status).toBeLessThan(500);
    expect(counter.waves).toBeGreaterThan(1);
    expect(counter.waves).toBeLessThanOrEqual(MAX_IN_A_ROW);
  }
});
