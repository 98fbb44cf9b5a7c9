import { atom } from "nanostores";
import { sendLeadForm } from "#client/services/lead-service.ts";
import type { LeadField } from "#contract/leads/lead-fields.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { SealedLead } from "#contract/leads/sealed-lead.ts";
import { $caseFiles, hasEnded, openManifests, whenFilesChange } from "./case-file-list.ts";
import { clearFiles, deliverFiles, restoreFiles, resumeFailed } from "./case-files.ts";
import { loadSealing } from "./lead-code.ts";
import {
  forgetShown,
  keepRecord,
  keepShown,
  type LeadRecord,
  newRecord,
  openRecord,
  reloadedLead,
} from "./lead-record.ts";
import { type LeadEvent, type LeadState, leadStateAfter } from "./lead-state.ts";

export const $lead = atom<LeadState>({ kind: "writing" });

/** What the page provides, so that leads can be sealed. */
export interface LeadSealing {
  /** The office's public key. Empty if the site has none. */
  officeKey: string;
  /** The text of the notice beside the form. */
  notice: SealedLead["notice"];
  /**
   * The messages if nothing could be sealed. `unloaded`: the code that seals did not load. `impossible`: the
   * key is missing, or the browser lacks the cryptography.
   */
  faults: { unloaded: string; impossible: string };
}

/** What was typed and ticked, and the values by which people are told from programs. */
export interface TypedLead {
  fields: Record<LeadField, string>;
  consent_abroad: boolean;
  consent_sensitive: boolean;
  /** Whether the hidden field was filled in. */
  isTrapped: boolean;
  filled_ms: number;
}

let record: LeadRecord = newRecord();
let page: LeadSealing = {
  officeKey: "",
  notice: { country: "", provider: "", retentionDays: 0 },
  faults: { unloaded: "", impossible: "" },
};
/**
 * The last sealed form, and the content from which it was made. If the same content is sent again, it is the
 * very same bytes.
 */
let last = { content: "", sealed: "" };

/**
 * Moves the lead to its next state. Returns false and does nothing if the present state does not accept the
 * event.
 */
function moveLead(event: LeadEvent, next: LeadState): boolean {
  if (leadStateAfter($lead.get().kind, event) !== next.kind) return false;
  $lead.set(next);
  return true;
}

function remember(): void {
  record = { ...record, files: openManifests() };
  keepRecord(record);
}
whenFilesChange(() => {
  remember();
  finish();
});

/**
 * Goes on with a lead from before a reload or from a closed tab. It is called once, when the form appears.
 */
export async function openLead(carried: LeadSealing): Promise<void> {
  page = carried;
  void loadSealing().catch(() => {});
  globalThis.addEventListener?.("online", resumeFailed);
  record = await openRecord();
  if (!record.receipt) {
    // If the form was never sent, its files were not announced. Only their names are left, so they are
    // dropped.
    record = { ...record, files: [] };
    const shown = reloadedLead();
    if (shown) moveLead("reopened", { kind: "sent", ...shown });
    return;
  }
  const { receipt, code } = record;
  moveLead("reopened", { kind: "sent", receipt, code, files: "pending" });
  await restoreFiles(record.files, recipient(true));
  finish();
}

const recipient = (consented: boolean) => {
  const { uuid, secret } = record;
  return { uuid, secret, officeKey: page.officeKey, consented };
};

/** The first field that the form's schema does not accept, with the reason. Null if it accepts all. */
export async function checkLead(
  fields: TypedLead["fields"],
): Promise<{ field: LeadField; reason: LeadReason } | null> {
  const sealing = await loadSealing().catch(() => null);
  // Without the code that seals, nothing can be checked. Sending will report that.
  const read = sealing?.readLeadForm({ ...fields, user_uuid: record.uuid });
  return read && "field" in read ? read : null;
}

/** Seals and sends the form. Once this succeeds, the service has the lead. Its files are sent next. */
export async function sendLead(typed: TypedLead): Promise<void> {
  if (!moveLead("pressed", { kind: "sending" })) return;
  const { uuid, secret } = record;
  const made = await sealTyped(typed);
  if ("fault" in made) return void moveLead("refused", { kind: "failed", msg: made.fault, fields: [] });
  const { consent_abroad, consent_sensitive, filled_ms } = typed;
  const outcome = await sendLeadForm({
    user_uuid: uuid,
    sealed: made.sealed,
    sequence: record.sequence ?? 1,
    consent_abroad,
    consent_sensitive,
    website: typed.isTrapped ? "filled" : "",
    filled_ms,
  });
  if (!outcome.ok) {
    moveLead("refused", { kind: "failed", msg: outcome.msg, fields: outcome.fields });
    return;
  }
  const { receipt, code } = outcome.data.content;
  record = { ...record, uuid, secret, receipt, code };
  remember();
  moveLead("taken", { kind: "sent", receipt, code, files: "pending" });
  await deliverFiles(recipient(consent_sensitive));
  finish();
}

/** The form, sealed so that only the office can read it, or the message why that failed. */
async function sealTyped(typed: TypedLead): Promise<{ sealed: string } | { fault: string }> {
  const sealing = await loadSealing().catch(() => null);
  if (!sealing) return { fault: page.faults.unloaded };
  const office = await sealing.parsePublicKey(page.officeKey);
  const read = sealing.readLeadForm({ ...typed.fields, user_uuid: record.uuid });
  if (!office || !("form" in read)) return { fault: page.faults.impossible };
  const consents = { abroad: typed.consent_abroad, sensitive: typed.consent_sensitive };
  const lead = { form: read.form, consents, notice: page.notice };
  const content = JSON.stringify(lead);
  if (last.content !== content) {
    const sealed = await sealing.sealLead(office, { ...lead, at: new Date().toISOString() });
    const receipt = await sealing.receiptOf(record.uuid);
    last = { content, sealed: await sealing.writeSealedForm(receipt, sealed) };
    record = { ...record, sequence: (record.sequence ?? 0) + 1 };
  }
  return { sealed: last.sealed };
}

/**
 * Ends a sent lead once the state of every file is final. Stores the result for a reload of this tab, empties
 * the list of files, and begins a record with a new uuid for the next lead.
 */
function finish(): void {
  const state = $lead.get();
  if (state.kind !== "sent" || state.files !== "pending") return;
  const files = $caseFiles.get();
  if (!files.every(hasEnded)) return;
  const left = files.filter((file) => file.state !== "complete");
  const ended = { delivered: files.length - left.length, left };
  moveLead("filesEnded", { ...state, files: ended });
  keepShown({ receipt: state.receipt, code: state.code, files: ended });
  clearFiles();
  keepRecord({ ...record, files: [] });
  record = newRecord();
}

/** Returns to an empty form, after the confirmation of a lead has been read. */
export function writeAnotherLead(): void {
  if ($caseFiles.get().length === 0 && moveLead("another", { kind: "writing" })) forgetShown();
}
