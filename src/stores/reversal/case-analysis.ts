import { atom } from "nanostores";
import { type CaseFormFields, fetchAnalysis, fetchCase } from "#client/services/reversal-service.ts";
import { showToast } from "#client/toast.ts";
import type { Choice } from "#contract/envelope.ts";
import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import type { FoundCase } from "#contract/reversal/reverse-case.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { carryCase } from "../page/carried-case.ts";
import { forget, forgetAll, keep, loadStored, READING_LIST_KEY } from "../page/device-storage.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { decodeCase, encodeCase, rangeOfAmount, type SharedCase } from "./case-address.ts";

export type { CaseFormFields } from "#client/services/reversal-service.ts";

/** Local-storage keys, fixed: the answer as received, and the number of the case. */
const INFO_KEY = "caseInfo";
const NUMBER_KEY = "caseNumber";
const RANGE_KEY = "caseRange";
/**
 * The form that was sent, so that the analysis can be repeated with another cause without filling it in
 * again.
 */
const SENT_KEY = "caseSent";

export type Submission =
  | { kind: "idle" }
  | { kind: "sending" }
  /** `choices`: the possible meanings of the first field's value. */
  | { kind: "failed"; msg: string; fields: string[]; choices: Choice[] };
export const $submission = atom<Submission>({ kind: "idle" });

/** What the result page displays. `number` is empty for a shared address. */
export type CaseResult =
  /** Not read yet: the page says neither that there is a result nor that there is none. */
  | { kind: "unread" }
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed"; msg: string; fields: string[]; choices: Choice[] }
  | { kind: "ready"; info: ReverseBasicinfoResponse; number: string; range: number; shared: boolean };
export const $result = atom<CaseResult>({ kind: "unread" });

/**
 * Requests the analysis and stores it. Returns the hash under which the result page shows it: empty if the
 * device stores the answer, else the case itself, to be recomputed. Null if there is no answer.
 */
export async function submitCase(form: CaseFormFields, words: { sending: string }): Promise<string | null> {
  if ($submission.get().kind === "sending") return null;
  $submission.set({ kind: "sending" });
  const closeToast = showToast(words.sending, { kind: "warning", ms: 0 });
  const outcome = await withLoadingBar(fetchAnalysis(form));
  closeToast();
  if (!outcome.ok) {
    const { msg, fields, choices } = outcome;
    $submission.set({ kind: "failed", msg, fields, choices });
    return null;
  }
  $submission.set({ kind: "idle" });
  carryCase(form);
  return keepAnswer(form, outcome.data);
}

/** Stores the form sent and its answer; returns the hash under which the result page shows it. */
function keepAnswer(form: CaseFormFields, info: ReverseBasicinfoResponse): string {
  const { court, reason, first_instance_number: number } = form;
  const range = rangeOfAmount(form.amount);
  forgetResult();
  if (keep(INFO_KEY, info) && keep(NUMBER_KEY, number) && keep(RANGE_KEY, range)) {
    keep(SENT_KEY, form);
    return "";
  }
  forgetResult();
  return encodeCase({ court, reason, range });
}

/** Drops the previous answer: one case's answer must never appear under another's number. */
function forgetResult(): void {
  for (const key of [INFO_KEY, NUMBER_KEY, RANGE_KEY, SENT_KEY]) forget(key);
}

/** Clears the error, because the visitor has continued to type. */
export const clearFault = () => {
  if ($submission.get().kind === "failed") $submission.set({ kind: "idle" });
};

/**
 * Facts of a case by its number; also its judge, if several documents have the number. Null if the collection
 * does not contain it, "failed" if the service did not answer.
 */
export async function lookUpCase(number: string, judge: string): Promise<FoundCase | null | "failed"> {
  const outcome = await withLoadingBar(fetchCase({ first_instance_number: number, mainjudge: judge }));
  return outcome.ok ? outcome.data.found_case : "failed";
}

/** The court whose code a case number contains, if it is not the chosen one; null if no code is known. */
export async function otherCourt(number: string, court: string): Promise<string | null> {
  const outcome = await fetchCase({ first_instance_number: number, court, mainjudge: "" });
  return outcome.ok ? outcome.data.other_court : null;
}

/** Shows the case in the address, recomputed, else the answer to the form that is stored on the device. */
export async function openResult(hash: string): Promise<void> {
  const shared = decodeCase(hash);
  if (shared) return computeShared(shared);
  const info = loadStored<ReverseBasicinfoResponse>(INFO_KEY);
  const number = loadStored<string>(NUMBER_KEY) ?? "";
  const range = loadStored<number>(RANGE_KEY) ?? 0;
  // An answer to an earlier form, stored before a release, counts as none.
  $result.set(info?.remedy?.ways ? { kind: "ready", info, number, range, shared: false } : { kind: "none" });
}

async function computeShared({ court, reason, range }: SharedCase): Promise<void> {
  $result.set({ kind: "loading" });
  const amount = String(AMOUNT_RANGES[range]!.min);
  const outcome = await withLoadingBar(fetchAnalysis({ court, reason, amount }));
  $result.set(
    outcome.ok
      ? { kind: "ready", info: outcome.data, number: "", range, shared: true }
      : { kind: "failed", msg: outcome.msg, fields: outcome.fields, choices: outcome.choices },
  );
}

/** Repeats the analysis with another cause: of the form sent, or of the shared address. */
export async function chooseCause(
  { info, range, shared }: Extract<CaseResult, { kind: "ready" }>,
  label: string,
): Promise<void> {
  const sent = shared ? null : loadStored<CaseFormFields>(SENT_KEY);
  if (!sent) return computeShared({ court: info.case_env.court, reason: label, range });
  $result.set({ kind: "loading" });
  const form = { ...sent, reason: label };
  const outcome = await withLoadingBar(fetchAnalysis(form));
  if (outcome.ok) return openResult(keepAnswer(form, outcome.data));
  $result.set({ kind: "failed", msg: outcome.msg, fields: outcome.fields, choices: outcome.choices });
}

/** The address of a shared case with one of its fields replaced; empty if the address contains no case. */
export function chooseInAddress(hash: string, field: string, label: string): string {
  const shared = decodeCase(hash);
  return shared ? encodeCase({ ...shared, [field]: label }) : "";
}

/**
 * Drops what this site stores on the device, except the reading list: it is the visitor's own work and has a
 * button of its own, which asks for confirmation.
 */
export function clearDevice(): void {
  forgetAll([READING_LIST_KEY]);
  $result.set({ kind: "none" });
}
