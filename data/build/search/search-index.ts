import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { OFFERED_TERMS, readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { type Catalogue, writeIndex } from "#server/search/embedded/index-writer.ts";
import { INDEX_FOLDER, MANIFEST_FILE, scopeFolder } from "#server/search/index-files.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import { knowledgeTree } from "#server/search/sources/knowledge-documents.ts";
import { type LawNode, lawTree } from "#server/search/sources/statute-documents.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import type { BuildStep } from "../steps/step.ts";
import { searchDocuments } from "./search-documents.ts";
import { writeSuggestions } from "./suggestions.ts";

const COURTS = "data/generated/courts.json";
const CAUSES = "data/generated/causes.json";

/** Builds the search index of the active corpus. */
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
  run: async () => {
    const corpusDir = activeCorpusDir();
    const catalogue = readCatalogue();
    const terms = readOfferedTerms();
    const laws = new LawIndex(readCitable());
    const knows = (key: string) => laws.knows(key);
    mkdirSync(INDEX_FOLDER, { recursive: true });
    const write = async (type: SearchScope): Promise<number> => {
      const folder = scopeFolder(INDEX_FOLDER, type);
      const documents = searchDocuments(type, corpusDir);
      const written = await writeIndex(folder, documents, catalogueOf(type, catalogue), terms, knows);
      // The few knowledge articles are suggested by title; laws are the nodes that their articles are counted
      // in.
      const titles = type === 3 ? Array.from(searchDocuments(type, corpusDir), ({ title }) => title) : [];
      writeSuggestions(type, folder, [...titles, ...terms], written.keywords);
      return written.documents;
    };
    const manifest: IndexManifest = {
      corpus: describeCorpus(corpusDir),
      documents: {
        cases: await write(1),
        statutes: await write(2),
        knowledge: await write(3),
      },
    };
    const path = join(INDEX_FOLDER, MANIFEST_FILE);
    writeFileSync(path, JSON.stringify(manifest, null, 2));
    sealFiles([path]);
    const { cases, statutes, knowledge } = manifest.documents;
    return `${cases.toLocaleString("en")} judgments, ${statutes.toLocaleString("en")} articles of statutes, ${knowledge} of knowledge`;
  },
};

/** What documents of a scope are counted in: courts and causes; laws by kind; categories of knowledge. */
function catalogueOf(type: SearchScope, judgments: Catalogue): Catalogue {
  if (type === 1) return judgments;
  const causes = flattenTree<LawNode>([], ({ value }) => value);
  const tree = type === 2 ? lawTree() : knowledgeTree();
  return {
    courts: flattenTree<LawNode>(
      tree,
      ({ value }) => value,
      ({ level }) => level,
    ),
    causes,
  };
}

/** The courts and causes that documents are counted in; empty trees if a catalogue is not built. */
function readCatalogue(): Catalogue {
  return {
    courts: flattenTree<CourtNode>(
      readTree<CourtNode>(COURTS).flatMap(besideProvinces),
      ({ value }) => String(value),
      ({ level }) => level,
    ),
    causes: flattenTree<CauseNode>(readTree(CAUSES), ({ value }) => value),
  };
}

/**
 * The supreme court beside the high courts: whoever reads its name over a number, or chooses it, means its
 * own cases and not those of every court.
 */
const besideProvinces = ({ children = [], ...top }: CourtNode): CourtNode[] => [top, ...children];

function readTree<Node>(path: string): Node[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Node[]) : [];
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
