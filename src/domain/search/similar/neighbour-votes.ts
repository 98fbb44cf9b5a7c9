/**
 * The law that a case applies, as ordinals: its causes, and the articles on which it turns
 * (`specialArticles`).
 */
export interface LegalTraits {
  causes: readonly number[];
  articles: readonly number[];
}

/** A case whose words are similar to a query's. `score` is above 0. */
export interface Neighbour extends LegalTraits {
  score: number;
}

/** What is known about a query besides its words. */
export interface KnownTraits {
  /**
   * The causes that the visitor chose, or those of the document that is the query, with all causes below
   * them. Empty if unknown.
   */
  causes: ReadonlySet<number>;
  /** Ordinals of the special articles (`specialArticles`) that the query itself cites. */
  articles: ReadonlySet<number>;
}

/**
 * Number of similar cases that vote. More of them would blur the subject of the query; fewer would miss rare
 * offences.
 */
export const VOTERS = 60;
/**
 * Weights of words, causes and articles in the total score. `known` applies if the causes of the query are
 * known, `guessed` if they follow from votes.
 */
const WEIGHTS = {
  guessed: { words: 2, causes: 1, articles: 1 },
  known: { words: 2, causes: 2, articles: 1 },
} as const;

/**
 * The law that the neighbours of a query suggest, by ordinal. Causes have their number of votes divided by
 * the highest, or 1 if the query's causes are known. Articles have their votes times the article's inverse
 * document frequency.
 */
export interface Votes {
  causes: ReadonlyMap<number, number>;
  articles: ReadonlyMap<number, number>;
  /** Euclidean norm of the weights of all articles, for the cosine similarity. */
  norm: number;
  /**
   * Share of the voting cases, by weight, that cite the most cited article; 1 if the query itself cites an
   * article. If the share is low, as in civil cases under many laws, the neighbours have little law in
   * common, and their articles say little about the query.
   */
  agreement: number;
  /** Highest score by words among the neighbours. */
  highest: number;
  isKnown: boolean;
}

/**
 * The votes of a query's neighbours, which are ordered best first. The first 60 vote. The weight of a vote is
 * (score / highest score)². If causes are known, they replace those of the neighbours. If articles are known,
 * each is added with as many votes as the article with the most, but at least 1. `articleWeight` is an
 * article's inverse document frequency.
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

/** The causes with the most votes, most first. They are offered if the query names none. */
export function likelyCauses({ causes }: Votes, limit: number): number[] {
  return [...causes]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, limit)
    .map(([cause]) => cause);
}

/**
 * Similarity of a case to the query with these votes, from 0 to 1. Similarities to different queries cannot
 * be compared. It is the weighted mean of the score by words, the votes for the case's best cause, and the
 * cosine similarity of the articles times the agreement.
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
