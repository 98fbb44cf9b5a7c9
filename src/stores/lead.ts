import { atom } from "nanostores";
import { type LeadPayload, sendLeadForm } from "#client/lead-service.ts";
import {
  $caseFiles,
  type CaseFile,
  clearFiles,
  deliverFiles,
  hasEnded,
  openManifests,
  restoreFiles,
  resumeFailed,
  whenFilesChange,
} from "./case-files.ts";
import { keepRecord, type LeadRecord, newRecord, openRecord } from "./lead-record.ts";

/** How the files of a lead ended: how many were delivered, and those that were not taken. */
export interface EndedFiles {
  delivered: number;
  left: readonly CaseFile[];
}

/** Where the lead stands. It counts from `sent` on; its files are "pending" until each has come to its end. */
export type LeadState =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "failed"; msg: string; fields: string[] }
  | { kind: "sent"; receipt: string; code: string; files: "pending" | EndedFiles };

export const $lead = atom<LeadState>({ kind: "writing" });

let record: LeadRecord = newRecord();

function remember(): void {
  record = { ...record, files: openManifests() };
  keepRecord(record);
}
whenFilesChange(() => {
  remember();
  finish();
});

/** Goes on with what a reload or a closed tab left; call once when the form appears. */
export async function openLead(): Promise<void> {
  globalThis.addEventListener?.("online", resumeFailed);
  record = await openRecord();
  if (!record.receipt) {
    // Never sent: the files were not announced, and nothing but their names is left of them.
    record = { ...record, files: [] };
    return;
  }
  const { uuid, receipt, code } = record;
  $lead.set({ kind: "sent", receipt, code, files: "pending" });
  restoreFiles(record.files, { uuid, consented: true });
}

/** Sends the form; the lead counts when this succeeds, and the files follow by themselves. */
export async function sendLead(form: Omit<LeadPayload, "user_uuid">): Promise<void> {
  $lead.set({ kind: "sending" });
  const outcome = await sendLeadForm({ ...form, user_uuid: record.uuid });
  if (!outcome.ok) {
    $lead.set({ kind: "failed", msg: outcome.msg, fields: outcome.fields });
    return;
  }
  const { receipt, code } = outcome.data.content;
  record = { ...record, receipt, code };
  remember();
  $lead.set({ kind: "sent", receipt, code, files: "pending" });
  await deliverFiles({ uuid: record.uuid, consented: form.consent_sensitive });
  finish();
}

/** When the lead is sent and every file delivered or refused, a new lead may be written, under a new uuid. */
function finish(): void {
  const state = $lead.get();
  if (state.kind !== "sent" || state.files !== "pending") return;
  const files = $caseFiles.get();
  if (!files.every(hasEnded)) return;
  const left = files.filter((file) => file.state !== "complete");
  $lead.set({ ...state, files: { delivered: files.length - left.length, left } });
  clearFiles();
  keepRecord({ ...record, files: [] });
  record = newRecord();
}

/** Back to an empty form after a lead was delivered and its success text has been read. */
export function writeAnotherLead(): void {
  if ($lead.get().kind === "sent" && $caseFiles.get().length === 0) $lead.set({ kind: "writing" });
}
