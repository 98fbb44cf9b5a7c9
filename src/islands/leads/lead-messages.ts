import { fill } from "#i18n/fill.ts";
import type { CaseFile } from "#stores/leads/case-file-list.ts";
import type { LeadFault } from "#stores/leads/lead-form.ts";
import type { EndedFiles } from "#stores/leads/lead-state.ts";
import { type LeadWords, wordCaseFile } from "../reversal/words.ts";

/**
 * What became of the files of a sent lead, in words: all were delivered, none was chosen, or some were not
 * accepted and why.
 */
export function wordEnd({ delivered, left }: EndedFiles, words: LeadWords): string {
  if (left.length === 0) return delivered > 0 ? words.complete : words.detailsOnly;
  const files = left.map((file) =>
    fill(words.notTakenFile, { name: file.name, why: wordCaseFile(file, words).replace(/[。.]$/, "") }),
  );
  return fill(words.notTaken, { delivered, n: left.length, files: files.join("") });
}

/** Whether a file is being processed or sent. */
export const isUnderWay = ({ state }: CaseFile) => ["hashing", "waiting", "sending"].includes(state);

/** The message as long as files are missing: they are being sent, have to be chosen again, or are paused. */
export function wordPending(files: readonly CaseFile[], words: LeadWords): string {
  if (files.length === 0) return "";
  const unchosen = files.filter(({ state }) => state === "unchosen").map(({ name }) => name);
  if (files.some(isUnderWay)) return words.pending;
  return unchosen.length > 0
    ? fill(words.unchosen, { n: unchosen.length, names: unchosen.join(words.between) })
    : words.halted;
}

/** The message beside the field or consent because of which the form was not sent. */
export function wordFault(fault: LeadFault, words: LeadWords): string {
  if ("reason" in fault) return words.wrong[fault.reason as keyof LeadWords["wrong"]];
  return fault.name === "consent_abroad" ? words.consentAbroad : words.consentSensitive;
}
