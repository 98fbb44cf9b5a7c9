import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseFile } from "#stores/leads/case-file-state.ts";

/** The words of the reversal islands, by island. */
export type CaseFormWords = Dictionary["analysis"]["form"]["app"];
export type ResultWords = Dictionary["analysis"]["result"]["app"];
export type ResultFrameWords = Omit<Dictionary["analysis"]["result"], "app">;
export type PickWords = Dictionary["recovery"]["app"]["pick"];
export type RequestWords = Dictionary["recovery"]["app"]["errors"];
export type LeadWords = Dictionary["reversal"]["leadForm"];

/** Why a chosen file is not taken up; what concerns its name has one sentence. */
export const wordReason = (reason: string, { reasons }: LeadWords): string =>
  reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;

/** Where a case file stands. */
export const wordCaseFile = ({ state, done, parts, msg, reason }: CaseFile, words: LeadWords): string =>
  fill(words.states[state], { done, parts, msg: reason ? wordReason(reason, words) : msg });
