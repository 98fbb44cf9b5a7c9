import { float64At } from "../../search/array-reads.ts";
import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";

/** Number of nearest cases that vote for articles. */
const VOTING_CASES = 60;
/**
 * This share of the last case's score is subtracted from all scores. It is below 1, so that the last case
 * keeps a small vote, which counts if there are no others.
 */
const BELOW_LAST = 0.99;

/**
 * Lets the cases nearest to a question vote for the articles that they cite. The vote of a case is its score
 * minus that of the last of these cases. It is distributed among the articles of the case; an article that
 * many cases cite gets less. Returns these cases.
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

/** Adds `part` to the votes for each article, times the rarity of the article's citations. */
function give(
  { rareCitation }: AskIndex,
  articles: Uint32Array,
  part: number,
  into: Map<number, number>,
): void {
  for (const article of articles)
    into.set(article, (into.get(article) ?? 0) + part * float64At(rareCitation, article));
}

/** A cause that a question may mean. The likeliest has the score 1. */
export interface MeantCause {
  code: string;
  score: number;
}

/** Maximum number of a question's causes that are used. */
const CAUSES_READ = 6;
/** Maximum number of cases of one cause that are used. */
const CASES_PER_CAUSE = 200;
/** Exponent for the scores of causes. It increases the differences between them, which are small. */
const SHARPER = 3;

/** The first CAUSES_READ causes, each with its score raised to the power SHARPER. */
export const sharpened = (causes: readonly MeantCause[]): MeantCause[] =>
  causes.slice(0, CAUSES_READ).map(({ code, score }) => ({ code, score: score ** SHARPER }));

/**
 * The votes of cases for each article, by the causes that a question may mean. Each cause gives an article
 * about the share of its cases that cite the article, times the score of the cause and the rarity of the
 * article's citations.
 */
export function voteByCauses(index: AskIndex, causes: readonly MeantCause[]): Map<number, number> {
  const votes = new Map<number, number>();
  for (const { code, score } of sharpened(causes)) {
    const cases = index.casesOf(code).slice(0, CASES_PER_CAUSE);
    for (const one of cases) give(index, index.citedBy(one), score / (cases.length + 2), votes);
  }
  return votes;
}
