import { afterAll, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { deleteIndexes, listPushed } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../fixtures/search/documents.ts";
import { casesToPush } from "../fixtures/search/pushed-scope.ts";

const PREFIX = "snapshots";
const TIMEOUT_MS = 120_000;

const cluster = new Cluster({ url: process.env.TEST_SEARCH_URL!, auth: "", timeoutMs: TIMEOUT_MS });
const root = scratchFolder();
const deletePushed = async () => {
  const all = await listPushed(cluster, PREFIX);
  await deleteIndexes(
    cluster,
    all.map(({ name }) => name),
  );
};
afterAll(async () => {
  await deletePushed();
});

test("an index that is gone comes back from a folder with its alias and all it says about itself", async () => {
  const documents = strangeDocuments(300);
  const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
  writeIndex(scopeFolder(root, 1), documents, trees, ["保险"]);
  const tables = new LocalTables(root);
  const shards = Number(process.env.TEST_SEARCH_SHARDS ?? 1);
  const sources = casesToPush(tables, () => documents, "one");
  await pushCorpus({ cluster, prefix: PREFIX, stamp: "one", shards, sources });
  const engine = () => new OpenSearchEngine(cluster, PREFIX, tables);
  const before = await engine().find(matchAllPlan(1));
  const repository = "_snapshot/folder";
  // Below the folder in the nodes' path.repo.
  const body = { type: "fs", settings: { location: PREFIX } };
  await cluster.send({ method: "PUT", path: repository, body });
  const indices = { indices: `${PREFIX}-*`, include_global_state: false };
  const path = `${repository}/one`;
  await cluster.send({ method: "PUT", path: `${path}?wait_for_completion=true`, body: indices });
  await deletePushed();
  await cluster.send({ method: "POST", path: `${path}/_restore?wait_for_completion=true`, body: indices });
  expect(await engine().find(matchAllPlan(1))).toEqual(before);
  expect(await listPushed(cluster, PREFIX)).toMatchObject([{ serves: true, meta: { complete: true } }]);
});
