import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { DATE_FIELDS, LIST_FIELDS, listConditions } from "#domain/search/query/query-fields.ts";
import { matchAllPlan, planQuery } from "#domain/search/query/query-plan.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
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
import { passagesByField } from "#server/search/sources/document.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../fixtures/laws.ts";
import {
  referenceDocuments,
  sampleDocuments,
  strangeDocuments,
  TEST_CAUSES,
  TEST_COURTS,
} from "../../../fixtures/search/documents.ts";
import { FakeCluster } from "../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { casesToPush } from "../../../fixtures/search/pushed-scope.ts";
import { pick, seededRandom } from "../../../fixtures/search/random.ts";
import { randomQueries } from "../../../fixtures/search/random-queries.ts";
import { ScanEngine } from "../../../fixtures/search/scan-engine.ts";

/**
 * The live cluster of `npm run test:opensearch`, if any; its test indexes have their own prefix and are
 * removed afterwards.
 */
const LIVE = { url: process.env.TEST_SEARCH_URL ?? "", auth: "" };
const LIVE_PREFIX = "fasu-conformance";
const STAMP = `t${process.pid}`;

const root = scratchFolder();
const fake = new FakeCluster("tester:secret");
afterAll(async () => {
  if (LIVE.url === "") await fake.close();
  else await new Cluster(LIVE).send({ method: "DELETE", path: `${LIVE_PREFIX}-cases-${STAMP}` });
});

const reference = referenceDocuments(150);
const samples = sampleDocuments(150);
/** Positions above 32,767 need wider numbers. */
const LONG = ["保险代位求偿", "文".repeat(33_000), "违约金利息", "保险，利息。"];
const strange = strangeDocuments(300).map((one, at) =>
  at === 1 ? { ...one, detail: { ...one.detail, body_text: LONG, holding: null } } : one,
);
const documents = [...reference, ...samples, ...strange];
const vocabulary = ["保险", "代位求偿", "法院", "违约金", "利息", "人", "😀", "ab"];
writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, vocabulary);
const embedded = new EmbeddedEngine(root);
const scan = new ScanEngine(documents, embedded.catalogue(1), vocabulary);

async function pushed(url: string, auth: string, prefix: string): Promise<SearchEngine> {
  const cluster = new Cluster({ url, auth });
  const tables = new LocalTables(root);
  const { counts } = await pushCorpus({
    ...{ cluster, prefix, stamp: STAMP, shards: Number(process.env.TEST_SEARCH_SHARDS ?? 1) },
    sources: casesToPush(tables, () => documents, "conformance"),
  });
  expect(counts.get(1)).toBe(documents.length);
  return new OpenSearchEngine(cluster, prefix, tables);
}

/**
 * The embedded engine over a base of two thirds of the documents, some of them in an earlier version, and
 * some that no longer exist. The delta turns it into the documents searched here.
 */
async function withDelta(folder: string): Promise<SearchEngine> {
  const random = seededRandom(12);
  const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
  const before = strangeDocuments(120).map((one, at) => ({ ...one, id: at % 2 ? one.id : `gone${one.id}` }));
  const unchanged = documents.filter(({ id }) => random() < 0.67 && before.every((one) => one.id !== id));
  writeIndex(scopeFolder(folder, 1), [...before, ...unchanged], trees, vocabulary);
  const held = new Set(unchanged);
  const changes = {
    documents: documents.filter((one) => !held.has(one)),
    gone: before.map(({ id }) => id).filter((id) => documents.every((one) => one.id !== id)),
    corpus: "conformance",
  };
  await writeDelta(folder, changes, { vocabulary, knows: () => false });
  return new CurrentEngine(folder).engine();
}

/** Pairs of Chinese characters, those contained in most documents first. */
function mostFrequentPairs(): string[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const pairs = passagesByField(document)
      .flat()
      .flatMap((piece) =>
        [...normaliseText(piece).matchAll(/(?=(\p{sc=Han}{2}))/gu)].map(([, pair]) => pair!),
      );
    for (const pair of new Set(pairs)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([pair]) => pair);
}

/** An adapter of the port: its name, the number of random queries it answers, and its constructor. */
type Adapter = [name: string, queries: number, make: () => Promise<SearchEngine> | SearchEngine];

