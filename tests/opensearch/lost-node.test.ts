import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../fixtures/search/documents.ts";
import { casesToPush } from "../fixtures/search/pushed-scope.ts";
import { seededRandom } from "../fixtures/search/random.ts";
import { startCluster, type TestCluster } from "./cluster-node.ts";

/** How often a node is killed; `FASU_KILLS` requests more, at the moments that `FASU_SEED` draws. */
const KILLS = Number(process.env.FASU_KILLS ?? 3);
const SEED = Number(process.env.FASU_SEED ?? 7);
/** Maximum time until a node returns. */
const AWAY_MS = 40_000;
const PREFIX = "lost";
const DOCUMENTS = 6_000;

const root = scratchFolder();
const documents = strangeDocuments(DOCUMENTS);
writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
const tables = new LocalTables(root);

let nodes: TestCluster;
beforeAll(async () => {
  const { TEST_SEARCH_JAVA, TEST_SEARCH_JARS, TEST_SEARCH_LAUNCHER: launcher } = process.env;
  nodes = await startCluster({
    ...{ java: TEST_SEARCH_JAVA!, jars: TEST_SEARCH_JARS!, nodes: 3, heapMb: 512 },
    ...(launcher && { launcher }),
  });
});
afterAll(async () => {
  await nodes.stop();
});

const addresses = () => nodes.nodes.map(({ url }) => url).join(",");
const push = (stamp: string) =>
  pushCorpus({
    ...{
      cluster: new Cluster({ url: addresses(), auth: "" }),
      prefix: PREFIX,
      stamp,
      shards: 5,
      whole: true,
    },
    sources: casesToPush(tables, () => documents, stamp),
  });
const count = () =>
  new OpenSearchEngine(new Cluster({ url: addresses(), auth: "" }), PREFIX, tables).count(matchAllPlan(1));

test(`a push outlives ${KILLS} nodes that are killed and come back, and what serves answers with two of three`, async () => {
  const random = seededRandom(SEED);
  const started = performance.now();
  await push("s000");
  const took = performance.now() - started;
  for (let kill = 1; kill <= KILLS; kill++) {
    const stamp = `s${String(kill).padStart(3, "0")}`;
    const pushing = push(stamp).then(
      ({ counts }) => ({ counts, error: null }),
      (error: Error) => ({ counts: null, error }),
    );
    const moment = random() * took;
    await pause(moment);
    const node = nodes.nodes[Math.floor(random() * 3)]!;
    await node.kill();
    // The serving index has a copy of each shard on another node.
    const answered = await retried(count);
    const away = random() * AWAY_MS;
    await pause(away);
    await node.start();
    const { counts, error } = await pushing;
    // A push that failed with a message is continued by the same command.
    const after = error ? await push(stamp) : null;
    const [at, gone] = [moment, away].map((ms) => (ms / 1000).toFixed(1));
    console.info(`killed after ${at} s, back after ${gone} s: ${error ? error.message : "went through"}`);
    expect(answered).toBe(DOCUMENTS);
    expect((counts ?? after!.counts).get(1)).toBe(DOCUMENTS);
    expect(await count()).toBe(DOCUMENTS);
  }
});

test("a push ends with a sentence where a node stays away, and the same command then starts over", async () => {
  await push("t000");
  const copies = async () => {
    const cluster = new Cluster({ url: addresses(), auth: "" });
    const path = `_cluster/health/${PREFIX}-cases?wait_for_status=green&timeout=180s`;
    const { body } = await cluster.send({ method: "GET", path, timeoutMs: 200_000, also: [408] });
    return body;
  };
  expect(await copies()).toMatchObject({ status: "green" });
  const pushing = push("t001").then(
    () => null,
    (error: Error) => error,
  );
  await pause(1_500);
  // The node without a vote for a cluster manager of its own: the last.
  await nodes.nodes[2]!.kill();
  expect(await retried(count)).toBe(DOCUMENTS);
  const failure = await pushing;
  if (failure) {
    expect(failure.message).toMatch(
      /bring it back and give the same command again|lacks a copy|holds \d+ of/,
    );
    expect(await count()).toBe(DOCUMENTS);
    const { counts } = await push("t001");
    expect(counts.get(1)).toBe(DOCUMENTS);
  }
  expect(await count()).toBe(DOCUMENTS);
  expect(await copies()).toMatchObject({ status: "green" });
  console.info(failure ? failure.message : "the push went through with two nodes");
});

/** The answer of the other nodes once they have noticed that a node is gone. */
async function retried<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      if (tried === 20) throw error;
      await pause(500);
    }
  }
}
