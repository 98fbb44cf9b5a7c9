/** The litigation toolbox. */
export const toolbox = {
  title: "诉讼工具箱",
  lead: "办案常用的官方网站、数据库和计算器，分十类。",
  categories: "分类",
  groups: "{name}的分组",
  calculator: "站内计算器",
  disclaimer: "声明",
};
