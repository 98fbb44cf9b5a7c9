import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { layOutTree } from "#domain/search/hierarchy.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { INDEX_FOLDER, typeFolder } from "#server/search/embedded/index-files.ts";
import { type Catalogue, writeIndex } from "#server/search/embedded/index-writer.ts";
import { judgmentDocuments } from "#server/search/judgment-documents.ts";
import type { BuildStep } from "./step.ts";
import { writeSuggestions } from "./suggestions.ts";

const COURTS = "data/generated/courts.json";
const CAUSES = "data/generated/causes.json";

const TERMS = "data/sources/search/keywords.tsv";

/** Builds the search index of the active corpus. */
export const searchIndexStep: BuildStep = {
  name: "search-index",
  get inputs() {
    return [
      relative(".", activeCorpusDir()),
      COURTS,
      CAUSES,
      "data/generated/catalogue",
      TERMS,
      "data/build/search-index.ts",
      "data/build/suggestions.ts",
      "src/server/search",
      "src/domain/search",
    ];
  },
  outputs: [INDEX_FOLDER],
  run: () => {
    mkdirSync(INDEX_FOLDER, { recursive: true });
    const cases = typeFolder(INDEX_FOLDER, 1);
    const terms = readTerms();
    const { documents, keywords } = writeIndex(
      cases,
      judgmentDocuments(activeCorpusDir()),
      readCatalogue(),
      terms,
    );
    writeSuggestions(cases, terms, keywords);
    return `${documents.toLocaleString("en")} judgments`;
  },
};

/** The courts and causes that documents are counted in; empty trees where a catalogue is not built. */
function readCatalogue(): Catalogue {
  return {
    courts: layOutTree<CourtNode>(
      readTree(COURTS),
      ({ value }) => String(value),
      ({ level }) => level,
    ),
    causes: layOutTree<CauseNode>(readTree(CAUSES), ({ value }) => value),
  };
}

function readTree<Node>(path: string): Node[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Node[]) : [];
}

/** Terms of art, in the order of their file. */
function readTerms(): string[] {
  const lines = readFileSync(TERMS, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.split("\t")[1]!);
}
