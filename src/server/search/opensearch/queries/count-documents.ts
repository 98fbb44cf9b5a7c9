import { AMOUNT_RANGES } from "#domain/catalogue/amount-ranges.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { FacetCounts, StatisticsCounts } from "../../search-engine.ts";
import { ASIDE } from "../indexes/document-body.ts";
import { kindPart, yearPart } from "../indexes/packed-places.ts";
import { type Bucket, readBuckets, readBucketsWithin, readHits, readShardTexts } from "./answers.ts";
import type { Asking } from "./asking.ts";
import {
  BY_PLACE,
  bucketsOf,
  countsByOrdinal,
  countsWithBelow,
  countsWithoutBelow,
  difference,
  readPlaces,
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
  const counted = await countBy(asking, plan, { keywords: bucketsOf("terms", MAX_VOCABULARY) });
  const place = new Map(terms.map((term, at) => [term, at]));
  return {
    ...sharedCounts(counted),
    causesBelow: counted.causesBelow,
    kinds: countsByOrdinal(DOCUMENT_KINDS, regrouped(counted.buckets.yearKinds!, kindPart)),
    keywords: counted.buckets
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
    ...sharedCounts(counted),
    amounts: AMOUNT_RANGES.map((_range, place) => countOf("amounts", String(place))),
    outcomes: APPEAL_OUTCOMES.map((outcome) => countOf("outcomes", outcome)),
    complete: countOf("complete", "1"),
    outcomesLeftOut: sumOfBuckets(buckets.leftOut!),
  };
}

/** What documents were counted by; courts and causes by ordinal. */
interface Counted {
  courts: Uint32Array;
  causes: Uint32Array;
  causesBelow: Uint32Array;
  /** Documents that have a cause. */
  withCause: number;
  /** By name. */
  buckets: Record<string, Bucket[]>;
}

/**
 * Documents of a plan by court, cause, year with kind, and whatever else is requested. Of all documents the cluster knows the
 * counts; so where most match, those that do not are counted and taken off.
 */
async function countBy(
  asking: Asking,
  plan: QueryPlan,
  further: Record<string, QueryClause>,
): Promise<Counted> {
  const { calls, catalogue } = asking;
  const { courts, causes } = catalogue;
  const causeKeys = bucketsOf("cause_key", causes.keys.length);
  const aside = { causeKeys, asides: bucketsOf("aside", 2) };
  const byKeyword = {
    courtPaths: bucketsOf("court_path", courts.keys.length),
    causePaths: bucketsOf("cause_path", causes.keys.length),
    yearKinds: bucketsOf("year_kind", MAX_YEARS * (DOCUMENT_KINDS.length + 1)),
  };
  const ask = async (query: QueryClause, asked: Record<string, QueryClause>) =>
    readBuckets(await calls.search(plan.type, countBody(query, asked)), Object.keys(asked));
  const some = async (query: QueryClause): Promise<Counted> => {
    const besides = { ...aside, ...byKeyword };
    const aggs = { ...further, places: BY_PLACE, besides: { filter: IS_ASIDE, aggs: besides } };
    const answer = await calls.search(plan.type, countBody(query, aggs));
    const placed = readPlaces(catalogue, readShardTexts(answer, "places"));
    const others = readBucketsWithin(answer, "besides", Object.keys(besides));
    return {
      courts: sums(placed.courts, countsWithoutBelow(courts, others.courtPaths!)),
      causes: sums(placed.causes, countsByOrdinal(causes.keys, others.causeKeys!)),
      causesBelow: sums(
        countsWithBelow(causes, placed.causes),
        countsByOrdinal(causes.keys, others.causePaths!),
      ),
      withCause: placed.causes.reduce((sum, count) => sum + count, 0) + countCaused(others.asides!),
      buckets: {
        ...readBuckets(answer, Object.keys(further)),
        yearKinds: regrouped([...placed.yearKinds, ...others.yearKinds!], (yearKind) => yearKind),
      },
    };
  };
  const all = async (): Promise<Counted> => {
    const [besides, ...each] = await Promise.all([
      ask(IS_ASIDE, aside),
      // Counts are read from terms only for a search that asks for nothing else.
      ...Object.entries({ ...further, ...byKeyword, causeKeys }).map(([name, one]) =>
        ask({ match_all: {} }, { [name]: one }),
      ),
    ]);
    const {
      courtPaths,
      causePaths,
      causeKeys: keys,
      ...buckets
    }: Record<string, Bucket[]> = Object.assign({}, ...each);
    return {
      courts: countsWithoutBelow(courts, courtPaths!),
      causes: countsByOrdinal(causes.keys, keys!),
      causesBelow: countsByOrdinal(causes.keys, causePaths!),
      withCause: sumOfBuckets(keys!) - sumOfBuckets(besides.causeKeys!) + countCaused(besides.asides!),
      buckets,
    };
  };
  return countFewer(asking, plan, { all, some, less: differences });
}

/** Of documents aside, those that have a cause. */
const countCaused = (asides: Bucket[]) => asides.find(([held]) => held === ASIDE.caused)?.[1] ?? 0;

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
  courts: less(whole.courts, others.courts),
  causes: less(whole.causes, others.causes),
  causesBelow: less(whole.causesBelow, others.causesBelow),
  withCause: whole.withCause - others.withCause,
  buckets: Object.fromEntries(
    Object.entries(whole.buckets).map(([name, some]) => [name, difference(some, others.buckets[name]!)]),
  ),
});

const sums = (counts: Uint32Array, others: Uint32Array) =>
  counts.map((count, ordinal) => count + others[ordinal]!);
/** Never below none: a document may come between the two counts. */
const less = (counts: Uint32Array, others: Uint32Array) =>
  counts.map((count, ordinal) => Math.max(0, count - others[ordinal]!));

const IS_ASIDE = { terms: { aside: Object.values(ASIDE) } };

const countBody = (query: QueryClause, aggs: Record<string, QueryClause>) => ({
  ...{ query, size: 0, track_total_hits: false, aggs },
});

/** The counts that facets and statistics have in common. */
const sharedCounts = ({ courts, causes, withCause, buckets }: Counted) => ({
  ...{ courts, causes, withCause },
  years: regrouped(buckets.yearKinds!, yearPart)
    .map(([year, count]): [number, number] => [Number(year), count])
    .sort(([a], [b]) => b - a),
});
