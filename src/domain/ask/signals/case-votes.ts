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
 * The votes of the cases nearest to a question for the articles that they cite; `scores` has the similarity
 * of each case. The vote of a case is its score minus BELOW_LAST times the score of the last of these cases.
 * It is distributed among the articles of the case; an article that many cases cite gets less.
 */
export function voteByCases(index: AskIndex, scores: Float64Array): Map<number, number> {
  const votes = new Map<number, number>();
  const nearest = topOf(scores, VOTING_CASES);
  const last = (scores[nearest.at(-1) ?? 0] ?? 0) * BELOW_LAST;
  for (const one of nearest) {
    const cited = index.citedBy(one);
    const part = (float64At(scores, one) - last) / Math.sqrt(cited.length);
    for (const article of cited)
      votes.set(article, (votes.get(article) ?? 0) + part * float64At(index.rareCitation, article));
  }
  return votes;
}
