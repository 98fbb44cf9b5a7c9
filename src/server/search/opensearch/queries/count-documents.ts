import { AMOUNT_RANGES } from "#domain/catalogue/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { FacetCounts, SearchCatalogue, StatisticsCounts } from "../../search-engine.ts";
import { type Bucket, readBuckets } from "./answers.ts";
import { bucketsOf, countsByOrdinal, difference, keyedByNumber, numbersOf, withoutBelow } from "./buckets.ts";
import type { IndexCalls } from "./index-calls.ts";
import { matchesMost } from "./matches-most.ts";
import { type QueryClause, queryBody } from "./query-body.ts";

/** Terms per keyword facet. */
const TERMS_SHOWN = 20;
/**
 * More terms than the collection offers. All are asked for, the few of the facet kept: a cluster that is told which to
 * include looks each value up, and counts all documents one by one where it would know the counts.
 */
const MAX_VOCABULARY = 10_000;
/** More years than any corpus has. */
const MAX_YEARS = 1000;

/** The facets of a plan's documents; `terms` are those of the keyword facet, in order. */
export async function facetsInCluster(
  calls: IndexCalls<SearchScope>,
  catalogue: SearchCatalogue,
  terms: readonly string[],
  plan: QueryPlan,
): Promise<FacetCounts> {
  const { causes } = catalogue;
  const buckets = await countBy(calls, catalogue, plan, {
    keywords: bucketsOf("terms", MAX_VOCABULARY),
    causesBelow: bucketsOf("cause_path", causes.keys.length),
    kinds: bucketsOf("kind", DOCUMENT_KINDS.length),
  });
  const place = new Map(terms.map((term, at) => [term, at]));
  return {
    ...sharedCounts(catalogue, buckets),
    causesBelow: countsByOrdinal(causes.keys, buckets.causesBelow!),
    kinds: countsByOrdinal(DOCUMENT_KINDS, buckets.kinds!),
    keywords: buckets
      .keywords!.map(([term, count]): [string, number] => [String(term), count])
      .filter(([term]) => place.has(term))
      .sort((a, b) => b[1] - a[1] || place.get(a[0])! - place.get(b[0])!)
      .slice(0, TERMS_SHOWN),
  };
}

/** The statistics of a plan's documents. */
export async function statisticsInCluster(
  calls: IndexCalls<SearchScope>,
  catalogue: SearchCatalogue,
  plan: QueryPlan,
): Promise<StatisticsCounts> {
  const buckets = await countBy(calls, catalogue, plan, {
    amounts: bucketsOf("amount_place", AMOUNT_RANGES.length),
    complete: bucketsOf("complete", 2),
    outcomes: bucketsOf("outcome_complete", APPEAL_OUTCOMES.length),
    leftOut: bucketsOf("outcome_selected", APPEAL_OUTCOMES.length),
  });
  const countOf = (name: string, key: string) => buckets[name]!.find(([held]) => held === key)?.[1] ?? 0;
  return {
    ...sharedCounts(catalogue, buckets),
    amounts: AMOUNT_RANGES.map((_range, place) => countOf("amounts", String(place))),
    outcomes: APPEAL_OUTCOMES.map((outcome) => countOf("outcomes", outcome)),
    complete: countOf("complete", "1"),
    outcomesLeftOut: buckets.leftOut!.reduce((sum, [, count]) => sum + count, 0),
  };
}

/**
 * Documents of a plan by court, cause, year and whatever else is requested. Of all documents the cluster knows the
 * counts; so where most match, those that do not are counted and taken off.
 */
async function countBy(
  calls: IndexCalls<SearchScope>,
  { courts, causes }: SearchCatalogue,
  plan: QueryPlan,
  further: Record<string, QueryClause>,
): Promise<Record<string, Bucket[]>> {
  const aggs = {
    causes: bucketsOf("cause_key", causes.keys.length),
    withCause: bucketsOf("with_cause", 1),
    years: bucketsOf("year", MAX_YEARS),
    ...further,
  };
  const ask = async (query: QueryClause, asked: Record<string, QueryClause>) => {
    const body = { query, size: 0, track_total_hits: false, aggs: asked };
    return readBuckets(await calls.search(plan.type, body), Object.keys(asked));
  };
  const some = async (query: QueryClause) => {
    const counted = await ask(query, { ...aggs, courts: numbersOf("court") });
    return { ...counted, courts: keyedByNumber(courts.keys, counted.courts!) };
  };
  const all = async () => {
    const asked = Object.entries({ ...aggs, courts: bucketsOf("court_path", courts.keys.length) });
    // Counts are read from terms only for a search that asks for nothing else.
    const each = await Promise.all(asked.map(([name, one]) => ask({ match_all: {} }, { [name]: one })));
    const counted: Record<string, Bucket[]> = Object.assign({}, ...each);
    return { ...counted, courts: withoutBelow(courts, counted.courts!) };
  };
  const query = queryBody(plan, { courts, causes });
  if ("match_all" in query) return all();
  if (!(await matchesMost(calls, plan))) return some(query);
  const [whole, others] = await Promise.all([all(), some({ bool: { must_not: [query] } })]);
  return difference(whole, others);
}

/** The counts that facets and statistics have in common. */
const sharedCounts = ({ courts, causes }: SearchCatalogue, buckets: Record<string, Bucket[]>) => ({
  courts: countsByOrdinal(courts.keys, buckets.courts!),
  causes: countsByOrdinal(causes.keys, buckets.causes!),
  withCause: buckets.withCause![0]?.[1] ?? 0,
  years: buckets.years!.map(([year, count]): [number, number] => [Number(year), count]),
});
