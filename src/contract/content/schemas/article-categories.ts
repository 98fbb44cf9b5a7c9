/**
 * Chinese names of the categories: shown on the pages and in the CMS, and used to count knowledge articles.
 */
export const CATEGORY_NAMES = {
  recovery: "追偿",
  subrogation: "代位求偿",
  appeal: "上诉与再审",
  evidence: "证据",
  enforcement: "执行",
  fees: "费用",
};
export type ArticleCategory = keyof typeof CATEGORY_NAMES;
/** Categories of knowledge articles, in the order shown. */
export const ARTICLE_CATEGORIES = Object.keys(CATEGORY_NAMES) as ArticleCategory[];
