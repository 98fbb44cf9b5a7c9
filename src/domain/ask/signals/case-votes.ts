import { float64At } from "../../search/array-reads.ts";
import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";

/** Nearest cases that vote for what they cite. */
const VOTING_CASES = 60;
/** The last of them keeps a little, so that it counts where there are no others. */
const BELOW_LAST = 0.99;

/**
 * The nearest cases give each article that they cite what they score above the last of them, shared among all that they
 * cite; an article that every other case cites gets less. Returns these cases.
 */
export function voteByCases(index: AskIndex, scores: Float64Array, into: Float64Array): number[] {
  const nearest = topOf(scores, VOTING_CASES);
  const last = (scores[nearest.at(-1) ?? 0] ?? 0) * BELOW_LAST;
  for (const one of nearest) {
    const cited = index.citedBy(one);
    give(index, cited, (float64At(scores, one) - last) / Math.sqrt(cited.length), into);
  }
  return nearest;
}

/** Adds to each article its part of a vote, less if it is often cited. */
function give({ rareCitation }: AskIndex, articles: Uint32Array, part: number, into: Float64Array): void {
  for (const article of articles)
    into[article] = float64At(into, article) + part * float64At(rareCitation, article);
}

/** A cause that a question may mean; `score` is 1 for the likeliest. */
export interface MeantCause {
  code: string;
  score: number;
}

/** Causes read of a question, and cases of each. */
const CAUSES_READ = 6;
const CASES_PER_CAUSE = 200;
/** Scores of causes lie close together. */
const SHARPER = 3;

/** The causes that count, with shares that part them further. */
export const sharpened = (causes: readonly MeantCause[]): MeantCause[] =>
  causes.slice(0, CAUSES_READ).map(({ code, score }) => ({ code, score: score ** SHARPER }));

/** Cases of a cause give the articles that they cite the share of them that do. */
export function voteByCauses(index: AskIndex, causes: readonly MeantCause[], into: Float64Array): void {
  for (const { code, score } of sharpened(causes)) {
    const cases = index.casesOf(code).slice(0, CASES_PER_CAUSE);
    for (const one of cases) give(index, index.citedBy(one), score / (cases.length + 2), into);
  }
}
