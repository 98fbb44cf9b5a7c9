import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildData } from "#build/index.ts";
import { searchDocuments } from "#build/search/search-documents.ts";
import { fingerprint } from "#build/steps/fingerprint.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { dropSeal } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { indexRoot } from "#server/search/index-files.ts";
import { PushError } from "#server/search/opensearch/bulk-sender.ts";
import { Cluster } from "#server/search/opensearch/cluster.ts";
import { ClusterError } from "#server/search/opensearch/cluster-failure.ts";
import { LocalTables } from "#server/search/opensearch/local-tables.ts";
import { pushCorpus } from "#server/search/opensearch/push-corpus.ts";
import {
  beforeServing,
  deleteIndexes,
  listPushed,
  scopeName,
  serveFrom,
} from "#server/search/opensearch/pushed-indexes.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { CommandFailure, runCommand } from "../command.ts";

const USAGE = `npm run opensearch -- push | status | rollback | clean | slim
  push      loads this machine's corpus beside what serves, then switches to it; goes on where it was interrupted
  status    the indexes on the cluster, and which serve
  rollback  serves from the push before again
  clean     deletes every index that does not serve
  slim      removes here what only the index files' engine reads, so that functions stay small`;

const SCOPES: SearchScope[] = [1, 2, 3];

/** What a command works on. */
interface Target {
  cluster: Cluster;
  prefix: string;
}

const COMMANDS: Record<string, (target: Target) => Promise<void>> = { push, status, rollback, clean, slim };

async function push({ cluster, prefix }: Target): Promise<void> {
  await buildData();
  const laws = new LawIndex(readCitable());
  const started = performance.now();
  const counts = await pushCorpus({
    cluster,
    prefix,
    tables: new LocalTables(indexRoot()),
    documents: new Map(SCOPES.map((type) => [type, () => searchDocuments(type, activeCorpusDir())])),
    stamp: Date.now().toString(36),
    corpus: fingerprint(corpusInputs()),
    shards: readEnvironment().SEARCH_SHARDS,
    knows: (key) => laws.knows(key),
    say: console.log,
  });
  const all = [...counts].map(([type, count]) => `${count.toLocaleString("en")} ${scopeName(type)}`);
  console.log(`serving ${all.join(", ")} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
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

/** The cluster's engine reads the trees, terms and suggestions, which are JSON, and no packed file. */
async function slim(): Promise<void> {
  const heavy = globSync(join(indexRoot(), "*/*.bin"));
  dropSeal(heavy);
  for (const path of heavy) for (const file of [path, `${path}.sums`]) rmSync(file, { force: true });
  console.log(
    `removed ${heavy.length} files of the embedded index; after removing data/generated/search, npm run data makes them again`,
  );
}

await runCommand(async () => {
  const [command = "", ...more] = process.argv.slice(2);
  const run = COMMANDS[command];
  if (!run || more.length > 0) throw new CommandFailure(USAGE);
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") throw new CommandFailure("Set SEARCH_URL to the address of the cluster.");
  try {
    await run({ cluster: new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }), prefix: SEARCH_PREFIX });
  } catch (error) {
    const isExpected = [SearchUnavailable, ClusterError, PushError, MissingArtifact].some(
      (kind) => error instanceof kind,
    );
    if (isExpected) throw new CommandFailure(`${(error as Error).message}. What served before still serves.`);
    throw error;
  }
});
