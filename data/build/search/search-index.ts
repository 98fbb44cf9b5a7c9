import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { normaliseKeyword, type SearchedWord } from "#domain/search/match/word-forms.ts";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE, SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { OFFERED_TERMS, readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { writeJson } from "#server/files/write-file.ts";
import {
  CASE_COUNTS_FILE,
  CATALOGUE_FILE,
  FACET_TERMS_FILE,
  INDEX_FOLDER,
  MANIFEST_FILE,
  SCOPE_FOLDERS,
  scopeFolder,
} from "#server/generated/index-files.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { DELTA_SCOPE } from "#server/search/embedded/delta/delta-note.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import {
  INDEX_KINDS,
  type IndexKind,
  isTable,
  kindName,
} from "#server/search/opensearch/indexes/index-names.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import { listPushed, type PushedMeta } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { grownTrees } from "#server/search/opensearch/push/finish-index.ts";
import { caseCountsInCluster } from "#server/search/opensearch/queries/case-counts.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { ENGLISH_CAUSES } from "../causes/cause-sources.ts";
import type { BuildStep } from "../steps/step.ts";
import { linksOfBase, startDeltas } from "./base-state.ts";
import { sourcesToPush } from "./cluster-sources.ts";
import { documentsPrint } from "./documents-print.ts";
import { searchDocuments } from "./search-documents.ts";
import { countsInIndex, writeSuggestions } from "./suggestions.ts";
import { treesOf } from "./trees.ts";

const MANIFEST_PATH = join(INDEX_FOLDER, MANIFEST_FILE);
/** The file in the folder of a scope that has the number of its documents. */
const COUNT_FILE = "documents.json";
/** Files with names that are suggested only in the search for judgments. */
const NAMES = ["data/generated/catalogue", ENGLISH_CAUSES];
/** What the index of a scope is made from besides its documents. */
const inputsOf = (type: SearchScope) => [OFFERED_TERMS, ...(type === SCOPE.cases ? NAMES : [])];
const scopePath = (type: SearchScope) => scopeFolder(INDEX_FOLDER, type);
const countPath = (type: SearchScope) => join(scopePath(type), COUNT_FILE);
const isOnCluster = () => readEnvironment().SEARCH_URL !== "";

/**
 * Makes the index of one scope. It runs only if the documents of this scope, or something else from which the
 * index is made, have changed.
 */
const scopeStep = (type: SearchScope): BuildStep => ({
  name: `search-index-${SCOPE_FOLDERS[type]}`,
  module: import.meta.filename,
  inputs: inputsOf(type),
  get outputs() {
    return isOnCluster() ? [] : [scopePath(type)];
  },
  also: () => ` ${isOnCluster() ? "cluster" : documentsPrint(type)}`,
  run: async () => {
    if (isOnCluster()) return "on the cluster";
    const folder = scopePath(type);
    const corpusDir = activeCorpusDir();
    const terms = readOfferedTerms();
    const laws = new LawIndex(readCitable());
    mkdirSync(folder, { recursive: true });
    const links = type === DELTA_SCOPE ? linksOfBase() : undefined;
    const documents = searchDocuments(type, corpusDir, links);
    const written = writeIndex(folder, documents, treesOf(type), terms, (key) => laws.knows(key));
    if (links) startDeltas(corpusDir, links);
    // Knowledge articles are few and are suggested by title. Titles of laws need not be added, because they
    // are nodes of the tree of laws.
    const titles =
      type === SCOPE.knowledge ? Array.from(searchDocuments(type, corpusDir), ({ title }) => title) : [];
    const counted = countsInIndex(folder);
    await writeSuggestions(type, folder, [...titles, ...terms], written.keywords, counted);
    counted.close();
    writeJson(countPath(type), written.documents);
    return `${written.documents.toLocaleString("en")} documents`;
  },
});

/**
 * Writes the manifest of the whole index. If SEARCH_URL is set, also the files that functions read beside the
 * cluster.
 */
const manifestStep: BuildStep = {
  name: "search-index",
  module: import.meta.filename,
  get inputs() {
    return [...corpusInputs(), ...(isOnCluster() ? SCOPES.flatMap(inputsOf) : SCOPES.map(countPath))];
  },
  get outputs() {
    return [isOnCluster() ? INDEX_FOLDER : MANIFEST_PATH];
  },
  also: () => (isOnCluster() ? ` cluster ${SCOPES.map(documentsPrint).join(" ")}` : ""),
  run: async () => {
    const written = isOnCluster() ? await writeClusterTables() : { documents: countDocuments() };
    const manifest: IndexManifest = { corpus: describeCorpus(activeCorpusDir()), ...written };
    writeJson(MANIFEST_PATH, manifest);
    sealFiles([MANIFEST_PATH]);
    const { cases, statutes, knowledge } = manifest.documents;
    return `${cases.toLocaleString("en")} judgments, ${statutes.toLocaleString("en")} articles of statutes, ${knowledge} of knowledge`;
  },
};

/** The steps that make the search index of the active corpus, in order. */
export const searchIndexSteps: readonly BuildStep[] = [...SCOPES.map(scopeStep), manifestStep];

function countDocuments(): IndexManifest["documents"] {
  const [cases = 0, statutes = 0, knowledge = 0] = SCOPES.map((type) =>
    readGeneratedJson<number>(countPath(type)),
  );
  return { cases, statutes, knowledge };
}

function describeCorpus(corpusDir: string): IndexManifest["corpus"] {
  const sources = readSources(corpusDir);
  const days = sources.map(({ imported }) => imported).sort();
  return {
    sample: sources.some(({ sample }) => sample),
    imported: days.at(-1) ?? "",
    sources: sources.map(({ id, name, sampling, count }) => ({ id, name, sampling, count })),
  };
}

/** Time limit in ms of a request. One request counts hundreds of words, and no visitor waits for it. */
const COUNTED_WITHIN_MS = 10 * 60_000;

/**
 * Writes the files that functions read beside a cluster: the trees, terms and suggestions of the indexes that
 * are in use there. Returns what the manifest says about them. Throws MissingArtifact if no complete index is
 * in use.
 */
async function writeClusterTables(): Promise<Pick<IndexManifest, "documents" | "pushed">> {
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
    writeJson(counts, await caseCountsInCluster(calls, type));
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
        return [kindName(kind), { tables: isTable(kind) ? ordinalsStamp() : tables, corpus }];
      }),
    ) as IndexManifest["pushed"],
  };
}
