/** The law of a case: ordinals of its causes and of the articles that decide it (`specialArticles`). */
export interface LegalTraits {
  causes: readonly number[];
  articles: readonly number[];
}

/** A case similar to a query by its words; `score` is above 0. */
export interface Neighbour extends LegalTraits {
  score: number;
}

/** Known facts of a query besides its words. */
export interface KnownTraits {
  /** The causes that the visitor chose, or the document's own, with all causes below them; empty if unknown. */
  causes: ReadonlySet<number>;
  /** Ordinals of the articles that the query itself cites and that decide cases (`specialArticles`). */
  articles: ReadonlySet<number>;
}

/** Number of cases that vote. More cases blur the query's subject; fewer miss rare offences. */
export const VOTERS = 60;
/** Weights of words, causes and articles in the total score, if causes are guessed and if they are known. */
const WEIGHTS = {
  guessed: { words: 2, causes: 1, articles: 1 },
  known: { words: 2, causes: 2, articles: 1 },
} as const;

/**
 * The law that the neighbours of a query suggest. `causes` maps a cause to its votes relative to the cause
 * with the most votes, `articles` an article to its weight.
 */
export interface Votes {
  causes: ReadonlyMap<number, number>;
  articles: ReadonlyMap<number, number>;
  /** Euclidean norm of the articles' weights, which keeps long lists from counting more than short ones. */
  norm: number;
  /**
   * Share of all votes for the article with the most votes; 1 if the query cites an article. If it is low,
   * the neighbours cite little in common, as civil cases under many laws do, and their articles say little
   * about the query.
   */
  agreement: number;
  /** Highest score by words among the neighbours. */
  highest: number;
  isKnown: boolean;
}

/**
 * The votes of a query's neighbours, best first. The first 60 vote, each weighted by the square of its score
 * relative to the first. Known causes replace the neighbours' causes; known articles are added to theirs,
 * each with the weight of the article with the most votes. `articleWeight` is the inverse document frequency
 * of an article.
 */
export function votesOf(
  neighbours: readonly Neighbour[],
  articleWeight: (article: number) => number,
  known: KnownTraits,
): Votes {
  const highest = neighbours[0]?.score ?? 1;
  const causes = new Map<number, number>();
  const articles = new Map<number, number>();
  let cast = 0;
  for (const { score, causes: own, articles: cited } of neighbours.slice(0, VOTERS)) {
    const vote = (score / highest) ** 2;
    cast += vote;
    for (const cause of own) causes.set(cause, (causes.get(cause) ?? 0) + vote);
    for (const article of cited) articles.set(article, (articles.get(article) ?? 0) + vote);
  }
  const most = Math.max(0, ...articles.values());
  const agreement = known.articles.size > 0 || cast === 0 ? 1 : most / cast;
  for (const article of known.articles)
    articles.set(article, (articles.get(article) ?? 0) + Math.max(1, most));
  for (const [article, vote] of articles) articles.set(article, vote * articleWeight(article));
  const norm = Math.hypot(...articles.values());
  if (known.causes.size > 0)
    return {
      causes: new Map([...known.causes].map((cause) => [cause, 1])),
      ...{ articles, norm, agreement, highest, isKnown: true },
    };
  const leading = Math.max(...causes.values());
  for (const [cause, vote] of causes) causes.set(cause, vote / leading);
  return { causes, articles, norm, agreement, highest, isKnown: false };
}

/** The causes with the most votes, likeliest first, to offer if the query names none. */
export function likelyCauses({ causes }: Votes, limit: number): number[] {
  return [...causes]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, limit)
    .map(([cause]) => cause);
}

/**
 * Similarity of a case to the query of the votes, from 0 to 1, comparable only within one query. It combines
 * the score by words, the causes and the articles (cosine of their weights, scaled by the agreement of the
 * votes).
 */
export function caseSimilarity(
  score: number,
  traits: LegalTraits,
  votes: Votes,
  articleWeight: (article: number) => number,
): number {
  const byWords = score / votes.highest;
  let byCause = 0;
  for (const cause of traits.causes) byCause = Math.max(byCause, votes.causes.get(cause) ?? 0);
  let shared = 0;
  let own = 0;
  for (const article of traits.articles) {
    const weight = articleWeight(article);
    shared += (votes.articles.get(article) ?? 0) * weight;
    own += weight * weight;
  }
  const norm = Math.sqrt(own) * votes.norm;
  const byArticle = norm > 0 ? (votes.agreement * shared) / norm : 0;
  return weighed(byWords, byCause, byArticle, votes);
}

function weighed(byWords: number, byCause: number, byArticle: number, { isKnown }: Votes): number {
  const weights = WEIGHTS[isKnown ? "known" : "guessed"];
  const most = weights.words + weights.causes + weights.articles;
  return (weights.words * byWords + weights.causes * byCause + weights.articles * byArticle) / most;
}
