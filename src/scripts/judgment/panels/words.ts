import { awardPanels as cn } from "#i18n/cn/award-panels.ts";
import { awardPanels as en } from "#i18n/en/award-panels.ts";

/** The words of the panels; they come with the panels' script, since most visitors open none. */
export const panelWords = document.documentElement.lang === "en" ? en : cn;
