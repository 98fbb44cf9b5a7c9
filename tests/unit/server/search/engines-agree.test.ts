import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { CurrentEngine } from "#server/search/embedded/delta/current-engine.ts";
import { writeDelta } from "#server/search/embedded/delta/write-delta.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import type { SearchEngine, SimilarDocuments } from "#server/search/search-engine.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { casesToPush } from "../../../fixtures/search/pushed-scope.ts";
import { pick, seededRandom } from "../../../fixtures/search/random.ts";
import { randomQueries } from "../../../fixtures/search/random-queries.ts";
import { ScanEngine } from "../../../fixtures/search/scan-engine.ts";

// conformance.test.ts compares the engines over real texts, which takes minutes; this one a small collection of few
// words, so that each stands in many documents and often in one.

const root = mkdtempSync(join(tmpdir(), "fasu-agree-"));
const fake = new FakeCluster("tester:secret");
afterAll(async () => {
  rmSync(root, { recursive: true });
  await fake.close();
});

const WORDS = [
  "保险",
  "代位",
  "求偿",
  "合同",
  "纠纷",
  "利息",
  "违约金",
  "法院",
  "被告",
  "原告",
  "，",
  "。",
  "a1",
  "险代",
];
const random = seededRandom(31);
const sentence = (words: number): string => Array.from({ length: words }, () => pick(WORDS, random)).join("");
/** Positions above 32,767 take wider numbers. */
const LONG = [sentence(20), "文".repeat(33_000), "违约金利息", sentence(20)];
const documents = strangeDocuments(300).map((one, at): SearchDocument => {
  if (at % 5 === 0) return one;
  const text = at === 1 ? LONG : Array.from({ length: 1 + (at % 4) }, () => sentence(at % 17));
  const holding = at % 3 === 0 ? { from: 0, to: 1 } : null;
  return { ...one, title: sentence(at % 5), detail: { ...one.detail, body_text: text, holding } };
});
const vocabulary = ["保险代位", "求偿", "违约金", "利息", "人", "ab"];
const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
writeIndex(scopeFolder(root, 1), documents, trees, vocabulary);
const embedded = new EmbeddedEngine(root);
const catalogue = embedded.catalogue(1);
const scan = new ScanEngine(documents, catalogue, vocabulary);

/** Over an index of which some documents have changed since, and some are new or gone. */
async function withDelta(folder: string): Promise<SearchEngine> {
  const before = strangeDocuments(90).map((one, at) => ({ ...one, id: at % 2 ? one.id : `gone${one.id}` }));
  const unchanged = documents.filter(({ id }, at) => at % 3 > 0 && before.every((one) => one.id !== id));
  writeIndex(scopeFolder(folder, 1), [...before, ...unchanged], trees, vocabulary);
  const held = new Set(unchanged);
  const changes = {
    documents: documents.filter((one) => !held.has(one)),
    gone: before.map(({ id }) => id).filter((id) => documents.every((one) => one.id !== id)),
    corpus: "agree",
  };
  await writeDelta(folder, changes, { vocabulary, knows: () => false });
  return new CurrentEngine(folder).engine();
}

async function pushed(): Promise<SearchEngine> {
  const cluster = new Cluster({ url: await fake.open(), auth: "tester:secret" });
  const tables = new LocalTables(root);
  const sources = casesToPush(tables, () => documents, "agree");
  await pushCorpus({ cluster, prefix: "agree", stamp: "t1", shards: 1, sources });
  return new OpenSearchEngine(cluster, "agree", tables);
}

/** Plans that find something more often than not. */
function plansOf(count: number): QueryPlan[] {
  const next = randomQueries(documents, catalogue, seededRandom(32));
  const words = seededRandom(33);
  const plain = { ...next(), court: [], reason: [], kind: [], suitedate: [], datefrom: "", dateto: "" };
  const none = {
    within: [],
    near: [],
    without: [],
    title: [],
    holding: [],
    judge: [],
    counsel: [],
    courtname: [],
  };
  const common = () => Array.from({ length: 1 + Math.floor(words() * 3) }, () => pick(WORDS, words)).join("");
  return Array.from({ length: count }, (_, at) => {
    if (at % 2 === 0) return next();
    const sort = pick(["relevance", "date", "court_level"] as const, words);
    const query = { ...plain, ...none, sort, index: 1, qr: [common()] };
    if (at % 3 === 0) return { ...query, qr: [common(), common()], without: [common()] };
    if (at % 5 === 0) return { ...query, near: [`${pick(WORDS, words)} ${common()}`] };
    if (at % 7 === 0) return { ...query, title: [pick(WORDS, words)], holding: [common()] };
    return query;
  }).flatMap((query) => {
    const planned = planQuery(query, catalogue.courts, catalogue.causes);
    return planned.kind === "faults" ? [] : [planned.plan];
  });
}

