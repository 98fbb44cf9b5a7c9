import type { LeadStore } from "../object-store/object-store.ts";
import { countWithin, isExhausted } from "../visitor-limits/daily-limit.ts";
import { hashCode } from "./identity.ts";
import { listFiles, removeFile } from "./keep-file.ts";
import { formsKey, goneKey, headKey, leadKey } from "./keys.ts";
import { fail, type LeadContext, type LeadOutcome } from "./lead-context.ts";

/** Why a lead was deleted. */
export type GoneReason = "withdrawn" | "retention" | "office";

/**
 * What remains of a deleted lead: that it existed, its size, when and why it was deleted. Nothing personal.
 */
export interface DeletionReceipt {
  at: number;
  reason: GoneReason;
  forms: number;
  files: number;
}

/**
 * Deletes the lead and all its files and leaves a deletion receipt. The receipt is written first and
 * manifests are deleted before parts, so that nothing written concurrently is left behind: every writer
 * checks again after its write.
 */
export async function deleteLead(
  store: LeadStore,
  receipt: string,
  reason: GoneReason,
  now: number,
): Promise<DeletionReceipt> {
  const head = await store.readFacts(headKey(receipt));
  const files = await listFiles(store, receipt);
  const forms = (await store.list(formsKey(receipt))).length;
  const left = { at: now, reason, forms, files: files.length };
  // The code's hash stays, so that a retry after a lost answer learns that it is done.
  await store.create(goneKey(receipt), new Uint8Array(), { ...left, code: String(head?.code ?? "") });
  for (const file of files) await removeFile(store, receipt, file);
  for (const key of await store.list(leadKey(receipt))) await store.remove(key);
  return left;
}

/** Deletes the lead identified by receipt and code; repeating it gives the same answer. */
export async function withdrawStoredLead(
  desk: LeadContext,
  receipt: string,
  code: string,
  client: string,
): Promise<LeadOutcome<{ receipt: string; deleted_at: string }>> {
  const { store } = desk;
  const now = desk.now();
  // A code has 60 bits, so guessing is hopeless anyway.
  const limit = desk.settings.FASU_CODES_PER_DAY;
  if (await isExhausted(store, "code", client, limit, now)) return fail("too_many", "too_many_tries");
  const facts = (await store.readFacts(headKey(receipt))) ?? (await store.readFacts(goneKey(receipt)));
  if (!facts || facts.code !== hashCode(receipt, code)) {
    await countWithin(store, "code", client, limit, now);
    return fail("not_found", "wrong_code");
  }
  const gone = await store.readFacts(goneKey(receipt));
  // Asking again finishes an interrupted deletion.
  const at = gone ? Number(gone.at) : now;
  await deleteLead(store, receipt, "withdrawn", now);
  return { ok: { receipt, deleted_at: new Date(at).toISOString() } };
}
