import { timingSafeEqual } from "node:crypto";
import type { LeadStore, StoredFacts } from "../object-store/object-store.ts";
import { countWithin, marksLeft, secondsLeft } from "../visitor-limits/daily-limit.ts";
import { hashCode } from "./identity.ts";
import { listFiles, removeFile } from "./keep-file.ts";
import { formsKey, goneKey, headKey, leadKey } from "./keys.ts";
import { fail, type LeadContext, type LeadOutcome } from "./lead-context.ts";

/** Why a lead was deleted. */
export type GoneReason = "withdrawn" | "retention" | "office";

/**
 * What remains of a deleted lead: when and why it was deleted, and the numbers of its forms and files. It
 * contains nothing personal.
 */
export interface DeletionReceipt {
  at: number;
  reason: GoneReason;
  forms: number;
  files: number;
}

/**
 * Deletes a lead with all its files and leaves a deletion receipt. The receipt is written first, and
 * manifests are deleted before parts. Whoever writes to a lead looks for a deletion receipt afterwards, so
 * nothing that is written meanwhile stays behind.
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
  // The hash of the withdrawal code is kept. If the answer was lost and the visitor tries again, the code can
  // still be checked.
  await store.create(goneKey(receipt), new Uint8Array(), { ...left, code: String(head?.code ?? "") });
  for (const file of files) await removeFile(store, receipt, file);
  for (const key of await store.list(leadKey(receipt))) await store.remove(key);
  return left;
}

/**
 * Deletes the lead with a receipt number, if the withdrawal code is right. Repeating the request gives the
 * same answer. The right code always works, so wrong guesses by others never lock the owner out.
 */
export async function withdrawStoredLead(
  desk: LeadContext,
  receipt: string,
  code: string,
  client: string,
): Promise<LeadOutcome<{ receipt: string; deleted_at: string }>> {
  const { store } = desk;
  const now = desk.now();
  const facts = (await store.readFacts(headKey(receipt))) ?? (await store.readFacts(goneKey(receipt)));
  if (!isCodeOf(facts, hashCode(receipt, code))) return refuseGuess(desk, facts ? receipt : null, client);
  const gone = await store.readFacts(goneKey(receipt));
  // A repeated request completes a deletion that was interrupted.
  const at = gone ? Number(gone.at) : now;
  await deleteLead(store, receipt, "withdrawn", now);
  return { ok: { receipt, deleted_at: new Date(at).toISOString() } };
}

function isCodeOf(facts: StoredFacts | null, hash: string): boolean {
  const [stored, given] = [Buffer.from(String(facts?.code ?? "")), Buffer.from(hash)];
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/**
 * The refusal of a wrong code. Wrong codes are counted for the visitor's network and, if the lead exists, for
 * its receipt number; beyond the daily limit the refusal is `too_many`. A code has 60 bits, so the limit
 * protects the store rather than the lead.
 */
async function refuseGuess({ store, settings, now }: LeadContext, receipt: string | null, client: string) {
  const limit = settings.FASU_CODES_PER_DAY;
  const headers = { "retry-after": `${secondsLeft(now())}` };
  const counted = [["code", client] as const, ...(receipt ? [["receipt", receipt] as const] : [])];
  for (const [kind, name] of counted)
    if ((await marksLeft(store, kind, name, limit, now())) === 0)
      return fail("too_many", "too_many_tries", { headers });
  for (const [kind, name] of counted) await countWithin(store, kind, name, limit, now());
  return fail("not_found", "wrong_code");
}
