import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * The content of an index: the number of judgments, the number of courts that have any, and the first and
 * last year. The years are null if no judgment has a date.
 */
export interface IndexDescription {
  documents: number;
  courts: number;
  from: number | null;
  to: number | null;
  /** Judgments per year, newest first; years without judgments are left out. */
  years: [year: number, count: number][];
}

/** Counts the judgments of an index with a plan that matches all of them. */
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
