import { search as cn } from "./cn/search.ts";
import { search as en } from "./en/search.ts";

/** The words of feeds, by language. */
export const feedWords = {
  cn: {
    lang: "zh-CN" as string,
    site: "法溯",
    everything: "全部裁判文书",
    description: "按检索条件列出最新的 {max} 篇裁判文书，标题不含当事人姓名。",
    sample: "示例数据，均为虚构。",
    fields: cn.chips,
  },
  en: {
    lang: "en",
    site: "Fasu",
    everything: "all judgments",
    description: "The newest {max} judgments that the query finds; titles name no party.",
    sample: "Sample data, all of it invented.",
    fields: en.chips,
  },
};
