import { join } from "node:path";
import type { CoverageFile, SourceCoverage } from "#contract/site-files/coverage.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Coverage, CoverageTally, countAtRows } from "#domain/search/results/coverage.ts";
import { SourceTally } from "#domain/search/results/source-profile.ts";
import { type Hierarchy, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources, type StoredSource } from "#server/corpus/store/read-sources.ts";
import { writeJson } from "#server/files/write-file.ts";
import { CATALOGUE_FILE, INDEX_FOLDER, MANIFEST_FILE, scopeFolder } from "#server/generated/index-files.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import { TreePlaces } from "#server/search/sources/tree-places.ts";
import type { BuildStep } from "../steps/step.ts";

const CASES = scopeFolder(INDEX_FOLDER, 1);
const COVERAGE = "data/generated/coverage.json";

/**
 * Makes the coverage: the collection by court and year, and each source also by kind. Every statistic refers
 * to it, so that visitors see from which collection the statistic was counted.
 */
export const coverageStep: BuildStep = {
  name: "coverage",
  module: import.meta.filename,
  get inputs() {
    return [...corpusInputs(), join(CASES, CATALOGUE_FILE), join(INDEX_FOLDER, MANIFEST_FILE)];
  },
  outputs: [COVERAGE],
  run: () => {
    const { courts } = readGeneratedJson<SearchCatalogue>(join(CASES, CATALOGUE_FILE));
    const { sample, imported } = readManifest(INDEX_FOLDER).corpus;
    const corpusDir = activeCorpusDir();
    const coverage = coverageOf(courts, readSources(corpusDir), readCorpus(corpusDir));
    const file: CoverageFile = { sample, imported, ...coverage };
    writeJson(COVERAGE, file);
    return `${coverage.rows.length} courts over ${coverage.years.length} years`;
  },
};

/** What the corpus says about a source. */
type Declared = Pick<StoredSource, "id" | "name" | "sampling" | "count" | "as_published">;

/**
 * Counts the judgments of a collection by court and year. Also counts the judgments of each source by year,
 * kind and court, and the fields that their texts lack. A judgment whose court is not in the catalogue counts
 * for a court outside it, or if it has no court, for none.
 */
export function coverageOf(
  courts: Hierarchy,
  declared: readonly Declared[],
  records: Iterable<JudgmentRecord>,
): Coverage & Pick<CoverageFile, "sources"> {
  const complete = new Set(declared.filter(({ sampling }) => sampling === "complete").map(({ id }) => id));
  const tallies = new Map(declared.map(({ id }) => [id, new SourceTally()]));
  const ordinals = new Map(courts.keys.map((key, ordinal) => [key, ordinal]));
  const places = new TreePlaces(courts);
  const decided = new CoverageTally();
  for (const record of records) {
    const key = places.place(String(record.court_id ?? ""), record.court)?.key ?? "";
    const court = ordinals.get(key) ?? NO_ORDINAL;
    tallies.get(record.source)?.add(record, key);
    decided.add(court, Number(record.casedate.slice(0, 4)), complete.has(record.source));
  }
  const coverage = decided.coverage(courts);
  const sources = declared.map(({ id, name, sampling, count, as_published }): SourceCoverage => {
    const tallied = tallies.get(id)!;
    const own = countAtRows(courts, tallied.courts, coverage.rows);
    const declaredHere = { id, name, sampling, count, asPublished: as_published ?? false };
    return { ...declaredHere, ...tallied.profile(), courts: own };
  });
  return { ...coverage, sources };
}
