import { award as cnAward } from "./cn/award.ts";
import { recovery as cnRecovery } from "./cn/recovery.ts";
import { search as cn } from "./cn/search.ts";
import { searchPanels as cnPanels } from "./cn/search-panels.ts";
import { award as enAward } from "./en/award.ts";
import { recovery as enRecovery } from "./en/recovery.ts";
import { search as en } from "./en/search.ts";
import { searchPanels as enPanels } from "./en/search-panels.ts";

/** The words of pages that functions render for browsers without script, by language. */
export const noJsWords = {
  cn: {
    search: cn,
    award: cnAward,
    recovery: cnRecovery,
    also: cnPanels.also,
    ask: cnPanels.ask,
    prefix: "",
    shown: "共找到 {total} 篇文书，显示第 {from} 至第 {to} 篇",
    limit: "最多列出前 {max} 篇，请增加条件以缩小范围。",
    drop: "去掉",
    full: "完整功能的结果页（需要脚本）",
    again: "返回检索",
    failed: "检索没有完成：{msg}",
  },
  en: {
    search: en,
    award: enAward,
    recovery: enRecovery,
    also: enPanels.also,
    ask: enPanels.ask,
    prefix: "/en" as string,
    shown: "Documents found: {total}, showing {from} to {to}",
    limit: "The first {max} are listed at most: add a condition to narrow the search.",
    drop: "remove",
    full: "Full result page (needs JavaScript)",
    again: "Back to the search",
    failed: "The search failed: {msg}",
  },
};
