import type { Dictionary } from "#i18n/cn.ts";

/** The words of the reversal islands, by island. */
export type CaseFormWords = Dictionary["analysis"]["form"]["app"];
export type ResultWords = Dictionary["analysis"]["result"]["app"];
export type ResultFrameWords = Omit<Dictionary["analysis"]["result"], "app">;
export type PickWords = Dictionary["recovery"]["app"]["pick"];
export type RequestWords = Dictionary["recovery"]["app"]["errors"];
export type LeadWords = Dictionary["reversal"]["leadForm"];
