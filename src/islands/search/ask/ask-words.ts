import type { Dictionary } from "#i18n/cn.ts";

/** The words of an answer. */
export type AskWords = Dictionary["searchPanels"]["ask"];
