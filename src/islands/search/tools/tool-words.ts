import cn from "#i18n/cn/search-tools.json" with { type: "json" };
import en from "#i18n/en/search-tools.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";

/**
 * The words of the tools above the list. They come with the script of the tools. Elsewhere words come in the
 * props of an island, but most visitors open no tool, and the size of the page is limited.
 */
export const toolWords = () => (pageLang() === "en" ? en : cn);
