import cn from "#i18n/cn/search-tools.json" with { type: "json" };
import en from "#i18n/en/search-tools.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";

/**
 * The words of the tools above the list. Unlike elsewhere they come with the tool's script, not in the props:
 * most visitors open none of the tools, and the page has a byte budget.
 */
export const toolWords = () => (pageLang() === "en" ? en : cn);
