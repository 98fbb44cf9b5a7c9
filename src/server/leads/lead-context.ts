import type { ComplianceSettings } from "#contract/content/schemas/settings.ts";
import type { ErrorName } from "#contract/envelope.ts";
import { MAX_NAME_CHARS } from "#contract/leads/lead-limits.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import { type OfficePublicKey, parsePublicKey } from "#sealing/office-key.ts";
import { sealedFor } from "#sealing/seal.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { openLeadStore } from "../object-store/open-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import type { Environment } from "../settings/variables.ts";
import { readCompliance } from "./compliance.ts";

/** What is needed to accept leads. Tests make their own. */
export interface LeadContext {
  store: LeadStore;
  office: OfficePublicKey;
  /**
   * Ids of the keys to which an object may be sealed: the office's current key, and former keys for pages
   * that are still open. An object sealed to another key is refused, because perhaps nobody can open it.
   */
  keyIds: readonly string[];
  compliance: ComplianceSettings;
  settings: Environment;
  /** The current time in milliseconds since 1970. */
  now: () => number;
}

/** A failure that is expected. Its message is worded later. */
export interface LeadFailure {
  error: ErrorName;
  reason: LeadReason;
  value?: string;
  fields?: string[];
  headers?: Record<string, string>;
}

/** A result, or the failure that prevents it. */
export type LeadOutcome<T> = { ok: T } | { failure: LeadFailure };

/** The failure with an error and a reason. */
export const fail = (error: ErrorName, reason: LeadReason, more: Partial<LeadFailure> = {}) => ({
  failure: { error, reason, ...more },
});

/** The refusal of bytes that are not sealed, or are sealed to another key; null if they are accepted. */
export function refuseSeal({ keyIds }: LeadContext, sealed: Uint8Array) {
  const named = sealedFor(sealed);
  if (named?.version !== 2) return fail("bad_input", "bad_seal", { fields: ["sealed"] });
  return keyIds.includes(named.keyId) ? null : fail("bad_input", "other_key", { fields: ["sealed"] });
}

/** The failure of a file whose name or size is not accepted. */
export function failChosen(reason: LeadReason) {
  if (reason === "type_not_taken") return fail("wrong_type", reason);
  if (reason === "file_too_large") return fail("too_large", reason);
  return fail("bad_input", reason, { value: String(MAX_NAME_CHARS) });
}

/**
 * The lead context of the running site. If the office key or the store is not set, returns a failure with
 * status 503, and a log line tells the operator what to do.
 */
export async function openLeadContext(): Promise<LeadOutcome<LeadContext>> {
  const settings = readEnvironment();
  const keys = await Promise.all(settings.FASU_OFFICE_PUBLIC_KEY.map(parsePublicKey));
  const [office] = keys;
  if (!office) return refuseAll("no_office_key", NO_KEY);
  const store = openLeadStore();
  if (!store) return refuseAll("no_lead_store", "No lead is taken: set FASU_STORE to a folder or bucket.");
  const keyIds = keys.flatMap((key) => key?.id ?? []);
  return { ok: { store, office, keyIds, compliance: readCompliance(), settings, now: Date.now } };
}

/** Tells the operator what to do if no office key is set. */
export const NO_KEY =
  "FASU_OFFICE_PUBLIC_KEY is not set, so no lead is taken: run npm run leads -- keygen on a staff machine, set the variable to what it prints for build and host, and build again.";

function refuseAll(reason: LeadReason, message: string) {
  console.error(JSON.stringify({ route: "leads", error: reason, message }));
  return fail("missing_part", reason);
}
