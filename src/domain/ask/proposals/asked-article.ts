/**
 * Why an article is proposed. `words`: words of the question that it contains. `law`, `heading`: words that
 * stand in the title of its law, or in a heading above it. `cases`: so many judgments and reference cases whose
 * facts, keywords or reasons resemble the question cite it. `cited`: so many of the corpus cite it at all.
 * `chapter`: so many other articles under its heading resemble the question. `learned`: words that questions
 * answered by this article use. `guides`: words that guides use where they cite it. `street`: everyday words read as
 * words of the law.
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
  /** 0 to 1, higher is likelier to answer; comparable between questions. */
  score: number;
  /** Whether cases of a cause that the question may mean cite it. */
  ofCauses: boolean;
  /** The strongest first; at least one. */
  reasons: AskReason[];
}
