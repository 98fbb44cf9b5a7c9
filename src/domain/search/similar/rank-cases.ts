import { float64At, itemAt } from "#domain/search/array-reads.ts";
import { topOf } from "../top-of.ts";
import {
  caseSimilarity,
  type KnownTraits,
  type LegalTraits,
  likelyCauses,
  type Neighbour,
  VOTERS,
  votesOf,
} from "./neighbour-votes.ts";
import { forLength, inverseFrequency } from "./telling-bigrams.ts";

/**
 * Number of cases compared in full: those with the highest sums over a query's bigrams; ties go to the
 * newest.
 */
export const COMPARED = 1500;
/** Maximum number of causes offered as a choice if a query names none. */
const OFFERED = 5;
/** A cause with at least this share of the leading cause's votes may be the query's. */
const LIKELY = 0.5;
/** An article with at least this share of the leading article's weight is usual in cases like the query. */
const USUAL = 0.25;

/** A case that shares words with a query. */
export interface CandidateCase extends LegalTraits {
  /** Sum of the contributions of the query's bigrams (`repeated`), above 0. */
  sum: number;
  /** Length of the case's text in characters. */
  length: number;
}

/** Counts over all cases of a collection. */
export interface CaseCounts {
  documents: number;
  /** Average length of a text in characters. */
  averageLength: number;
  /**
   * Articles that decide cases (`specialArticles`), as law#number, most cited first; `citing` has the number
   * of cases that cite each.
   */
  articles: readonly string[];
  citing: readonly number[];
}

/** A case like the query, with the causes and articles they share. */
export interface RankedCase {
  /** Index of the case among the candidates. */
  at: number;
  /** 0 to 1, comparable within one query. */
  score: number;
  /**
   * Ordinals, ascending, of the case's causes that are the query's, or likely the query's if the query's
   * causes are unknown.
   */
  causes: number[];
  /**
   * Ordinals, ascending, of the case's articles that the query cites; if the query cites none, of those usual
   * in cases like it.
   */
  articles: number[];
}

/** The most similar candidates, best first, and the query's possible causes, likeliest first. */
export interface RankedCases {
  cases: RankedCase[];
  likely: number[];
}

/**
 * Ranks candidates by words, causes and articles, ties by their order, and returns the first `limit`. All
 * hosts and engines use this ranking of similar cases.
 */
export function rankCases(
  candidates: readonly CandidateCase[],
  known: KnownTraits,
  { documents, averageLength, citing }: CaseCounts,
  limit = candidates.length,
): RankedCases {
  const weights = citing.map((cases) => inverseFrequency(cases, documents));
  const articleWeight = (article: number) => itemAt(weights, article);
  const byWords = new Float64Array(candidates.length);
  for (let at = 0; at < byWords.length; at++) {
    const { sum, length } = candidates.at(at)!;
    byWords[at] = forLength(sum, length / averageLength);
  }
  const nearest = topOf(byWords, VOTERS);
  const neighbours = nearest.map((at): Neighbour => {
    const { causes, articles } = candidates.at(at)!;
    return { score: float64At(byWords, at), causes, articles };
  });
  const votes = votesOf(neighbours, articleWeight, known);
  const leading = Math.max(...votes.articles.values());
  const isShared = (article: number) =>
    known.articles.size > 0
      ? known.articles.has(article)
      : (votes.articles.get(article) ?? 0) >= USUAL * leading;
  const scores = byWords.map((score, at) => caseSimilarity(score, candidates.at(at)!, votes, articleWeight));
  const cases = topOf(scores, limit).map((at): RankedCase => {
    const { causes, articles } = candidates.at(at)!;
    return {
      ...{ at, score: float64At(scores, at) },
      causes: causes.filter((cause) => (votes.causes.get(cause) ?? 0) >= LIKELY).sort(byNumber),
      articles: articles.filter(isShared).sort(byNumber),
    };
  });
  return { cases, likely: votes.isKnown ? [] : likelyCauses(votes, OFFERED) };
}

const byNumber = (a: number, b: number) => a - b;
