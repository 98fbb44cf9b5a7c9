import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import type { CaseFile } from "#stores/leads/case-file-list.ts";

/** The words of the reversal islands. */
export type CaseFormWords = Dictionary["analysis"]["form"]["app"];
export type ResultWords = Dictionary["analysis"]["result"]["app"];
export type ResultFrameWords = Omit<Dictionary["analysis"]["result"], "app">;
export type PickWords = Dictionary["recovery"]["app"]["pick"];
export type RequestWords = Dictionary["recovery"]["app"]["errors"];
/** The words of the lead form and of its confirmation. The page without JavaScript uses the latter too. */
export type LeadWords = Dictionary["reversal"]["leadForm"] & {
  sent: Record<"title" | "receipt" | "code" | "keep", string>;
};

/** Why a chosen file is not accepted, in words. All faults of its name have the same message. */
export const wordReason = (reason: string, { reasons }: LeadWords): string =>
  reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;

/** The state of a case file, in words. */
export const wordCaseFile = ({ state, done, parts, msg, reason }: CaseFile, words: LeadWords): string =>
  fill(words.states[state], { done, parts, msg: reason ? wordReason(reason, words) : msg });
