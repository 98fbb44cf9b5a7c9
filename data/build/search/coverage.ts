import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CoverageFile, SourceCoverage } from "#contract/site-files/coverage.ts";
import { type Coverage, countAtRows, countCoverage } from "#domain/search/results/coverage.ts";
import { SourceTally } from "#domain/search/results/source-profile.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { readColumns } from "#server/search/embedded/columns/columns.ts";
import { readStatisticsColumns } from "#server/search/embedded/columns/statistics-columns.ts";
import {
  CATALOGUE_FILE,
  COLUMNS_FILE,
  FIGURES_FILE,
  INDEX_FOLDER,
  MANIFEST_FILE,
  scopeFolder,
} from "#server/search/index-files.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import type { BuildStep } from "../steps/step.ts";

const CASES = scopeFolder(INDEX_FOLDER, 1);
const COVERAGE = "data/generated/coverage.json";

/**
 * Counts the collection by court and year, and each source also by kind, so that every statistic can say what
 * it was counted in.
 */
export const coverageStep: BuildStep = {
  name: "coverage",
  module: import.meta.filename,
  get inputs() {
    return [
      ...corpusInputs(),
      join(CASES, COLUMNS_FILE),
      join(CASES, FIGURES_FILE),
      join(CASES, CATALOGUE_FILE),
      join(INDEX_FOLDER, MANIFEST_FILE),
    ];
  },
  outputs: [COVERAGE],
  run: () => {
    const { courts } = readGeneratedJson<SearchCatalogue>(join(CASES, CATALOGUE_FILE));
    const { corpus } = readManifest(INDEX_FOLDER);
    const { court, year } = readColumns(join(CASES, COLUMNS_FILE));
    const coverage = countCoverage(courts, { court, year, complete: readStatisticsColumns(CASES).complete });
    const { sample, imported } = corpus;
    const file: CoverageFile = { sample, imported, sources: describeSources(courts, coverage), ...coverage };
    writeFileSync(COVERAGE, JSON.stringify(file));
    return `${coverage.rows.length} courts over ${coverage.years.length} years`;
  },
};

/** Each source of the corpus with what it contains. */
function describeSources(courts: Hierarchy, { rows }: Coverage): SourceCoverage[] {
  const corpusDir = activeCorpusDir();
  const tallies = new Map(readSources(corpusDir).map(({ id }) => [id, new SourceTally()]));
  for (const record of readCorpus(corpusDir)) tallies.get(record.source)?.add(record);
  return readSources(corpusDir).map(({ id, name, sampling, count, as_published }) => {
    const tally = tallies.get(id) ?? new SourceTally();
    return {
      id,
      name,
      sampling,
      count,
      ...tally.profile(),
      courts: countAtRows(courts, tally.courts, rows),
      asPublished: as_published ?? false,
    };
  });
}
