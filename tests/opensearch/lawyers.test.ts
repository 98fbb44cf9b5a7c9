import { afterAll, expect, test } from "vitest";
import { lawyerTables } from "#build/tables/table-sources.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { lawyersInCluster } from "#server/recovery/cluster/lawyers-in-cluster.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { localLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openTableIn } from "#server/recovery/open-table.ts";
import { readClaim } from "#server/recovery/read-claim.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { deleteIndexes, listPushed } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { drawnJudgments, drawnListQuery } from "../fixtures/recovery/drawn-lawyers.ts";
import { seededRandom } from "../fixtures/search/random.ts";

const PREFIX = "lawyers";
const JUDGMENTS = 100_000;
const CLAIMS = 100;

/** Generous, because the time on a busy machine is irrelevant. */
const TIMEOUT_MS = 60_000;
const cluster = new Cluster({ url: process.env.TEST_SEARCH_URL!, auth: "", timeoutMs: TIMEOUT_MS });
const root = scratchFolder();
afterAll(async () => {
  const all = await listPushed(cluster, PREFIX);
  await deleteIndexes(
    cluster,
    all.map(({ name }) => name),
  );
});

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!.toFixed(1);

test(`ranks the lawyers of ${JUDGMENTS} judgments as the tables do, to the last digit`, async () => {
  const random = seededRandom(12);
  const from = drawnJudgments(random, JUDGMENTS);
  const tables = lawyerTables(() => from, root, "one");
  await pushCorpus({
    ...{ cluster, prefix: PREFIX, stamp: "one", shards: Number(process.env.TEST_SEARCH_SHARDS ?? 1) },
    sources: new Map([["lawyers", tables.lawyers] as const, ["parties", tables.parties] as const]),
  });
  const local = localLawyers(openTableIn(root), root);
  const there = lawyersInCluster(new IndexCalls(cluster, PREFIX, ordinalsStamp));
  const times: Record<"cluster" | "tables", number[]> = { cluster: [], tables: [] };
  const timed = async <Answer>(name: "cluster" | "tables", ask: () => Promise<Answer>) => {
    const started = performance.now();
    const answer = await ask();
    times[name].push(performance.now() - started);
    return answer;
  };
  for (let run = 0; run < CLAIMS; run++) {
    const query = drawnListQuery(random);
    const claim = readClaim(query);
    if ("failure" in claim) throw new Error(JSON.stringify(claim.failure));
    const list = (lawyers: typeof local) => listLawyers(lawyers, claim, query, () => ({}));
    const answer = await timed("cluster", () => list(there));
    expect(answer).toEqual(await timed("tables", () => list(local)));
  }
  const { lawyers } = await there.facts();
  console.info(
    `${lawyers} lawyers of ${JUDGMENTS} judgments: median ${median(times.cluster)} ms on the cluster, ${median(times.tables)} ms from tables`,
  );
});
