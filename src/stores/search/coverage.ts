import { fetchOnce } from "#client/services/fetch-once.ts";
import { COVERAGE_PATH, type CoverageFile } from "#contract/site-files/coverage.ts";
import type { CoverageRow } from "#domain/search/results/coverage.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** The coverage of the collection, fetched once per page. Null if it could not be fetched. */
export const readCoverage = () => withLoadingBar(fetchOnce<CoverageFile>(COVERAGE_PATH));

/**
 * The rows of the courts below a province: the index of the first, and the index after the last. Both are 0
 * if the province is unknown.
 */
function rangeBelow({ rows }: CoverageFile, label: string): [from: number, to: number] {
  const at = rows.findIndex((row) => row.depth === 0 && row.label === label);
  if (at < 0) return [0, 0];
  const after = rows.findIndex((row, place) => place > at && row.depth <= 0);
  return [at + 1, after < 0 ? rows.length : after];
}

/** The rows of the courts below a province, in the order of the coverage file. */
export function courtsBelow(coverage: CoverageFile, label: string): CoverageRow[] {
  return coverage.rows.slice(...rangeBelow(coverage, label));
}

/**
 * The courts below a province of which a source has documents, each with the number of these documents. They
 * are in the order of the coverage file.
 */
export function courtsOfSource(
  coverage: CoverageFile,
  source: string,
  label: string,
): [label: string, count: number][] {
  const counts = coverage.sources.find(({ id }) => id === source)?.courts ?? [];
  const [from, to] = rangeBelow(coverage, label);
  return coverage.rows
    .slice(from, to)
    .map((row, place): [string, number] => [row.label, counts[from + place] ?? 0])
    .filter(([, count]) => count > 0);
}
