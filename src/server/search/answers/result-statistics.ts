import type { CountedLabel, ResultStatistics } from "#contract/search/search-statistics.ts";
import { AMOUNT_RANGES, NON_MONETARY_RANGE } from "#domain/judgment/amount-ranges.ts";
import { OUTCOMES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import { childrenOf, type Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { IndexManifest } from "../index-manifest.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Maximum number of bars of a chart. One more bar shows the sum of the rest. */
const MAX_BARS = 12;

/** The statistics of the documents that a plan finds, in the contract's form. */
export async function buildResultStatistics(
  engine: SearchEngine,
  plan: QueryPlan,
  { corpus }: IndexManifest,
): Promise<ResultStatistics> {
  const { courts, causes } = engine.catalogue(plan.type);
  const [figures, total] = await Promise.all([engine.statistics(plan), engine.count(plan)]);
  const [only, ...others] = figures.years;
  const months = only && others.length === 0 ? await countMonths(engine, plan, only[0]) : undefined;
  const outcomes = Object.fromEntries(
    OUTCOMES.map((outcome, place) => [outcome, figures.outcomes[place]!]),
  ) as Record<(typeof OUTCOMES)[number], number>;
  return {
    total,
    years: figures.years.map(([year, count]) => ({ year, count })).reverse(),
    ...(months && { months }),
    courts: mostFirst(courts, spread(courts, figures.courts), total),
    causes: mostFirst(causes, figures.causes, sumOf(figures.causes) + total - figures.withCause),
    amounts: AMOUNT_RANGES.slice(0, NON_MONETARY_RANGE).map(({ min, max }, place) => ({
      min,
      max,
      count: figures.amounts[place]!,
    })),
    withoutAmount: figures.amounts[NON_MONETARY_RANGE]!,
    outcomes: {
      ...outcomes,
      total: figures.outcomes.reduce((sum, count) => sum + count, 0),
      leftOut: figures.outcomesLeftOut,
      sources: corpus.sources.filter(({ sampling }) => sampling === "complete").map(({ name }) => name),
    },
  };
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The number of documents that a plan finds in each month of a year. */
async function countMonths(engine: SearchEngine, plan: QueryPlan, year: number) {
  const { from, to } = plan.dates ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const inMonths = MONTHS.map((month) => {
    const first = (year * 100 + month) * 100;
    return { ...plan, dates: { from: Math.max(from, first + 1), to: Math.min(to, first + 31) } };
  });
  const counts = await engine.counts(inMonths);
  return counts.map((count, at) => ({ month: `${year}-${String(at + 1).padStart(2, "0")}`, count }));
}

/**
 * Counts documents by the nodes of the first level that has several nodes with documents: by province if the
 * set comes from several provinces, by court if it comes from one province. The nodes above that level show
 * only the documents of their own courts.
 */
function spread(laid: Hierarchy, own: Uint32Array): Uint32Array {
  const sums = subtreeSums(laid, own);
  const shown = new Uint32Array(laid.keys.length);
  let level = childrenOf(laid, -1);
  for (;;) {
    const filled = level.filter((ordinal) => sums[ordinal]! > 0);
    const [only] = filled;
    if (filled.length !== 1 || laid.ends[only!] === only! + 1) {
      for (const ordinal of filled) shown[ordinal] = sums[ordinal]!;
      return shown;
    }
    // All documents are at or below this court.
    shown[only!] = own[only!]!;
    level = childrenOf(laid, only!);
  }
}

const sumOf = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count, 0);

/**
 * The nodes that have documents, largest count first, as at most MAX_BARS bars. The other documents of
 * `total`, including those in no node, make one more bar without label and value.
 */
function mostFirst(laid: Hierarchy, counts: Uint32Array, total: number): CountedLabel[] {
  const filled = [...counts.keys()].filter((ordinal) => counts[ordinal]! > 0);
  filled.sort((a, b) => counts[b]! - counts[a]! || a - b);
  const bars = filled.slice(0, MAX_BARS).map((ordinal) => ({
    label: laid.labels[ordinal]!,
    value: laid.keys[ordinal]!,
    count: counts[ordinal]!,
  }));
  const rest = total - bars.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...bars, { label: "", value: "", count: rest }] : bars;
}
