import cn from "./cn/download-file.json" with { type: "json" };
import cnSearch from "./cn/search.json" with { type: "json" };
import en from "./en/download-file.json" with { type: "json" };
import enSearch from "./en/search.json" with { type: "json" };

/** The words of downloaded files, by language. */
export const downloadFile = {
  cn: { ...cn, lang: "zh-CN", fields: cnSearch.chips },
  en: { ...en, lang: "en", fields: enSearch.chips },
};
