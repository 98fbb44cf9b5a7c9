import * as z from "zod/mini";
import { sourcesToPush } from "#build/search/cluster-sources.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { report } from "../../bench/report.ts";

// usage: push-cluster URL SHARDS; pushes the judgments of the working folder

/** The cost of a push until the index was ready. */
export interface PushedReport {
  seconds: number;
  /** Bytes of the index. */
  bytes: number;
  /** Peak memory in megabytes. */
  memory: number;
}

const [url = "", shards] = process.argv.slice(2);
const cluster = new Cluster({ url, auth: "" });
const { scopes, knows } = sourcesToPush();
const started = performance.now();
await pushCorpus({
  ...{ cluster, prefix: "bench", stamp: "one", shards: Number(shards), knows },
  sources: new Map([[SCOPE.cases, scopes.get(SCOPE.cases)!]]),
  say: () => {},
});
const seconds = (performance.now() - started) / 1000;
// Sizes of segments only: files of the previous commit stay for a while and count in `_stats`.
const Segments = z.array(z.object({ size: z.string() }));
const { body } = await cluster.send({
  method: "GET",
  path: "_cat/segments/bench-*?format=json&bytes=b&h=size",
});
report({
  seconds,
  bytes: z.parse(Segments, body).reduce((sum, { size }) => sum + Number(size), 0),
  memory: process.resourceUsage().maxRSS / 1000,
} satisfies PushedReport);
