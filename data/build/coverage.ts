import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { countCoverage } from "#domain/search/coverage.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { readColumns } from "#server/search/embedded/columns.ts";
import { readFigures } from "#server/search/embedded/figures.ts";
import {
  CATALOGUE_FILE,
  COLUMNS_FILE,
  FIGURES_FILE,
  INDEX_FOLDER,
  MANIFEST_FILE,
  typeFolder,
} from "#server/search/embedded/index-files.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import type { BuildStep } from "./step.ts";

const CASES = typeFolder(INDEX_FOLDER, 1);
const COVERAGE = "data/generated/coverage.json";

/** Counts the collection by court and year, so that every figure can say what it was counted in. */
export const coverageStep: BuildStep = {
  name: "coverage",
  module: import.meta.filename,
  inputs: [
    join(CASES, COLUMNS_FILE),
    join(CASES, FIGURES_FILE),
    join(CASES, CATALOGUE_FILE),
    join(INDEX_FOLDER, MANIFEST_FILE),
  ],
  outputs: [COVERAGE],
  run: () => {
    const { courts } = readGeneratedJson<SearchCatalogue>(join(CASES, CATALOGUE_FILE));
    const { corpus } = readManifest(INDEX_FOLDER);
    const { court, year } = readColumns(join(CASES, COLUMNS_FILE));
    const coverage = countCoverage(courts, { court, year, complete: readFigures(CASES).complete });
    const { sample, imported, sources } = corpus;
    writeFileSync(COVERAGE, JSON.stringify({ sample, imported, sources, ...coverage }));
    return `${coverage.rows.length} courts over ${coverage.years.length} years`;
  },
};
