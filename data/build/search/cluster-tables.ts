import { rmSync } from "node:fs";
import { join } from "node:path";
import { normaliseKeyword, type SearchedWord } from "#domain/search/match/word-forms.ts";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { writeJson } from "#server/files/write-file.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  FACET_TERMS_FILE,
  INDEX_FOLDER,
  scopeFolder,
} from "#server/generated/index-files.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { pushedKind } from "#server/search/opensearch/indexes/cluster-state.ts";
import { INDEX_KINDS, type IndexKind, isTable } from "#server/search/opensearch/indexes/index-names.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { listPushed, type PushedMeta } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { grownTrees } from "#server/search/opensearch/push/finish-index.ts";
import { caseCountsInCluster } from "#server/search/opensearch/queries/case-counts.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { sourcesToPush } from "./cluster-sources.ts";
import { writeSuggestions } from "./suggestions.ts";

/** Time limit in ms of a request. Hundreds of words are counted in one, and no visitor waits for it. */
const COUNTED_WITHIN_MS = 10 * 60_000;

/**
 * Writes the files that functions read beside a cluster: the trees, terms and suggestions of the indexes that
 * serve there. Returns what the manifest says about them. Throws MissingArtifact if no complete index serves.
 */
export async function writeClusterTables(): Promise<Pick<IndexManifest, "documents" | "pushed">> {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  const cluster = new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH, timeoutMs: COUNTED_WITHIN_MS });
  const pushed = await listPushed(cluster, SEARCH_PREFIX);
  const { scopes } = sourcesToPush();
  const servingMeta = (type: IndexKind): PushedMeta => {
    const meta = pushed.find((one) => one.type === type && one.serves)?.meta;
    if (meta?.complete) return meta;
    throw new MissingArtifact("an index on the search cluster", "npm run opensearch -- push");
  };
  rmSync(INDEX_FOLDER, { recursive: true, force: true });
  const metas = new Map<SearchScope, PushedMeta>();
  for (const [type, { trees, vocabulary, documents }] of scopes) {
    const meta = servingMeta(type);
    const folder = scopeFolder(INDEX_FOLDER, type);
    const files = [join(folder, CATALOGUE_FILE), join(folder, FACET_TERMS_FILE)] as const;
    writeJson(files[0], grownTrees(trees, meta.named));
    writeJson(files[1], meta.terms);
    sealFiles([...files]);
    const tables = new LocalTables(INDEX_FOLDER);
    const calls = new IndexCalls(cluster, SEARCH_PREFIX, () => tables.stamp(type));
    const counts = join(folder, CASE_COUNTS_FILE);
    writeJson(counts, await caseCountsInCluster((body) => calls.search(type, body)));
    sealFiles([counts]);
    const engine = new OpenSearchEngine(cluster, SEARCH_PREFIX, tables);
    const facets = await engine.facets(matchAllPlan(type));
    const titles = type === SCOPE.knowledge ? Array.from(documents(), ({ title }) => title) : [];
    await writeSuggestions(type, folder, [...titles, ...vocabulary], new Map(meta.named.cited), {
      ...{ documents: meta.stored, catalogue: engine.catalogue(type), facets },
      countsOf: (labels) =>
        engine.counts(
          labels.map((label) => {
            const text = normaliseKeyword(label);
            const word: SearchedWord = { typed: label, text, forms: [text], asked: label, readings: [] };
            return { ...matchAllPlan(type), keywords: [word] };
          }),
        ),
    });
    metas.set(type, meta);
  }
  const byScope = <Told>(tell: (meta: PushedMeta) => Told) => ({
    cases: tell(metas.get(SCOPE.cases)!),
    statutes: tell(metas.get(SCOPE.statutes)!),
    knowledge: tell(metas.get(SCOPE.knowledge)!),
  });
  return {
    documents: byScope(({ stored }) => stored),
    pushed: Object.fromEntries(
      INDEX_KINDS.map((kind) => {
        const { tables, corpus } = servingMeta(kind);
        // Functions query the tables by the ordinals of this build, so the stamp of the tables is that of
        // this build.
        return [pushedKind(kind), { tables: isTable(kind) ? ordinalsStamp() : tables, corpus }];
      }),
    ) as IndexManifest["pushed"],
  };
}
