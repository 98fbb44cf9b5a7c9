/** What a document was about in law: its causes by code, and the special articles it cites (`articleKey`). */
export interface LegalTraits {
  causes: readonly string[];
  articles: readonly string[];
}

/** A document near a query by its words; `score` is above 0. */
export interface Neighbour extends LegalTraits {
  score: number;
}

/** Documents that vote: more blur what the query is about, fewer leave rare offences out. */
export const VOTERS = 60;
/** What words, causes and articles count in the whole score. */
const WORDS = 1.5;
const CAUSES = 1;
const ARTICLES = 1;
/** A known cause and the words count more than when both are guessed. */
const KNOWN = { words: 2, causes: 2 };

/** What the neighbours of a query say of its law: shares of the leading cause, weights of articles. */
export interface Votes {
  causes: ReadonlyMap<string, number>;
  articles: ReadonlyMap<string, number>;
  /** Euclidean norm of the articles' weights, so that long lists count no more than short ones. */
  norm: number;
  /** Score of the nearest by words. */
  highest: number;
  isKnown: boolean;
}

/**
 * The votes of a query's neighbours, best first; the first 60 count, each by the square of its score relative
 * to the first. With `known`, causes that the visitor chose, only these count. `articleWeight` is the inverse
 * document frequency of an article.
 */
export function votesOf(
  neighbours: readonly Neighbour[],
  articleWeight: (article: string) => number,
  known?: readonly string[],
): Votes {
  const highest = neighbours[0]?.score ?? 1;
  const causes = new Map<string, number>();
  const articles = new Map<string, number>();
  for (const { score, causes: own, articles: cited } of neighbours.slice(0, VOTERS)) {
    const vote = (score / highest) ** 2;
    for (const cause of own) causes.set(cause, (causes.get(cause) ?? 0) + vote);
    for (const article of cited) articles.set(article, (articles.get(article) ?? 0) + vote);
  }
  for (const [article, vote] of articles) articles.set(article, vote * articleWeight(article));
  const norm = Math.hypot(...articles.values());
  if (known)
    return { causes: new Map(known.map((cause) => [cause, 1])), articles, norm, highest, isKnown: true };
  const leading = Math.max(...causes.values());
  for (const [cause, vote] of causes) causes.set(cause, vote / leading);
  return { causes, articles, norm, highest, isKnown: false };
}

/** The causes that neighbours vote for, likeliest first: what to offer where the query names none. */
export function likelyCauses({ causes }: Votes, limit: number): string[] {
  return [...causes]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([cause]) => cause);
}

/**
 * How alike a document is to the query the votes are of: its words, its causes, its articles (by the cosine of
 * their weights). Comparable within one query; 0 for a document that shares nothing.
 */
export function caseSimilarity(
  { score, causes, articles }: Neighbour,
  votes: Votes,
  articleWeight: (article: string) => number,
): number {
  const byWords = score / votes.highest;
  const byCause = Math.max(0, ...causes.map((cause) => votes.causes.get(cause) ?? 0));
  const own = articles.map(articleWeight);
  const shared = articles.reduce(
    (sum, article, at) => sum + (votes.articles.get(article) ?? 0) * own[at]!,
    0,
  );
  const norm = Math.hypot(...own) * votes.norm;
  const byArticle = norm > 0 ? shared / norm : 0;
  const { words, causes: known } = votes.isKnown ? KNOWN : { words: WORDS, causes: CAUSES };
  return words * byWords + known * byCause + ARTICLES * byArticle;
}
