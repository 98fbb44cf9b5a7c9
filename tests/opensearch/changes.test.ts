import { afterAll, expect, test } from "vitest";
import { matchAllPlan, planQuery } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { deleteIndexes, listPushed } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS, testDocument } from "../fixtures/search/documents.ts";
import { casesToPush } from "../fixtures/search/pushed-scope.ts";
import { seededRandom } from "../fixtures/search/random.ts";
import { randomQueries } from "../fixtures/search/random-queries.ts";

const PREFIX = "changes";
const DOCUMENTS = 3_000;

const cluster = new Cluster({ url: process.env.TEST_SEARCH_URL!, auth: "" });
const shards = Number(process.env.TEST_SEARCH_SHARDS ?? 1);
const root = scratchFolder();
const clean = async (prefix: string) => {
  const all = await listPushed(cluster, prefix);
  await deleteIndexes(
    cluster,
    all.map(({ name }) => name),
  );
};
afterAll(async () => {
  for (const prefix of [PREFIX, `${PREFIX}-anew`]) await clean(prefix);
});

const old = strangeDocuments(DOCUMENTS);
const renewed = { ...old[10]!, title: "换过的标题", court: "目录之外的法院", court_id: null };
const fresh = testDocument({ id: "fresh", title: "新来的", date: "2025-05-05", people: ["闾丘例外"] });
const now = [renewed, fresh, ...old.filter((_, at) => at !== 10 && at !== 20)];
// The trees of both: functions are deployed with those of the last push. Of two documents with one id the
// first counts.
const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
writeIndex(scopeFolder(root, 1), [...now, ...old], trees, ["保险"]);
const tables = new LocalTables(root);
const push = (prefix: string, documents: typeof old, corpus: string) =>
  pushCorpus({
    ...{ cluster, prefix, stamp: corpus, shards },
    sources: casesToPush(tables, () => documents, corpus),
  });

test("sends one new judgment, one changed and a deletion alone; what serves then is what a new index holds", async () => {
  await push(PREFIX, old, "a");
  const started = performance.now();
  expect(await push(PREFIX, now, "b")).toMatchObject({ sent: 2, deleted: 1, whole: false });
  console.info(`changes among ${DOCUMENTS} sent in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  await push(`${PREFIX}-anew`, now, "b");
  const changed = new OpenSearchEngine(cluster, PREFIX, tables);
  const anew = new OpenSearchEngine(cluster, `${PREFIX}-anew`, tables);
  const { courts, causes } = tables.catalogue(1);
  const draw = randomQueries(now, { courts, causes }, seededRandom(3));
  for (let run = 0; run < 100; run++) {
    const planned = planQuery(draw(), courts, causes);
    if (planned.kind === "faults") continue;
    expect(await changed.find(planned.plan)).toEqual(await anew.find(planned.plan));
    expect(await changed.facets(planned.plan)).toEqual(await anew.facets(planned.plan));
  }
});

test("takes a judgment and a name down at once, and fails where the cluster is away", async () => {
  const engine = new OpenSearchEngine(cluster, PREFIX, tables);
  const before = await engine.count(matchAllPlan(1));
  expect(await takeDownFromCluster(cluster, PREFIX, [old[0]!.id], ["闾丘例外"])).toBe(2);
  expect(await engine.count(matchAllPlan(1))).toBe(before - 2);
  expect(await engine.detail(1, "fresh")).toBeNull();
  const away = new Cluster({ url: "http://127.0.0.1:2/", auth: "" });
  await expect(takeDownFromCluster(away, PREFIX, [old[1]!.id], [])).rejects.toThrow(/connection/);
});
