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
 * The deletion receipt of a lead: that it existed, its size, when and why it was deleted. It contains nothing
 * personal.
 */
export interface DeletionReceipt {
  at: number;
  reason: GoneReason;
  forms: number;
  files: number;
}

/**
 * Deletes the lead and all its files and leaves a deletion receipt. The receipt is written first, and
 * manifests are deleted before parts. Every writer checks again after its write, so nothing written
 * concurrently is left behind.
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
  // The code's hash is kept, so that a retry after a lost answer learns of the deletion.
  await store.create(goneKey(receipt), new Uint8Array(), { ...left, code: String(head?.code ?? "") });
  for (const file of files) await removeFile(store, receipt, file);
  for (const key of await store.list(leadKey(receipt))) await store.remove(key);
  return left;
}

/**
 * Deletes the lead identified by receipt and code; repeating it gives the same answer. The right code always
 * works: wrong guesses by others never lock the owner out.
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
  // A repeated request finishes an interrupted deletion.
  const at = gone ? Number(gone.at) : now;
  await deleteLead(store, receipt, "withdrawn", now);
  return { ok: { receipt, deleted_at: new Date(at).toISOString() } };
}

function isCodeOf(facts: StoredFacts | null, hash: string): boolean {
  const [stored, given] = [Buffer.from(String(facts?.code ?? "")), Buffer.from(hash)];
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/**
 * The refusal of a wrong code, counted separately for the network and for the receipt; null if there is no
 * such lead. Since a code has 60 bits, the limit protects the store rather than the lead.
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
