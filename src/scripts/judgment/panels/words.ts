import cn from "#i18n/cn/award-panels.json" with { type: "json" };
import en from "#i18n/en/award-panels.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";

/** The words of the panels. They are part of the panels' script, because most visitors open no panel. */
export const panelWords = pageLang() === "en" ? en : cn;
