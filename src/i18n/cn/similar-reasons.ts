/** Why a case is listed as similar. */
export const similarReasons = {
  same_cause: "案由相同：{names}",
  likely_cause: "可能的案由：{names}",
  same_articles: "引用相同法条：{names}",
  usual_articles: "引用同类案件常引的法条：{names}",
};
