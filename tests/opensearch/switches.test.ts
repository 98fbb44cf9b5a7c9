import { afterAll, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import {
  beforeServing,
  deleteIndexes,
  listPushed,
  serveFrom,
} from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../fixtures/search/documents.ts";
import { casesToPush } from "../fixtures/search/pushed-scope.ts";

const SWITCHES = 20;
const CLIENTS = 16;
const PREFIX = "switches";

const cluster = new Cluster({ url: process.env.TEST_SEARCH_URL!, auth: "" });
const root = scratchFolder();
afterAll(async () => {
  await deleteIndexes(
    cluster,
    (await listPushed(cluster, PREFIX)).map(({ name }) => name),
  );
});

const many = strangeDocuments(300);
const [odd, even] = [many.slice(0, 200), many];
writeIndex(scopeFolder(root, 1), many, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
const inBoth = odd[0]!.id;
const tables = new LocalTables(root);
const push = (at: number) =>
  pushCorpus({
    ...{ cluster, prefix: PREFIX, stamp: `s${String(at).padStart(2, "0")}`, whole: true },
    sources: casesToPush(tables, () => (at % 2 ? odd : even), String(at)),
  });

test(`fails no request during ${SWITCHES} pushes and a rollback under ${CLIENTS} clients`, async () => {
  await push(0);
  let isOver = false;
  let answered = 0;
  const failures: unknown[] = [];
  const seen = new Set<number>();
  const client = async () => {
    const engine = new OpenSearchEngine(cluster, PREFIX, tables);
    while (!isOver) {
      try {
        const { total } = await engine.find(matchAllPlan(1), { from: 1, rows: 10 });
        if ((await engine.detail(1, inBoth)) === null) throw new Error(`${inBoth} has no text`);
        seen.add(total);
        answered++;
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  for (let at = 1; at <= SWITCHES; at++) await push(at);
  const all = await listPushed(cluster, PREFIX);
  await serveFrom(cluster, PREFIX, beforeServing(all), all);
  isOver = true;
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect([...seen].sort()).toEqual([200, 300]);
  expect(answered).toBeGreaterThan(SWITCHES * CLIENTS);
});
