/**
 * Why an article is proposed. `words`: words of the question that it contains. `law`, `heading`: words in the
 * title of its law, or in a heading above it. `cases`: number of judgments and reference cases that cite it
 * and whose facts, keywords or reasons resemble the question. `cited`: number of those in the corpus that
 * cite it. `chapter`: number of other articles under its heading that resemble the question. `learned`: words
 * used in questions that this article answers. `guides`: words that guides use when they cite it. `street`:
 * everyday words interpreted as words of the law.
 */
export type AskReason =
  | { code: "words"; words: string[] }
  | { code: "law"; words: string[] }
  | { code: "heading"; words: string[]; heading: string }
  | { code: "cases"; count: number }
  | { code: "cited"; count: number }
  | { code: "chapter"; count: number }
  | { code: "learned"; words: string[] }
  | { code: "guides"; words: string[] }
  | { code: "street"; pairs: { street: string; law: string }[] };

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
  /** Whether cases cite the article that have a cause the question may mean. */
  ofCauses: boolean;
  /** Why the article is proposed, the strongest reason first. There is at least one. */
  reasons: AskReason[];
}