describe.each<[string, number, () => Promise<SearchEngine> | SearchEngine]>([
  ["the embedded index", 200, () => embedded],
  ["the embedded index with a delta", 120, () => withDelta(join(root, "split"))],
  ["a cluster", 60, pushed],
])("%s", (_, queries, make) => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await make();
  });

  test("finds, orders, cuts and counts what a plain scan does", async () => {
    const place = seededRandom(34);
    let found = 0;
    for (const plan of plansOf(queries)) {
      const expected = await scan.find(plan);
      const told = JSON.stringify(plan);
      expect(await engine.find(plan), told).toEqual(expected);
      const slice = { from: 1 + Math.floor(place() * 25), rows: 1 + Math.floor(place() * 25) };
      expect(await engine.find(plan, slice), told).toEqual(await scan.find(plan, slice));
      expect(await engine.count(plan)).toBe(expected.total);
      expect(await engine.counts([plan, matchAllPlan(1)])).toEqual([expected.total, documents.length]);
      expect(await engine.facets(plan), told).toEqual(await scan.facets(plan));
      expect(await engine.statistics(plan), told).toEqual(await scan.statistics(plan));
      if (expected.total > 0) found++;
    }
    expect(found).toBeGreaterThan(queries / 3);
  });

  test("ranks more words than one request to a cluster may hold", async () => {
    const next = randomQueries(documents, catalogue, seededRandom(35));
    const none = {
      within: [],
      near: [],
      without: [],
      title: [],
      holding: [],
      judge: [],
      counsel: [],
      courtname: [],
    };
    const all = { court: [], reason: [], kind: [], suitedate: [], datefrom: "", dateto: "" };
    let found = 0;
    for (const { detail } of documents
      .filter(({ detail: { body_text } }) => (body_text[0] ?? "").length > 20)
      .slice(0, 4)) {
      const text = detail.body_text[0] ?? "";
      const qr = Array.from({ length: 48 }, (_, at) =>
        text.slice(at % (text.length - 3), (at % (text.length - 3)) + 2 + (at % 2)),
      );
      const planned = planQuery(
        { ...next(), ...none, ...all, qr, index: 1, sort: "relevance" },
        catalogue.courts,
        catalogue.causes,
      );
      if (planned.kind === "faults") continue;
      const expected = await scan.find(planned.plan);
      expect(await engine.find(planned.plan)).toEqual(expected);
      expect(await engine.find(planned.plan, { from: 1, rows: 1 })).toEqual(
        await scan.find(planned.plan, { from: 1, rows: 1 }),
      );
      found += expected.total;
    }
    expect(found).toBeGreaterThan(0);
  });

  test("knows numbers, names, causes and details", async () => {
    for (const { number } of documents.filter((_, at) => at % 29 === 0)) {
      const text = normaliseText(number);
      for (const piece of [text, text.slice(3, 9), text.slice(-4)])
        for (const most of [1, 6])
          expect(await engine.numbers(1, piece, most)).toEqual(await scan.numbers(1, piece, most));
      expect(await engine.findByCaseNumber(1, text)).toEqual(await scan.findByCaseNumber(1, text));
    }
    for (const name of ["申屠样", "申屠样本", "申屠", "例", "书记样本", "无名氏", ""])
      expect(await engine.namesPerson(1, name), name).toEqual(await scan.namesPerson(1, name));
    const ids = [...documents.map(({ id }) => id), "unknown"];
    expect(await engine.causeLabels(1, ids)).toEqual(await scan.causeLabels(1, ids));
    for (const id of ["x0", "x1", "x299"])
      expect(JSON.parse((await engine.detail(1, id)) ?? "")).toEqual(
        JSON.parse((await scan.detail(1, id)) ?? ""),
      );
    expect(await engine.detail(1, "unknown")).toBeNull();
  });

  test("finds the same cases alike", async () => {
    // A cluster adds up in 32 bits.
    const rounded = ({ documents: similar, likely }: SimilarDocuments) => ({
      documents: similar.map((one) => ({ ...one, score: Math.round(one.score * 500) / 500 })),
      likely,
    });
    for (const { id, detail, causes, articles = [] } of documents
      .slice(1, 40)
      .filter((_, at) => at % 6 === 0)) {
      const text = detail.body_text.join("\n").slice(0, 300);
      for (const query of [
        { text, causes: causes.map(({ code, label }) => code ?? label), articles, outside: [id] },
        { text: text.slice(0, 30), causes: [], articles: [], outside: [] },
      ])
        expect(rounded(await engine.similar(1, query, 8))).toEqual(rounded(await scan.similar(1, query, 8)));
    }
  });
});
