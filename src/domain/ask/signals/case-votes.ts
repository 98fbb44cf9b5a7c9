import { float64At } from "../../search/array-reads.ts";
import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";

/** Number of nearest cases that vote for the articles they cite. */
const VOTING_CASES = 60;
/** Factor that leaves the last case a small vote, so that it counts if there are no others. */
const BELOW_LAST = 0.99;

/**
 * The nearest cases vote: each distributes the difference between its score and that of the last of them
 * among the articles that it cites. Frequently cited articles get less. Returns the nearest cases.
 */
export function voteByCases(index: AskIndex, scores: Float64Array, into: Map<number, number>): number[] {
  const nearest = topOf(scores, VOTING_CASES);
  const last = (scores[nearest.at(-1) ?? 0] ?? 0) * BELOW_LAST;
  for (const one of nearest) {
    const cited = index.citedBy(one);
    give(index, cited, (float64At(scores, one) - last) / Math.sqrt(cited.length), into);
  }
  return nearest;
}

/** Adds to each article its part of a vote, reduced for frequently cited articles. */
function give(
  { rareCitation }: AskIndex,
  articles: Uint32Array,
  part: number,
  into: Map<number, number>,
): void {
  for (const article of articles)
    into.set(article, (into.get(article) ?? 0) + part * float64At(rareCitation, article));
}

/** A cause that a question may mean; `score` is 1 for the likeliest. */
export interface MeantCause {
  code: string;
  score: number;
}

/** Maximum number of causes of a question that are used. */
const CAUSES_READ = 6;
/** Maximum number of cases used per cause. */
const CASES_PER_CAUSE = 200;
/** Exponent that spreads the scores of causes, which are close together. */
const SHARPER = 3;

/** The first CAUSES_READ causes, each with its score raised to the power SHARPER. */
export const sharpened = (causes: readonly MeantCause[]): MeantCause[] =>
  causes.slice(0, CAUSES_READ).map(({ code, score }) => ({ code, score: score ** SHARPER }));

/**
 * The votes for each article: for each cause about the share of the cause's cases that cite it, times the
 * cause's score.
 */
export function voteByCauses(index: AskIndex, causes: readonly MeantCause[]): Map<number, number> {
  const votes = new Map<number, number>();
  for (const { code, score } of sharpened(causes)) {
    const cases = index.casesOf(code).slice(0, CASES_PER_CAUSE);
    for (const one of cases) give(index, index.citedBy(one), score / (cases.length + 2), votes);
  }
  return votes;
}
