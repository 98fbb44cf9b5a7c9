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

// Local-storage keys. They must not change, because visitors' devices already use them.
/** The answer as received from the service. */
const INFO_KEY = "caseInfo";
/** The case number. */
const NUMBER_KEY = "caseNumber";
/** The index of the amount range of the case. */
const RANGE_KEY = "caseRange";
/**
 * Local-storage key of the form that was sent. With it, the analysis can be repeated with another cause
 * without filling in the form again.
 */
const SENT_KEY = "caseSent";

export type Submission =
  | { kind: "idle" }
  | { kind: "sending" }
  /** `choices` are the possible meanings of the value of the first of `fields`. */
  | { kind: "failed"; msg: string; fields: string[]; choices: Choice[] };
export const $submission = atom<Submission>({ kind: "idle" });

/** What the result page displays. `number` is empty for a case that comes from a shared address. */
export type CaseResult =
  /**
   * The device has not been read yet, so the page says neither that there is a result nor that there is none.
   */
  | { kind: "unread" }
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed"; msg: string; fields: string[]; choices: Choice[] }
  | { kind: "ready"; info: ReverseBasicinfoResponse; number: string; range: number; shared: boolean };
export const $result = atom<CaseResult>({ kind: "unread" });

/**
 * Requests the analysis of a case and stores it on the device. Returns the part of an address from the # on,
 * under which the result page shows the analysis. It is empty if the device stored the analysis. Otherwise it
 * contains the case, and the result page requests the analysis again. Null if there is no answer.
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

/**
 * Stores the form that was sent and its answer. Returns the part of an address from the # on, under which the
 * result page shows the answer: empty, or the case itself if the device stores nothing.
 */
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

/**
 * Deletes the stored answer, because the answer for one case must never appear under the case number of
 * another.
 */
function forgetResult(): void {
  for (const key of [INFO_KEY, NUMBER_KEY, RANGE_KEY, SENT_KEY]) forget(key);
}

/** Removes the error message. The form calls this when the visitor continues to type. */
export const clearFault = () => {
  if ($submission.get().kind === "failed") $submission.set({ kind: "idle" });
};

/**
 * Requests the facts of a case by its case number. `judge` distinguishes documents that have the same case
 * number. Null if the collection does not contain the case, "failed" if the service did not answer.
 */
export async function lookUpCase(number: string, judge: string): Promise<FoundCase | null | "failed"> {
  const outcome = await withLoadingBar(fetchCase({ first_instance_number: number, mainjudge: judge }));
  return outcome.ok ? outcome.data.found_case : "failed";
}

/**
 * The court whose code the case number contains, if it differs from the chosen court. Null if it does not
 * differ, if the code is unknown, or if the service did not answer.
 */
export async function otherCourt(number: string, court: string): Promise<string | null> {
  const outcome = await fetchCase({ first_instance_number: number, court, mainjudge: "" });
  return outcome.ok ? outcome.data.other_court : null;
}

/**
 * Shows the result. If the address contains a case, its analysis is requested. Otherwise the stored answer is
 * shown.
 */
export async function openResult(hash: string): Promise<void> {
  const shared = decodeCase(hash);
  if (shared) return computeShared(shared);
  const info = loadStored<ReverseBasicinfoResponse>(INFO_KEY);
  const number = loadStored<string>(NUMBER_KEY) ?? "";
  const range = loadStored<number>(RANGE_KEY) ?? 0;
  // An answer without `remedy.ways` was stored by an earlier release of this site and counts as none.
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

/** Repeats the analysis with another cause, for the form that was sent or for the shared case. */
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

/**
 * Returns the part of an address from the # on, with one field of its case replaced. Empty if the address
 * contains no case.
 */
export function chooseInAddress(hash: string, field: string, label: string): string {
  const shared = decodeCase(hash);
  return shared ? encodeCase({ ...shared, [field]: label }) : "";
}

/**
 * Deletes everything that this site stores on the device except the reading list. The list is the visitor's
 * own work and has a button of its own, which asks for confirmation.
 */
export function clearDevice(): void {
  forgetAll([READING_LIST_KEY]);
  $result.set({ kind: "none" });
}
