import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { OFFERED_TERMS, readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { INDEX_FOLDER, MANIFEST_FILE, scopeFolder } from "#server/search/index-files.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import type { BuildStep } from "../steps/step.ts";
import { writeClusterTables } from "./cluster-tables.ts";
import { searchDocuments } from "./search-documents.ts";
import { countsInIndex, writeSuggestions } from "./suggestions.ts";
import { CAUSES, COURTS, treesOf } from "./trees.ts";

/** Builds the search index of the active corpus; with SEARCH_URL only what the functions read beside the cluster. */
export const searchIndexStep: BuildStep = {
  name: "search-index",
  module: import.meta.filename,
  get inputs() {
    return [
      ...corpusInputs(),
      COURTS,
      CAUSES,
      "data/generated/catalogue",
      OFFERED_TERMS,
      "data/generated/statutes",
      "data/generated/content/knowledge.json",
      "data/generated/content/guides.json",
    ];
  },
  outputs: [INDEX_FOLDER],
  also: () => (readEnvironment().SEARCH_URL === "" ? "" : " cluster"),
  run: async () => {
    const { SEARCH_URL } = readEnvironment();
    const written = SEARCH_URL === "" ? { documents: await writeAll() } : await writeClusterTables();
    const manifest: IndexManifest = { corpus: describeCorpus(activeCorpusDir()), ...written };
    const path = join(INDEX_FOLDER, MANIFEST_FILE);
    writeFileSync(path, JSON.stringify(manifest, null, 2));
    sealFiles([path]);
    const { cases, statutes, knowledge } = manifest.documents;
    return `${cases.toLocaleString("en")} judgments, ${statutes.toLocaleString("en")} articles of statutes, ${knowledge} of knowledge`;
  },
};

/** Writes the index files of all scopes; the number of documents of each. */
async function writeAll(): Promise<IndexManifest["documents"]> {
  const corpusDir = activeCorpusDir();
  const terms = readOfferedTerms();
  const laws = new LawIndex(readCitable());
  const knows = (key: string) => laws.knows(key);
  mkdirSync(INDEX_FOLDER, { recursive: true });
  const write = async (type: SearchScope): Promise<number> => {
    const folder = scopeFolder(INDEX_FOLDER, type);
    const documents = searchDocuments(type, corpusDir);
    const written = await writeIndex(folder, documents, treesOf(type), terms, knows);
    // The few knowledge articles are suggested by title; laws are the nodes that their articles are counted in.
    const titles = type === 3 ? Array.from(searchDocuments(type, corpusDir), ({ title }) => title) : [];
    const counted = countsInIndex(folder);
    await writeSuggestions(type, folder, [...titles, ...terms], written.keywords, counted);
    counted.close();
    return written.documents;
  };
  return { cases: await write(1), statutes: await write(2), knowledge: await write(3) };
}

function describeCorpus(corpusDir: string): IndexManifest["corpus"] {
  const sources = readSources(corpusDir);
  return {
    sample: sources.some(({ sample }) => sample),
    imported:
      sources
        .map(({ imported }) => imported)
        .sort()
        .at(-1) ?? "",
    sources: sources.map(({ id, name, sampling, count }) => ({ id, name, sampling, count })),
  };
}