/** All adapters; with a live cluster only that, since the others are tested without it. */
const ADAPTERS: Adapter[] =
  LIVE.url === ""
    ? [
        ["the embedded index", runs(200), () => embedded],
        ["the embedded index with a delta", runs(120), async () => withDelta(join(root, "split"))],
        [
          "OpenSearch, played by a fake cluster",
          runs(120),
          async () => pushed(await fake.open(), "tester:secret", "fake"),
        ],
      ]
    : [["OpenSearch, a live cluster", runs(500), () => pushed(LIVE.url, LIVE.auth, LIVE_PREFIX)]];

describe("what the adapters search", () => {
  test.skipIf(reference.length === 0)("has real reference cases (../shared/corpus)", () => {
    expect(reference.length).toBe(150);
  });

  test.skipIf(samples.length === 0)("has sample judgments (npm run data makes them)", () => {
    expect(samples.length).toBe(150);
  });
});

describe.each(ADAPTERS)("%s", (_name, queries, make) => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await make();
  }, 120_000);

  test("counts the same where most documents match, and where all do", async () => {
    const { courts, causes } = engine.catalogue(1);
    const pairs = mostFrequentPairs();
    const plans = [[pairs[0]!], [pairs[1]!], pairs.slice(0, 2)].flatMap((qr) => {
      const nothing = { court: [], reason: [], suitedate: [] };
      const planned = planQuery({ qr, ...nothing, index: 1, type: 1, sort: "relevance" }, courts, causes);
      return planned.kind === "plan" ? [planned.plan] : [];
    });
    expect(plans).toHaveLength(3);
    for (const plan of [matchAllPlan(1), ...plans]) {
      expect(await scan.count(plan)).toBeGreaterThan(documents.length / 2);
      expect(await engine.facets(plan)).toEqual(await scan.facets(plan));
      expect(await engine.statistics(plan)).toEqual(await scan.statistics(plan));
    }
  });

  test(`finds, orders, counts and cuts the same as a plain scan for ${queries} random queries`, async () => {
    const { courts, causes } = engine.catalogue(1);
    const randomQuery = randomQueries(documents, { courts, causes }, seededRandom(1));
    const place = seededRandom(4);
    let found = 0;
    // How often each operator contributed to a result, so that none passes without any effect.
    const helped = new Map<string, number>();
    for (let run = 0; run < queries; run++) {
      const query = randomQuery();
      const planned = planQuery(query, courts, causes);
      if (planned.kind === "faults") {
        // A group may consist of one word only: nothing to compare.
        expect(planned.faults.map(({ fault }) => fault)).toEqual(["one_word_only"]);
        continue;
      }
      const [expected, actual] = await Promise.all([scan.find(planned.plan), engine.find(planned.plan)]);
      expect(actual, JSON.stringify(query)).toEqual(expected);
      // Any slice of the list, with the page of ten that has snippets inside it, outside it or across its
      // edge.
      const slice = { from: 1 + Math.floor(place() * 25), rows: 1 + Math.floor(place() * 25) };
      expect(await engine.find(planned.plan, slice), JSON.stringify([query, slice])).toEqual(
        await scan.find(planned.plan, slice),
      );
      expect(await engine.count(planned.plan)).toBe(expected.total);
      const [shared, everything] = await engine.counts([planned.plan, matchAllPlan(1)]);
      expect([shared, everything]).toEqual([expected.total, documents.length]);
      const facets = await engine.facets(planned.plan);
      expect(facets, JSON.stringify(query)).toEqual(await scan.facets(planned.plan));
      expect(await engine.statistics(planned.plan), JSON.stringify(query)).toEqual(
        await scan.statistics(planned.plan),
      );
      if (expected.total === 0) continue;
      found++;
      for (const { field } of listConditions(query)) helped.set(field, (helped.get(field) ?? 0) + 1);
    }
    expect(found).toBeGreaterThan(queries / 3);
    for (const field of [...LIST_FIELDS, ...DATE_FIELDS]) expect(helped.get(field), field).toBeGreaterThan(0);
  }, 600_000);

  test("finds and ranks the same for as many words as a query may hold", async () => {
    const { courts, causes } = engine.catalogue(1);
    const random = seededRandom(3);
    const long = documents.filter(({ detail }) => detail.body_text.join("").length > 2000);
    let found = 0;
    for (let run = 0; run < 6; run++) {
      const document = pick(long, random);
      const words = (pieces: string[], count: number, length: number) => {
        const text = pieces.join(" ");
        return (
          Array.from({ length: count }, () => text.slice(Math.floor(random() * text.length)).slice(0, length))
            .map((word) => word.trim())
            .filter((word) => normaliseText(word) !== "" && !word.includes(" "))
            // Numbers match only as a whole: a piece of one finds nothing.
            .filter((word) => normaliseText(text).includes(normaliseText(word)))
        );
      };
      const [title, , holding, body, court] = passagesByField(document);
      const query = {
        // Short words match more than the document they come from.
        qr: [document.number, ...words(run % 2 ? body! : [title!.join("")], 49, 1 + (run % 2))],
        within: words(body!, 50, 2),
        // The boundaries of numbers count towards the permitted characters of groups.
        near: Array.from({ length: 40 }, () => words([body![0]!], 2, 2).join(" ")).filter(
          (group) => new Set(group.split(" ")).size > 1 && !/\d/.test(group),
        ),
        title: words(title!, 50, 3),
        holding: words(holding!, 50, 3),
        courtname: words(court!, 50, 2),
        judge: (document.judges ?? []).slice(0, 50),
        counsel: (document.counsel ?? []).slice(0, 50),
        without: words(
          strangeDocuments(9).map(({ title }) => title),
          50,
          9,
        ),
        ...{ reason: [], court: [], suitedate: [], index: 1, type: 1 as const, sort: "relevance" as const },
      };
      const planned = planQuery(
        run < 3 ? query : { ...query, near: [], without: [], title: [], holding: [] },
        courts,
        causes,
      );
      if (planned.kind === "faults") throw new Error(JSON.stringify(planned.faults));
      const expected = await scan.find(planned.plan);
      expect(await engine.find(planned.plan)).toEqual(expected);
      expect(await engine.count(planned.plan)).toBe(expected.total);
      if (expected.total > 0) found++;
    }
    expect(found).toBeGreaterThan(2);
  }, 60_000);

  test("finds numbers by a piece, and documents by their whole number", async () => {
    const random = seededRandom(2);
    for (let run = 0; run < 50; run++) {
      const { number } = pick(documents, random);
      const text = normaliseText(number);
      const start = Math.floor(random() * text.length);
      const piece = text.slice(start, start + 2 + Math.floor(random() * 8)).trim();
      if (piece === "") continue;
      expect(await engine.numbers(1, piece, 6), piece).toEqual(await scan.numbers(1, piece, 6));
      expect(await engine.findByCaseNumber(1, text)).toEqual(await scan.findByCaseNumber(1, text));
    }
  });

  test("knows persons by their whole name, and the causes of documents", async () => {
    for (const name of ["申屠样", "申屠样本", "申屠", "例", "书记样本", "无名氏", ""])
      expect(await engine.namesPerson(1, name), name).toEqual(await scan.namesPerson(1, name));
    const ids = [...documents.filter((_, at) => at % 9 === 0).map(({ id }) => id), "unknown"];
    expect(await engine.causeLabels(1, ids)).toEqual(await scan.causeLabels(1, ids));
  });

  test("gives a document's detail by id, and null for an unknown one", async () => {
    for (const { id } of [documents[0]!, documents.at(-1)!]) {
      expect(JSON.parse((await engine.detail(1, id))!)).toEqual(JSON.parse((await scan.detail(1, id))!));
    }
    expect(await engine.detail(1, "no-such-id")).toBeNull();
  });

  test("finds the same cases alike, for the same reasons", async () => {
    const [first, second] = [reference, samples].map((some) => some.slice(0, 4));
    const queries: CaseQuery[] = [...first!, ...second!].flatMap(({ id, detail, articles = [], causes }) => {
      const text = detail.body_text.join("\n").slice(0, 2000);
      const known = causes.map(({ code, label }) => code ?? label);
      return [
        { text, causes: known, articles, outside: [id] },
        { text: text.slice(300, 500), causes: [], articles: [], outside: [] },
        { text: text.slice(0, 90), causes: ["民事"], articles: [], outside: [] },
      ];
    });
    let common = 0;
    for (const query of [...queries, { text: "天气", causes: [], articles: [], outside: ["unknown"] }]) {
      const [expected, actual] = await Promise.all([scan.similar(1, query, 8), engine.similar(1, query, 8)]);
      // A cluster sums in 32-bit floats.
      const rounded = ({ documents: found, likely }: SimilarDocuments) => ({
        documents: found.map((one) => ({ ...one, score: Math.round(one.score * 500) / 500 })),
        likely,
      });
      expect(rounded(actual)).toEqual(rounded(expected));
      common += actual.documents.filter(({ causes, articles }) => causes.length + articles.length > 0).length;
    }
    expect(common).toBeGreaterThan(20);
  }, 60_000);
});
