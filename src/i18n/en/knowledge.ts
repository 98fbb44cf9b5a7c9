import type { Dictionary } from "../cn.ts";

/** Knowledge articles: their list, one article, the site search. */
export const knowledge: Dictionary["knowledge"] = {
  title: "Knowledge",
  lead: "Short guides to the steps that matter in a lawsuit. Each names its sources and says whether a lawyer has reviewed it.",
  feed: "Follow by RSS",
  feedTitle: "Fasu knowledge",
  categories: {
    recovery: "Recovery",
    subrogation: "Subrogation",
    appeal: "Appeal and retrial",
    evidence: "Evidence",
    enforcement: "Enforcement",
    fees: "Fees",
  },
  published: "Published",
  updated: "Updated",
  unread: "Still to be checked:",
  unreadText:
    "A rule in force from {from} whose text has not been read, so that nothing of it is stated here. It is about: {about} Ask before you act on these points. Its name:",
  notReviewed: "Not reviewed",
  notReviewedText:
    "No practising lawyer has reviewed this article yet. It is for orientation and is no legal advice.",
  reviewed: "Reviewed by {name}, {date}",
  notAdvice: "For orientation only, not legal advice: the law and the documents of your court decide.",
  pending: "Not translated yet",
  pendingText: "This article has no English version yet; the Chinese original follows.",
  unpublished: "Draft, shown in the preview alone",
  sources: "Sources",
  sourceLink: "Official address",
  more: "More on this",
  back: "All articles",
  searchTitle: "Search this site",
  searchLabel: "Search articles, information pages and titles of laws",
  searchButton: "Search",
  searchBusy: "Searching…",
  searchNone: "No page holds “{words}”.",
  searchFound: "Pages found: {count}",
  searchFailed: "The search of this site did not load. Please reload the page and try again.",
  searchJudgments: "Search court judgments for “{words}”",
};
