import { AMOUNT_RANGES } from "#domain/catalogue/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { FacetCounts, SearchCatalogue, StatisticsCounts } from "../../search-engine.ts";
import { kindPart, SEVERAL_CAUSES, yearPart } from "../indexes/document-body.ts";
import { type Bucket, readBuckets, readBucketsWithin, readHits, readShardTexts } from "./answers.ts";
import type { Asking } from "./asking.ts";
import {
  bucketsOf,
  countsByNumber,
  countsByOrdinal,
  countsWithBelow,
  countsWithoutBelow,
  difference,
  numbersOf,
  regrouped,
  sumOfBuckets,
} from "./buckets.ts";
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
/** Where more documents match than this share, those that do not are counted and taken off. */
const MOST = 0.5;

/** How many documents a plan finds: by the search that its facets are counted by, where both are asked for at once. */
export function totalInCluster(asking: Asking, plan: QueryPlan): Promise<number> {
  const some = async (query: QueryClause) =>
    readHits(await asking.calls.search(plan.type, { query, size: 0, track_total_hits: true })).total;
  const all = () => some({ match_all: {} });
  return countFewer(asking, plan, { all, some, less: (whole, others) => whole - others });
}

/** The facets of a plan's documents; `terms` are those of the keyword facet, in order. */
export async function facetsInCluster(
  asking: Asking,
  terms: readonly string[],
  plan: QueryPlan,
): Promise<FacetCounts> {
  const { causes } = asking.catalogue;
  const counted = await countBy(asking, plan, { keywords: bucketsOf("terms", MAX_VOCABULARY) });
  const { buckets } = counted;
  const place = new Map(terms.map((term, at) => [term, at]));
  const paths = countsByOrdinal(causes.keys, buckets.severalPaths!);
  const single = countsWithBelow(causes, difference(buckets.causes!, buckets.severalKeys!));
  return {
    ...sharedCounts(asking.catalogue, counted),
    causesBelow: single.map((count, node) => count + paths[node]!),
    kinds: countsByOrdinal(DOCUMENT_KINDS, regrouped(buckets.yearKinds!, kindPart)),
    keywords: buckets
      .keywords!.map(([term, count]): [string, number] => [String(term), count])
      .filter(([term]) => place.has(term))
      .sort((a, b) => b[1] - a[1] || place.get(a[0])! - place.get(b[0])!)
      .slice(0, TERMS_SHOWN),
  };
}

/** The statistics of a plan's documents. */
export async function statisticsInCluster(asking: Asking, plan: QueryPlan): Promise<StatisticsCounts> {
  const counted = await countBy(asking, plan, {
    amounts: bucketsOf("amount_place", AMOUNT_RANGES.length),
    complete: bucketsOf("complete", 2),
    outcomes: bucketsOf("outcome_complete", APPEAL_OUTCOMES.length),
    leftOut: bucketsOf("outcome_selected", APPEAL_OUTCOMES.length),
  });
  const { buckets } = counted;
  const countOf = (name: string, key: string) => buckets[name]!.find(([held]) => held === key)?.[1] ?? 0;
  return {
    ...sharedCounts(asking.catalogue, counted),
    amounts: AMOUNT_RANGES.map((_range, place) => countOf("amounts", String(place))),
    outcomes: APPEAL_OUTCOMES.map((outcome) => countOf("outcomes", outcome)),
    complete: countOf("complete", "1"),
    outcomesLeftOut: sumOfBuckets(buckets.leftOut!),
  };
}

/** What documents were counted by. */
interface Counted {
  /** By index in the catalogue. */
  courts: Uint32Array;
  /** By name. */
  buckets: Record<string, Bucket[]>;
}

/**
 * Documents of a plan by court, cause, year with kind, and whatever else is requested; those of several causes also by
 * themselves. Of all documents the cluster knows the counts; so where most match, those that do not are counted and taken
 * off.
 */
