/** An article, by the public id of its law. */
export interface ArticleRef {
  lawId: string;
  number: number;
  /** 1 for an article with 之一; 0 for one without a suffix. */
  branch: number;
}

/** A candidate for a question. */
export interface AskedArticle extends ArticleRef {
  /** Its number in the index. */
  article: number;
  /** Probability, 0 to 1, that it answers. Scores for different questions can be compared. */
  score: number;
}
