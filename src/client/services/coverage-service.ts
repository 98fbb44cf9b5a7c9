import { COVERAGE_PATH, type CoverageFile } from "#contract/site-files/coverage.ts";
import { readFile } from "../request.ts";

/** The coverage of the whole collection. */
export const fetchCoverage = () => readFile<CoverageFile>(COVERAGE_PATH);
