/** The Chinese name of each category. Pages and the CMS show it, and knowledge articles are counted by it. */
export const CATEGORY_NAMES = {
  recovery: "追偿",
  subrogation: "代位求偿",
  appeal: "上诉与再审",
  evidence: "证据",
  enforcement: "执行",
  fees: "费用",
};
export type ArticleCategory = keyof typeof CATEGORY_NAMES;
/** Categories of knowledge articles, in the order in which pages show them. */
export const ARTICLE_CATEGORIES = Object.keys(CATEGORY_NAMES) as ArticleCategory[];