async function countBy(
  asking: Asking,
  plan: QueryPlan,
  further: Record<string, QueryClause>,
): Promise<Counted> {
  const {
    calls,
    catalogue: { courts, causes },
  } = asking;
  const aggs = {
    causes: bucketsOf("cause_key", causes.keys.length),
    yearKinds: bucketsOf("year_kind", MAX_YEARS * (DOCUMENT_KINDS.length + 1)),
    ...further,
  };
  const several = {
    severalKeys: bucketsOf("cause_key", causes.keys.length),
    severalPaths: bucketsOf("cause_path", causes.keys.length),
    several: bucketsOf("several_causes", 1),
  };
  const ask = async (query: QueryClause, asked: Record<string, QueryClause>) =>
    readBuckets(await calls.search(plan.type, countBody(query, asked)), Object.keys(asked));
  const some = async (query: QueryClause): Promise<Counted> => {
    const within = { filter: OF_SEVERAL_CAUSES, aggs: several };
    const body = countBody(query, { ...aggs, courts: numbersOf("court"), within });
    const answer = await calls.search(plan.type, body);
    return {
      courts: countsByNumber(courts.keys, readShardTexts(answer, "courts")),
      buckets: {
        ...readBuckets(answer, Object.keys(aggs)),
        ...readBucketsWithin(answer, "within", Object.keys(several)),
      },
    };
  };
  const all = async (): Promise<Counted> => {
    const asked = Object.entries({ ...aggs, paths: bucketsOf("court_path", courts.keys.length) });
    const each = await Promise.all([
      // Counts are read from terms only for a search that asks for nothing else.
      ...asked.map(([name, one]) => ask({ match_all: {} }, { [name]: one })),
      ask({ bool: { filter: [OF_SEVERAL_CAUSES] } }, several),
    ]);
    const { paths, ...buckets }: Record<string, Bucket[]> = Object.assign({}, ...each);
    return { courts: countsWithoutBelow(courts, paths!), buckets };
  };
  return countFewer(asking, plan, { all, some, less: differences });
}

/** Ways to count all documents of a scope or those of a query, and to take one count off the other. */
interface Counting<Counts> {
  all: () => Promise<Counts>;
  some: (query: QueryClause) => Promise<Counts>;
  less: (whole: Counts, others: Counts) => Counts;
}

/** Counts a plan's documents, or where most match those that do not, which are taken off all. */
async function countFewer<Counts>(
  { catalogue, shares }: Asking,
  plan: QueryPlan,
  { all, some, less }: Counting<Counts>,
): Promise<Counts> {
  const query = queryBody(plan, catalogue);
  if ("match_all" in query) return all();
  if ((await shares.expected(plan)) <= MOST) return some(query);
  const [whole, others] = await Promise.all([all(), some({ bool: { must_not: [query] } })]);
  return less(whole, others);
}

const differences = (whole: Counted, others: Counted): Counted => ({
  // Never below none: a document may come between the two counts.
  courts: whole.courts.map((count, court) => Math.max(0, count - others.courts[court]!)),
  buckets: Object.fromEntries(
    Object.entries(whole.buckets).map(([name, some]) => [name, difference(some, others.buckets[name]!)]),
  ),
});

const OF_SEVERAL_CAUSES = { term: { several_causes: SEVERAL_CAUSES } };

const countBody = (query: QueryClause, aggs: Record<string, QueryClause>) => ({
  ...{ query, size: 0, track_total_hits: false, aggs },
});

/** The counts that facets and statistics have in common. */
const sharedCounts = ({ causes }: SearchCatalogue, { courts, buckets }: Counted) => ({
  courts,
  causes: countsByOrdinal(causes.keys, buckets.causes!),
  withCause:
    sumOfBuckets(buckets.causes!) - sumOfBuckets(buckets.severalKeys!) + sumOfBuckets(buckets.several!),
  years: regrouped(buckets.yearKinds!, yearPart).map(([year, count]): [number, number] => [
    Number(year),
    count,
  ]),
});
