import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { queryOfJudgment } from "#server/search/answers/similar-cases.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { type ClassTimes, type Latency, measureClasses, measureInTurn } from "../../bench/latency.ts";
import { processorTimeOf } from "../../bench/processor-time.ts";
import { planOf, readQueries } from "../../bench/queries/answer.ts";
import type { BenchQuery } from "../../bench/queries/queries.ts";
import { report } from "../../bench/report.ts";

// usage: cluster-answers URL PID ROUNDS; a cluster and the embedded engine in one process, both asked alike

/** A fresh virtual machine interprets before it compiles: after some six thousand answers it takes a quarter of the first. */
const WARM_ROUNDS = 150;

/** Times in milliseconds. */
export interface ClusterAnswers {
  /** Rows with snippets of the first page and total, facets at the same time. */
  cluster: ClassTimes;
  embedded: ClassTimes;
  rows: ClassTimes;
  facets: ClassTimes;
  /** The median of facets over all documents. */
  allFacets: number;
  similar: { cluster: Latency; embedded: Latency };
  /** Processor time of the node for a complete answer, by class. */
  processor: Record<string, number>;
}

const [url = "", pid, rounds] = process.argv.slice(2);
const { search } = readQueries();
const cluster = new Cluster({ url, auth: "" });
const embedded = openEngine();
const there = new OpenSearchEngine(cluster, "bench", new LocalTables(INDEX_FOLDER));
const catalogue = embedded.catalogue(SCOPE.cases);

/** No answer of an earlier round is to be given again. */
const forget = async () => {
  await cluster.send({ method: "POST", path: "bench-*/_cache/clear" });
};
const rowsOf = (engine: SearchEngine) => async (query: BenchQuery) =>
  (await engine.find(planOf(query, catalogue))).total;
const facetsOf = (engine: SearchEngine) => async (query: BenchQuery) =>
  (await engine.facets(planOf(query, catalogue))).years.length;
const completeOf = (engine: SearchEngine) => async (query: BenchQuery) => {
  const [total] = await Promise.all([rowsOf(engine)(query), facetsOf(engine)(query)]);
  return total;
};

await measureClasses(search, WARM_ROUNDS, completeOf(there), forget);
const answers = await measureInTurn(
  search,
  Number(rounds),
  {
    cluster: completeOf(there),
    embedded: completeOf(embedded),
    rows: rowsOf(there),
    facets: facetsOf(there),
  },
  forget,
);
const all = await measureClasses(
  { all: [matchAllPlan(SCOPE.cases)] },
  20,
  async (plan) => (await there.facets(plan)).years.length,
  forget,
);
const processor: Record<string, number> = {};
for (const [name, queries] of Object.entries(search)) {
  const before = processorTimeOf(Number(pid));
  for (let round = 0; round < Number(rounds); round++) {
    await forget();
    for (const query of queries) await completeOf(there)(query);
  }
  processor[name] = (processorTimeOf(Number(pid)) - before) / (Number(rounds) * queries.length);
}
const { rows: judgments } = await embedded.find(planOf({ qr: ["保险"] }, catalogue));
const queries = await Promise.all(judgments.slice(0, 20).map(({ id }) => queryOfJudgment(embedded, id)));
const similarOf = async (engine: SearchEngine) => {
  const times = await measureClasses(
    { similar: queries },
    Math.ceil(Number(rounds) / 5),
    async (query) => (await engine.similar(SCOPE.cases, query!, 8)).documents.length,
    forget,
  );
  return times.similar!;
};
const similar = { cluster: await similarOf(there), embedded: await similarOf(embedded) };
report({ ...answers, allFacets: all.all!.p50, similar, processor } satisfies ClusterAnswers);
