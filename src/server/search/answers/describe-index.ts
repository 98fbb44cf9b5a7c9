import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/** What an index holds: judgments, courts with at least one, first and last year (null without dates). */
export interface IndexDescription {
  documents: number;
  courts: number;
  from: number | null;
  to: number | null;
  /** Judgments per year, newest first; empty years are left out. */
  years: [year: number, count: number][];
}

/** Counts the judgments of an index by asking it for everything. */
export async function describeIndex(engine: SearchEngine): Promise<IndexDescription> {
  const everything = matchAllPlan(SCOPE.cases);
  const [documents, facets] = await Promise.all([engine.count(everything), engine.facets(everything)]);
  const years = facets.years.map(([year]) => year);
  return {
    documents,
    courts: facets.courts.filter((count) => count > 0).length,
    from: years.length > 0 ? Math.min(...years) : null,
    to: years.length > 0 ? Math.max(...years) : null,
    years: facets.years,
  };
}
