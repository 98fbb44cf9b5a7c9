import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { buildData } from "#build/index.ts";
import { searchDocuments } from "#build/search/search-documents.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { SUMS_FILE } from "#server/generated/checksums.ts";
import { dropSeal } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";
import { FACET_TERMS_FILE, SCOPE_FOLDERS } from "#server/search/index-files.ts";
import { indexRoot } from "#server/search/open-engine.ts";
import { Cluster, ClusterError } from "#server/search/opensearch/cluster.ts";
import { LocalTables } from "#server/search/opensearch/local-tables.ts";
import { PushError, pushDocuments } from "#server/search/opensearch/push-documents.ts";
import { readEnvironment } from "#server/settings.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { CommandFailure, runCommand } from "../command.ts";

const USAGE = "npm run opensearch -- push [--slim]";
const TYPES: SearchScope[] = [1, 2, 3];
/**
 * Small files that the adapter reads besides the cluster; only the embedded engine reads the rest of the
 * index.
 */
const KEPT = new Set(["catalogue.json", FACET_TERMS_FILE, "suggestions.json", "manifest.json", SUMS_FILE]);

/**
 * Pushes this machine's corpus into the cluster at SEARCH_URL; --slim removes what only the embedded engine
 * reads.
 */
async function push(options: string[]): Promise<void> {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") throw new CommandFailure("Set SEARCH_URL to the address of the cluster.");
  await buildData();
  const cluster = new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH });
  const root = indexRoot();
  const stamp = Date.now().toString(36);
  const laws = new LawIndex(readCitable());
  const knows = (key: string) => laws.knows(key);
  for (const type of TYPES) {
    const documents = searchDocuments(type, activeCorpusDir());
    const tables = new LocalTables(root);
    const started = performance.now();
    const count = await pushDocuments({
      cluster,
      prefix: SEARCH_PREFIX,
      tables,
      type,
      documents,
      stamp,
      knows,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${SCOPE_FOLDERS[type]}: ${count.toLocaleString("en")} documents (${seconds} s)`);
  }
  if (!options.includes("--slim")) return;
  const heavy = globSync(join(root, "*/*")).filter((path) => !KEPT.has(basename(path)));
  for (const path of heavy) rmSync(path);
  dropSeal(heavy);
  console.log(
    `removed ${heavy.length} files of the embedded index; after removing data/generated/search, npm run data makes them again`,
  );
}

await runCommand(async () => {
  const [command, ...options] = process.argv.slice(2);
  if (command !== "push" || options.some((option) => option !== "--slim")) throw new CommandFailure(USAGE);
  try {
    await push(options);
  } catch (error) {
    const isExpected = [SearchUnavailable, ClusterError, PushError, MissingArtifact].some(
      (kind) => error instanceof kind,
    );
    if (isExpected)
      throw new CommandFailure(`${(error as Error).message}. The documents pushed before still answer.`);
    throw error;
  }
});
