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
 * Number of cases that are compared in full. They are those with the highest sums over the query's bigrams.
 * If sums are equal, newer cases come first.
 */
export const COMPARED = 1500;
/** Maximum number of causes offered as a choice if a query names none. */
const OFFERED = 5;
/** A cause may be the query's if it has at least this share of the votes of the cause with the most. */
const LIKELY = 0.5;
/** An article is usual in cases like the query if it has at least this share of the highest weight. */
const USUAL = 0.25;

/** A case that shares words with a query. */
export interface CandidateCase extends LegalTraits {
  /** Sum over the query's bigrams of what each contributes (`repeated`). Above 0. */
  sum: number;
  /** Length of the case's text in characters. */
  length: number;
}

/** Counts over all cases of a collection. */
export interface CaseCounts {
  documents: number;
  /** Average length of a text in characters. */
  averageLength: number;
  /** The special articles (`specialArticles`) that cases cite, as law#number. */
  articles: readonly string[];
  /** For each article, the number of cases that cite it. */
  citing: readonly number[];
}

/** Average length of a document in characters, at least 1. */
export const averageLength = (characters: number, documents: number): number =>
  Math.max(1, Math.round(characters / Math.max(1, documents)));

/** A case like the query, with the causes and articles that both have. */
export interface RankedCase {
  /** Index of the case among the candidates. */
  at: number;
  /** 0 to 1. Scores for different queries cannot be compared. */
  score: number;
  /**
   * Ordinals, ascending, of those causes of the case that the query has. If the query's causes are unknown,
   * those that it likely has.
   */
  causes: number[];
  /**
   * Ordinals, ascending, of those articles of the case that the query cites. If the query cites none, those
   * that are usual in cases like it.
   */
  articles: number[];
}

/**
 * `cases` are the most similar candidates, best first. `likely` are the causes that the query may have,
 * likeliest first; empty if they are known.
 */
export interface RankedCases {
  cases: RankedCase[];
  likely: number[];
}

/**
 * Ranks candidates by words, causes and articles, and returns the first `limit`. Equal scores keep the order
 * of the candidates. All hosts and engines rank similar cases with this function.
 */
export function rankCases(
  candidates: readonly CandidateCase[],
  known: KnownTraits,
  { documents, averageLength, citing }: CaseCounts,
  limit = candidates.length,
): RankedCases {
  const weights = citing.map((cases) => inverseFrequency(cases, documents));
  const articleWeight = (article: number) => weights[article]!;
  const byWords = new Float64Array(candidates.length);
  for (let at = 0; at < byWords.length; at++) {
    const { sum, length } = candidates.at(at)!;
    byWords[at] = forLength(sum, length / averageLength);
  }
  const nearest = topOf(byWords, VOTERS);
  const neighbours = nearest.map((at): Neighbour => {
    const { causes, articles } = candidates.at(at)!;
    return { score: byWords[at]!, causes, articles };
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
      ...{ at, score: scores[at]! },
      causes: causes.filter((cause) => (votes.causes.get(cause) ?? 0) >= LIKELY).sort(byNumber),
      articles: articles.filter(isShared).sort(byNumber),
    };
  });
  return { cases, likely: votes.isKnown ? [] : likelyCauses(votes, OFFERED) };
}

const byNumber = (a: number, b: number) => a - b;
