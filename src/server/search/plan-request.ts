import type { AlsoSearchedForms } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { alsoSearched } from "#domain/search/match/word-forms.ts";
import { searchedWords } from "#domain/search/query/plan-words.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { resolveSubtrees } from "#domain/search/tree/hierarchy.ts";
import { readTypedCause, readTypedCourt } from "../catalogue/typed-names.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { planTyped, takeCourt } from "./courts-among-words.ts";
import { refuseCostly } from "./refuse-costly.ts";
import type { SearchCatalogue, SearchEngine } from "./search-engine.ts";

/**
 * The plan of a decoded query. `named` is the query with its courts and causes named as in the catalogue,
 * value by value. `also` has the other readings of its words.
 *
 * The result is a failure if a value is unusable (the first such value is named, with all fields that have a
 * fault), or if groups of words in one paragraph take too much work. `path` is the path of the query in the
 * request, e.g. "search.".
 */
export function planRequest(
  engine: SearchEngine,
  query: SearchQuery,
  path: string,
): { plan: QueryPlan; named: SearchQuery; also: AlsoSearchedForms[] } | { failure: RequestFailure } {
  const catalogue = engine.catalogue(query.type);
  const named = nameAsCatalogue(query, catalogue, path);
  if ("failure" in named) return named;
  const result = planTyped(named, catalogue);
  if (result.kind === "plan") {
    const { plan } = result;
    const also = [...takeCourt(named, catalogue).read, ...alsoSearched(searchedWords(plan))];
    return refuseCostly(engine, plan, path) ?? { plan, named, also };
  }
  const [first] = result.faults;
  return {
    failure: {
      error: "bad_input",
      reason: first!.fault,
      value: first!.value,
      fields: [...new Set(result.faults.map(({ field }) => `${path}${field}`))],
    },
  };
}

/**
 * The query with its courts and causes replaced by ids and codes. A value that is an exact name of the
 * catalogue is kept.
 */
function nameAsCatalogue(
  query: SearchQuery,
  { courts, causes }: SearchCatalogue,
  path: string,
): SearchQuery | { failure: RequestFailure } {
  if (query.type !== SCOPE.cases) return query;
  const named = { court: [] as string[], reason: [] as string[] };
  for (const field of ["court", "reason"] as const) {
    for (const value of query[field]) {
      if (resolveSubtrees(field === "court" ? courts : causes, value.trim()).length > 0) {
        named[field].push(value);
        continue;
      }
      const place = `${path}${field}`;
      const read = field === "court" ? readTypedCourt(value, place) : readTypedCause(value, place);
      if ("failure" in read && read.failure.error === "ambiguous") return read;
      // A value that cannot be resolved is kept. Planning reports all such values at once.
      named[field].push("key" in read ? String(read.key) : value);
    }
  }
  return { ...query, ...named };
}
