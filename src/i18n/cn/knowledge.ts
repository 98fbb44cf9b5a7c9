import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";

/** Knowledge articles: their list, one article, the site search. */
export const knowledge = {
  title: "知识",
  lead: "把打官司要紧的几步写成可以照着做的短文。每篇都列出依据，也写明有没有经过律师审核。",
  feed: "订阅更新（RSS）",
  feedTitle: "法溯知识",
  categories: CATEGORY_NAMES,
  published: "发表于",
  updated: "更新于",
  unread: "尚待核对",
  unreadText:
    "{from} 起施行的一部规定，全文还没有读到，本文没有写它的内容。它管：{about}遇到这些事，先问清再办。名称：",
  notReviewed: "未经审核",
  notReviewedText: "这篇文章还没有经过执业律师审核，只供了解，不是法律意见。",
  reviewed: "审核：{name}，{date}",
  notAdvice: "本文只供了解，不是法律意见；您的案件以法律原文和法院文书为准。",
  pending: "尚无英文译文",
  pendingText: "这篇文章还没有译成英文，下面是中文原文。",
  unpublished: "草稿，只在预览中显示",
  sources: "依据",
  sourceLink: "官方网址",
  more: "同一类的文章",
  back: "全部文章",
  searchTitle: "在本站查找",
  searchLabel: "在知识文章、信息页和法规名称中查找",
  searchButton: "查找",
  searchBusy: "正在查找……",
  searchNone: "没有找到包含“{words}”的页面。",
  searchFound: "找到 {count} 个页面",
  searchFailed: "站内查找没有加载成功，请刷新页面再试。",
  searchJudgments: "在裁判文书中检索“{words}”",
};
