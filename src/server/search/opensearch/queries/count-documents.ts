import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { FacetCounts, SearchCatalogue, StatisticsCounts } from "../../search-engine.ts";
import { type Bucket, readBuckets } from "./answers.ts";
import { bucketsOf, countsByOrdinal, countsWithoutBelow, sumOfBuckets } from "./buckets.ts";
import type { IndexCalls } from "./index-calls.ts";
import { type QueryClause, queryBody } from "./query-body.ts";

/** Maximum number of terms in a keyword facet. */
const TERMS_SHOWN = 20;
/**
 * Upper bound of the number of terms in the collection. All terms are requested, and those of the facet are
 * picked here. If the request listed the terms of the facet, the cluster would count document by document
 * instead of reading counts from its terms.
 */
const MAX_VOCABULARY = 10_000;
/** Upper bound of the number of years in a corpus. */
const MAX_YEARS = 1000;
/** What a search of documents needs: the calls to the index, and the trees of the scope. */
export interface Asking {
  calls: IndexCalls<SearchScope>;
  catalogue: SearchCatalogue;
}

/**
 * The facets of the documents that a plan finds. `terms` are the terms of the keyword facet, in its order.
 */
export async function facetsInCluster(
  asking: Asking,
  terms: readonly string[],
  plan: QueryPlan,
): Promise<FacetCounts> {
  const buckets = await countBy(asking, plan, {
    causePaths: bucketsOf("cause_path", asking.catalogue.causes.keys.length),
    kinds: bucketsOf("kind", DOCUMENT_KINDS.length),
    instances: bucketsOf("instance", INSTANCES.length),
    keywords: bucketsOf("terms", MAX_VOCABULARY),
  });
  const place = new Map(terms.map((term, at) => [term, at]));
  return {
    ...sharedCounts(asking, buckets),
    causesBelow: countsByOrdinal(asking.catalogue.causes.keys, buckets.causePaths!),
    kinds: countsByOrdinal(DOCUMENT_KINDS, buckets.kinds!),
    instances: countsByOrdinal(INSTANCES, buckets.instances!),
    keywords: buckets
      .keywords!.map(([term, count]): [string, number] => [String(term), count])
      .filter(([term]) => place.has(term))
      .sort((a, b) => b[1] - a[1] || place.get(a[0])! - place.get(b[0])!)
      .slice(0, TERMS_SHOWN),
  };
}

/** The statistics of the documents that a plan finds. */
export async function statisticsInCluster(asking: Asking, plan: QueryPlan): Promise<StatisticsCounts> {
  const buckets = await countBy(asking, plan, {
    amounts: bucketsOf("amount_place", AMOUNT_RANGES.length),
    complete: bucketsOf("complete", 2),
    outcomes: bucketsOf("outcome_complete", OUTCOMES.length),
    leftOut: bucketsOf("outcome_selected", OUTCOMES.length),
  });
  const countOf = (name: string, key: string) => buckets[name]!.find(([held]) => held === key)?.[1] ?? 0;
  return {
    ...sharedCounts(asking, buckets),
    amounts: AMOUNT_RANGES.map((_range, place) => countOf("amounts", String(place))),
    outcomes: OUTCOMES.map((outcome) => countOf("outcomes", outcome)),
    complete: countOf("complete", "1"),
    outcomesLeftOut: sumOfBuckets(buckets.leftOut!),
  };
}

/**
 * Counts the documents that a plan finds by court, cause and year, and by the aggregations in `further`.
 * Returns the buckets of each aggregation under its name.
 */
async function countBy(
  { calls, catalogue }: Asking,
  plan: QueryPlan,
  further: Record<string, QueryClause>,
): Promise<Record<string, Bucket[]>> {
  const { courts, causes } = catalogue;
  const aggs = {
    ...further,
    courtPaths: bucketsOf("court_path", courts.keys.length),
    causeKeys: bucketsOf("cause_key", causes.keys.length),
    caused: bucketsOf("caused", 2),
    years: bucketsOf("year", MAX_YEARS),
  };
  const query = queryBody(plan, catalogue);
  const count = async (asked: Record<string, QueryClause>) => {
    const body = { query, size: 0, track_total_hits: false, aggs: asked };
    return readBuckets(await calls.search(plan.type, body), Object.keys(asked));
  };
  if (!("match_all" in query)) return count(aggs);
  // In a search over all documents with a single aggregation, the cluster reads the counts from the terms of
  // the field.
  const each = await Promise.all(Object.entries(aggs).map(([name, one]) => count({ [name]: one })));
  return Object.assign({}, ...each);
}

/** The counts that facets and statistics share. */
const sharedCounts = ({ catalogue }: Asking, buckets: Record<string, Bucket[]>) => ({
  courts: countsWithoutBelow(catalogue.courts, buckets.courtPaths!),
  causes: countsByOrdinal(catalogue.causes.keys, buckets.causeKeys!),
  withCause: buckets.caused!.find(([held]) => held === "1")?.[1] ?? 0,
  years: buckets
    .years!.map(([year, count]): [number, number] => [Number(year), count])
    .sort(([a], [b]) => b - a),
});
