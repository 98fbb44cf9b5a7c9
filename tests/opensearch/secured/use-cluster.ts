import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { callFunction } from "../../contract/call-function.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../../fixtures/search/documents.ts";
import { casesToPush } from "../../fixtures/search/pushed-scope.ts";

// usage: use-cluster push | write | read | visit; a process of its own, since Node reads NODE_EXTRA_CA_CERTS
// at its start. Prints JSON: the result, or the sentence that explains the failure.

const { SEARCH_URL: url, SEARCH_AUTH: auth, SEARCH_PREFIX: prefix } = readEnvironment();
const root = mkdtempSync(join(tmpdir(), "fasu-secured-"));
const documents = strangeDocuments(60);
writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
const tables = new LocalTables(root);
const cluster = new Cluster({ url, auth });
const push = (stamp: string) =>
  pushCorpus({
    ...{ cluster, prefix, stamp, whole: true, pauses: [] },
    sources: casesToPush(tables, () => documents, stamp),
  });

const MODES: Record<string, () => Promise<unknown>> = {
  push: async () => (await push("a")).sent,
  /** Everything that `npm run opensearch` and a takedown do. */
  write: async () => {
    await push("b");
    await serveFrom(
      cluster,
      prefix,
      beforeServing(await listPushed(cluster, prefix)),
      await listPushed(cluster, prefix),
    );
    const gone = await takeDownFromCluster(cluster, prefix, [documents[0]!.id], []);
    const all = await listPushed(cluster, prefix);
    await deleteIndexes(
      cluster,
      all.filter(({ serves }) => !serves).map(({ name }) => name),
    );
    return { gone, left: (await listPushed(cluster, prefix)).map(({ name }) => name) };
  },
  /** All kinds of calls by functions and builds. */
  read: async () => {
    const engine = new OpenSearchEngine(cluster, prefix, tables);
    const plan = matchAllPlan(1);
    const text = { text: documents[1]!.title, causes: [], articles: [], outside: [] };
    const [{ total, rows }, facets] = await Promise.all([engine.find(plan), engine.facets(plan)]);
    await engine.similar(1, text, 3);
    await engine.statistics(plan);
    await engine.namesPerson(1, "某人");
    await cluster.send({ method: "GET", path: `_cluster/health/${prefix}-cases` });
    const detail = await engine.detail(1, rows[0]!.id);
    const serving = (await listPushed(cluster, prefix)).filter(({ serves }) => serves);
    return { total, counted: facets.years.length > 0, detail: detail !== null, serving: serving.length };
  },
  /** The answer that a visitor receives. */
  visit: async () => {
    const body = JSON.stringify({ search: { qr: ["保险"] } });
    const headers = { "content-type": "application/json" };
    const response = await callFunction(new Request("http://x/search", { method: "POST", headers, body }));
    return { status: response.status, body: await response.text() };
  },
};

try {
  console.log(JSON.stringify({ done: await MODES[process.argv[2]!]!() }));
} catch (error) {
  console.log(JSON.stringify({ failed: (error as Error).message }));
} finally {
  rmSync(root, { recursive: true });
}
