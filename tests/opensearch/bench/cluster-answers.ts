import { SCOPE } from "#domain/search/scope.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { measureClasses } from "../../bench/latency.ts";
import { planOf, readQueries } from "../../bench/queries/answer.ts";
import type { BenchQuery } from "../../bench/queries/queries.ts";
import { report } from "../../bench/report.ts";

// usage: cluster-answers URL ROUNDS; measures a cluster: rows with snippets of the first page and total,
// facets at the same time

/**
 * Number of rounds to warm up the Java virtual machine: after about six thousand answers it takes a quarter
 * of the first time.
 */
const WARM_ROUNDS = 150;

const [url = "", rounds] = process.argv.slice(2);
const cluster = new Cluster({ url, auth: "" });
const engine = new OpenSearchEngine(cluster, "bench", new LocalTables(INDEX_FOLDER));
const catalogue = openEngine().catalogue(SCOPE.cases);
const complete = async (query: BenchQuery) => {
  const plan = planOf(query, catalogue);
  const [{ total }] = await Promise.all([engine.find(plan), engine.facets(plan)]);
  return total;
};
/** Clears the cache, so that no answer of an earlier round is reused. */
const forget = async () => {
  await cluster.send({ method: "POST", path: "bench-*/_cache/clear" });
};
await measureClasses(readQueries(), WARM_ROUNDS, complete, forget);
report(await measureClasses(readQueries(), Number(rounds), complete, forget));
