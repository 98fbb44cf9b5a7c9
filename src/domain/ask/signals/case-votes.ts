import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { FewScores } from "./few-scores.ts";

/** Nearest cases that vote for what they cite. */
const VOTING_CASES = 60;
/** The last of them keeps a little, so that it counts where there are no others. */
const BELOW_LAST = 0.99;
/** Cases read of each of the best articles, to see what they cite besides. */
const CASES_READ = 60;

/**
 * The nearest cases give each article that they cite what they score above the last of them, shared among all
 * that they cite; an article that every other case cites gets less. Returns the greatest sum.
 */
export function vote(index: AskIndex, scores: Float64Array, into: FewScores, near: Set<number>): number {
  into.clear();
  let most = 0;
  const { caseOffsets, caseArticles } = index.columns;
  const nearest = topOf(scores, VOTING_CASES);
  const last = (scores[nearest.at(-1) ?? 0] ?? 0) * BELOW_LAST;
  for (const one of nearest) {
    near.add(one);
    const from = caseOffsets[one]!;
    const to = caseOffsets[one + 1]!;
    const part = (scores[one]! - last) / Math.sqrt(to - from);
    for (let at = from; at < to; at++) most = Math.max(most, give(index, caseArticles[at]!, part, into));
  }
  return most;
}

/** Adds to an article its part of a vote, less if it is often cited; returns the sum. */
function give(index: AskIndex, article: number, part: number, into: FewScores): number {
  return into.give(article, part * index.rareCitation[article]!);
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

/** Cases of a cause give the articles that they cite the share of them that do. Returns the greatest sum. */
export function citeByCause(index: AskIndex, causes: readonly MeantCause[], into: FewScores): number {
  const { caseOffsets, caseArticles } = index.columns;
  into.clear();
  let most = 0;
  for (const { code, score } of causes.slice(0, CAUSES_READ)) {
    const cases = index.casesOf(code).slice(0, CASES_PER_CAUSE);
    const part = score ** SHARPER / (cases.length + 2);
    for (const one of cases) {
      const to = caseOffsets[one + 1]!;
      for (let at = caseOffsets[one]!; at < to; at++)
        most = Math.max(most, give(index, caseArticles[at]!, part, into));
    }
  }
  return most;
}

/** How many of the cases cite each article. */
export function countVoters({ columns }: AskIndex, cases: ReadonlySet<number>, voters: Uint16Array): void {
  const { caseOffsets, caseArticles } = columns;
  voters.fill(0);
  for (const one of cases)
    for (let at = caseOffsets[one]!; at < caseOffsets[one + 1]!; at++) voters[caseArticles[at]!]!++;
}

/** What the cases that cite the best articles cite besides, by how often they do. Returns the greatest sum. */
export function citeTogether(
  index: AskIndex,
  scores: Float64Array,
  best: readonly number[],
  into: FewScores,
): number {
  const { caseOffsets, caseArticles } = index.columns;
  const { citingOffsets, citingCases } = index;
  into.clear();
  let most = 0;
  for (const article of best) {
    const from = citingOffsets[article]!;
    const to = Math.min(citingOffsets[article + 1]!, from + CASES_READ);
    for (let one = from; one < to; one++) {
      const judgment = citingCases[one]!;
      const end = caseOffsets[judgment + 1]!;
      const part = scores[article]! / ((to - from) * Math.sqrt(end - caseOffsets[judgment]!));
      for (let at = caseOffsets[judgment]!; at < end; at++) {
        const other = caseArticles[at]!;
        if (other === article) continue;
        most = Math.max(most, into.give(other, part));
      }
    }
  }
  return most;
}
