import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CoverageFile, SourceCoverage } from "#contract/site-files/coverage.ts";
import { type Coverage, CoverageTally, countAtRows } from "#domain/search/results/coverage.ts";
import { SourceTally } from "#domain/search/results/source-profile.ts";
import { type Hierarchy, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { CATALOGUE_FILE, INDEX_FOLDER, MANIFEST_FILE, scopeFolder } from "#server/search/index-files.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import { TreePlaces } from "#server/search/sources/tree-places.ts";
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
    return [...corpusInputs(), join(CASES, CATALOGUE_FILE), join(INDEX_FOLDER, MANIFEST_FILE)];
  },
  outputs: [COVERAGE],
  run: () => {
    const { courts } = readGeneratedJson<SearchCatalogue>(join(CASES, CATALOGUE_FILE));
    const { sample, imported } = readManifest(INDEX_FOLDER).corpus;
    const { tallies, decided } = tally(courts);
    const coverage = decided.coverage(courts);
    const sources = describeSources(courts, coverage, tallies);
    const file: CoverageFile = { sample, imported, sources, ...coverage };
    writeFileSync(COVERAGE, JSON.stringify(file));
    return `${coverage.rows.length} courts over ${coverage.years.length} years`;
  },
};

/** What the corpus holds by source, and where and when each judgment was decided. */
function tally(courts: Hierarchy) {
  const corpusDir = activeCorpusDir();
  const sources = readSources(corpusDir);
  const complete = new Set(sources.filter(({ sampling }) => sampling === "complete").map(({ id }) => id));
  const tallies = new Map(sources.map(({ id }) => [id, new SourceTally()]));
  const ordinals = new Map(courts.keys.map((key, ordinal) => [key, ordinal]));
  const places = new TreePlaces(courts);
  const decided = new CoverageTally();
  for (const record of readCorpus(corpusDir)) {
    tallies.get(record.source)?.add(record);
    const place = places.place(String(record.court_id ?? ""), record.court);
    const court = place ? (ordinals.get(place.key) ?? NO_ORDINAL) : NO_ORDINAL;
    decided.add(court, Number(record.casedate.slice(0, 4)), complete.has(record.source));
  }
  return { tallies, decided };
}

/** Each source of the corpus with what it contains. */
function describeSources(
  courts: Hierarchy,
  { rows }: Coverage,
  tallies: Map<string, SourceTally>,
): SourceCoverage[] {
  return readSources(activeCorpusDir()).map(({ id, name, sampling, count, as_published }) => {
    const tallied = tallies.get(id)!;
    return {
      id,
      name,
      sampling,
      count,
      ...tallied.profile(),
      courts: countAtRows(courts, tallied.courts, rows),
      asPublished: as_published ?? false,
    };
  });
}
