/** An article, by the public id of its law. */
export interface ArticleRef {
  lawId: string;
  number: number;
  /** 1 for an article with 之一; 0 for one without a suffix. */
  branch: number;
}

/** A proposed article. */
export interface AskedArticle extends ArticleRef {
  /**
   * 0 to 1. The higher it is, the likelier the article answers the question. Scores for different questions
   * can be compared.
   */
  score: number;
}
