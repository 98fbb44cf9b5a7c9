import { COVERAGE_PATH, type CoverageFile } from "#contract/site-files/coverage.ts";
import { request } from "../request.ts";

/** Requests the coverage of the whole collection. */
export const fetchCoverage = () => request<CoverageFile>(COVERAGE_PATH, { method: "GET", base: "site" });
