import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { SCOPE, SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { OFFERED_TERMS, readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { writeJson } from "#server/files/write-file.ts";
import { INDEX_FOLDER, MANIFEST_FILE, SCOPE_FOLDERS, scopeFolder } from "#server/generated/index-files.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { DELTA_SCOPE } from "#server/search/embedded/delta/delta-note.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { ENGLISH_CAUSES } from "../causes/cause-sources.ts";
import type { BuildStep } from "../steps/step.ts";
import { linksOfBase, startDeltas } from "./base-state.ts";
import { writeClusterTables } from "./cluster-tables.ts";
import { documentsPrint } from "./documents-print.ts";
import { searchDocuments } from "./search-documents.ts";
import { countsInIndex, writeSuggestions } from "./suggestions.ts";
import { treesOf } from "./trees.ts";

const MANIFEST_PATH = join(INDEX_FOLDER, MANIFEST_FILE);
/** The file in the folder of a scope that has the number of its documents. */
const COUNT_FILE = "documents.json";
/** Names that the suggestions of judgments also have. */
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
