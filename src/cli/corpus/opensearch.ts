import { buildData, DOCUMENT_STEPS } from "#build/index.ts";
import { sourcesToPush } from "#build/search/cluster-sources.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { PushError } from "#server/search/opensearch/cluster/bulk-sender.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { ClusterError } from "#server/search/opensearch/cluster/cluster-failure.ts";
import { kindName } from "#server/search/opensearch/indexes/index-names.ts";
import {
  beforeServing,
  deleteIndexes,
  listPushed,
  serveFrom,
} from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";

const USAGE = `npm run opensearch -- push [--whole] | status | rollback | clean
  push      brings the cluster to this machine's corpus: what changed little goes into what serves, otherwise all
            is loaded beside it and then switched to; goes on where it was interrupted
  --whole   loads all beside what serves, even if little has changed
  status    the indexes on the cluster, and which serve
  rollback  serves from the push before again
  clean     deletes every index that does not serve`;

/**
 * The cluster on which a command works, and the prefix of the indexes. If `whole` is true, a push creates new
 * indexes instead of updating those that serve.
 */
interface Target {
  cluster: Cluster;
  prefix: string;
  whole: boolean;
}

const COMMANDS: Record<string, (target: Target) => Promise<void>> = { push, status, rollback, clean };

async function push({ cluster, prefix, whole }: Target): Promise<void> {
  await buildData(DOCUMENT_STEPS);
  const { SEARCH_SHARDS, SEARCH_REPLICAS } = readEnvironment();
  const started = performance.now();
  const pushed = await pushCorpus({
    ...{ cluster, prefix, whole, stamp: Date.now().toString(36), say: console.log },
    ...{ shards: SEARCH_SHARDS, replicas: SEARCH_REPLICAS },
    ...sourcesToPush(),
  });
  const all = [...pushed.counts].map(([type, count]) => `${count.toLocaleString("en")} ${kindName(type)}`);
  const changes = `${pushed.sent.toLocaleString("en")} documents sent, ${pushed.deleted.toLocaleString("en")} deleted`;
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const time = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `serving ${all.join(", ")}: ${pushed.whole ? "new indexes" : changes} (${time} s, at most ${memory} MB of memory)`,
  );
}

async function status({ cluster, prefix }: Target): Promise<void> {
  const all = await listPushed(cluster, prefix);
  if (all.length === 0) console.log("Nothing was pushed under this prefix.");
  for (const { name, serves, meta } of all) {
    const state = serves ? "serves" : meta?.complete ? "kept for a rollback" : "not finished";
    console.log(
      `${name.padEnd(36)} ${state.padEnd(20)} ${meta?.stored.toLocaleString("en") ?? "?"} documents`,
    );
  }
}

async function rollback({ cluster, prefix }: Target): Promise<void> {
  const all = await listPushed(cluster, prefix);
  const chosen = beforeServing(all);
  if (chosen.length === 0) throw new CommandFailure("There is no earlier push on the cluster to go back to.");
  await serveFrom(cluster, prefix, chosen, all);
  console.log(`serving ${chosen.map(({ name }) => name).join(", ")}`);
}

async function clean({ cluster, prefix }: Target): Promise<void> {
  const idle = (await listPushed(cluster, prefix)).filter(({ serves }) => !serves).map(({ name }) => name);
  await deleteIndexes(cluster, idle);
  console.log(`deleted ${idle.length} indexes ${idle.join(", ")}`.trim());
}

await runCommand(async () => {
  const [command = "", ...more] = process.argv.slice(2);
  const run = COMMANDS[command];
  const whole = command === "push" && more[0] === "--whole";
  if (!run || more.length > (whole ? 1 : 0)) throw new CommandFailure(USAGE);
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") throw new CommandFailure("Set SEARCH_URL to the address of the cluster.");
  try {
    await run({ cluster: new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }), prefix: SEARCH_PREFIX, whole });
  } catch (error) {
    const isExpected = [SearchUnavailable, ClusterError, PushError, MissingArtifact].some(
      (kind) => error instanceof kind,
    );
    if (isExpected) throw new CommandFailure(`${(error as Error).message}. What served before still serves.`);
    throw error;
  }
});
