import cn from "#i18n/cn/award-panels.json" with { type: "json" };
import en from "#i18n/en/award-panels.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";

/** The words of the panels; they come with the panels' script, since most visitors open none. */
export const panelWords = pageLang() === "en" ? en : cn;
