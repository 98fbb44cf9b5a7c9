import { fetchCoverage } from "#client/services/coverage-service.ts";
import type { CoverageFile } from "#contract/site-files/coverage.ts";
import type { CoverageRow } from "#domain/search/results/coverage.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

let asked: Promise<CoverageFile | null> | undefined;

/** The coverage of the collection, fetched once per page; null if it could not be fetched. */
export function readCoverage(): Promise<CoverageFile | null> {
  asked ??= withLoadingBar(fetchCoverage()).then((outcome) => {
    if (outcome.ok) return outcome.data;
    asked = undefined;
    return null;
  });
  return asked;
}

/** The courts below a province, in order; none if it has none. */
export function courtsBelow({ rows }: CoverageFile, label: string): CoverageRow[] {
  const at = rows.findIndex((row) => row.depth === 0 && row.label === label);
  if (at < 0) return [];
  const after = rows.findIndex((row, place) => place > at && row.depth <= 0);
  return rows.slice(at + 1, after < 0 ? undefined : after);
}
