/** The page for an address that leads nowhere. */
export const notFound = {
  title: "没有这个页面",
  lead: "地址可能写错了，或者页面已经移走。可以从这里继续：",
  search: "检索裁判文书",
  recovery: "按案由和法院找律师",
  reversal: "了解上诉改判",
  toolbox: "打开诉讼工具箱",
  knowledge: "读知识文章、在本站查找",
  contact: "联系我们",
};
