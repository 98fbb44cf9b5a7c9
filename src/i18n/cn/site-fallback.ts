/** What the site search says when the search itself cannot be reached; it is sent only then. */
export const siteFallback = {
  title: "检索服务暂时连接不上，下面是站内查找的结果",
  note: "站内查找只包括信息页、知识文章和法规名称，不包括裁判文书和法规条文。",
  none: "站内查找也没有找到包含这些词的页面。",
  failed: "站内查找也没有加载成功。",
  busy: "正在站内查找……",
};
