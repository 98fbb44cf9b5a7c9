import * as z from "zod/mini";
import { sourcesToPush } from "#build/search/cluster-sources.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { processorTimeOf } from "../../bench/processor-time.ts";
import { report } from "../../bench/report.ts";

// usage: push-cluster URL PID SHARDS; pushes the judgments of the working folder

/** What a push took; times in seconds. */
export interface PushedReport {
  stored: number;
  ready: number;
  /** Of the index. */
  bytes: number;
  /** Processor time of the node and of this process. */
  node: number;
  pusher: number;
  /** Megabytes at most. */
  memory: number;
}

const [url = "", pid, shards] = process.argv.slice(2);
const cluster = new Cluster({ url, auth: "" });
const { scopes, knows } = sourcesToPush();
const before = processorTimeOf(Number(pid));
const own = process.cpuUsage();
const started = performance.now();
/** When the push said something: the last two times that all is stored, and that it is ready. */
const told: number[] = [];
await pushCorpus({
  ...{ cluster, prefix: "bench", stamp: "one", shards: Number(shards), knows },
  sources: new Map([[SCOPE.cases, scopes.get(SCOPE.cases)!]]),
  say: () => told.push((performance.now() - started) / 1000),
});
const { user, system } = process.cpuUsage(own);
// Of segments: files of the commit before stay beside them for a while, and count in `_stats`.
const Segments = z.array(z.object({ size: z.string() }));
const { body } = await cluster.send({
  method: "GET",
  path: "_cat/segments/bench-*?format=json&bytes=b&h=size",
});
report({
  ...{ stored: told.at(-2)!, ready: told.at(-1)! },
  bytes: z.parse(Segments, body).reduce((sum, { size }) => sum + Number(size), 0),
  node: (processorTimeOf(Number(pid)) - before) / 1000,
  pusher: (user + system) / 1e6,
  memory: process.resourceUsage().maxRSS / 1000,
} satisfies PushedReport);
