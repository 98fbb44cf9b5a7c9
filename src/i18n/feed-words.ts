import cn from "./cn/feed.json" with { type: "json" };
import cnSearch from "./cn/search.json" with { type: "json" };
import en from "./en/feed.json" with { type: "json" };
import enSearch from "./en/search.json" with { type: "json" };

/** The words of feeds, by language. */
export const feedWords = {
  cn: { ...cn, lang: "zh-CN", fields: cnSearch.chips },
  en: { ...en, lang: "en", fields: enSearch.chips },
};
