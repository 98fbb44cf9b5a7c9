import { awardPanels as cn } from "#i18n/cn/award-panels.ts";
import { awardPanels as en } from "#i18n/en/award-panels.ts";
import { pageLang } from "#i18n/page-lang.ts";

/** The words of the panels; they come with the panels' script, since most visitors open none. */
export const panelWords = pageLang() === "en" ? en : cn;
