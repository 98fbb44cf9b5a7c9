/**
 * Why an article is proposed.
 * `words`: words of the question that it contains.
 * `law`, `heading`: words in the title of its law, or in a heading above it.
 * `cases`: number of judgments and reference cases that cite it and whose facts, keywords or reasons resemble
 * the question.
 * `cited`: number of those in the corpus that cite it.
 * `chapter`: number of other articles under its heading that resemble the question.
 * `learned`: words used in questions that this article answers.
 * `guides`: words that guides use when they cite it.
 * `street`: everyday words interpreted as words of the law.
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

/** An article by the public id of its law. */
export interface ArticleRef {
  lawId: string;
  number: number;
  /** 1 for 之一; 0 if there is none. */
  branch: number;
}

/** A proposed article. */
export interface AskedArticle extends ArticleRef {
  /** 0 to 1, higher is likelier to answer the question; comparable between questions. */
  score: number;
  /** Whether cases of a cause that the question may mean cite the article. */
  ofCauses: boolean;
  /** Strongest first; at least one. */
  reasons: AskReason[];
}
