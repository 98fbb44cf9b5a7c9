import { readFileSync } from "node:fs";
import { planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import type { BenchQuery, QuerySet } from "./queries.ts";

/** The queries that were chosen when the corpus of the working folder was created. */
export function readQueries(): QuerySet {
  return JSON.parse(readFileSync("queries.json", "utf8"));
}

/** The plan of a query; throws if the catalogue does not contain the corpus's own courts, causes or years. */
export function planOf(query: BenchQuery, { courts, causes }: SearchCatalogue): QueryPlan {
  const planned = planQuery(
    { qr: [], court: [], reason: [], suitedate: [], index: 1, type: 1, sort: "relevance", ...query },
    courts,
    causes,
  );
  if (planned.kind === "faults") throw new RangeError(JSON.stringify(planned.faults));
  return planned.plan;
}
