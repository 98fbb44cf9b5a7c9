/** An article, by the public id of its law. */
export interface ArticleRef {
  lawId: string;
  number: number;
  /** 1 for an article with 之一; 0 for one without a suffix. */
  branch: number;
}

/** A candidate for a question. */
export interface AskedArticle extends ArticleRef {
  /** Index of the article in `AskIndex`. */
  article: number;
  /** Probability, 0 to 1, that the article answers the question. It can be compared between questions. */
  score: number;
}
