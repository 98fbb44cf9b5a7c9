import type { ComplianceSettings } from "#contract/desk/settings.ts";
import type { ErrorName } from "#contract/envelope.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";
import { readSettings, type Settings } from "../settings.ts";
import { readCompliance } from "./compliance.ts";
import type { LeadStore } from "./lead-store.ts";
import { type OfficePublicKey, parsePublicKey } from "./office-key.ts";
import { openLeadStore } from "./open-store.ts";

/** What taking leads needs from outside; tests bring their own. */
export interface LeadDesk {
  store: LeadStore;
  office: OfficePublicKey;
  compliance: ComplianceSettings;
  settings: Settings;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** An expected failure, worded later. */
export interface LeadFailure {
  error: ErrorName;
  reason: LeadReason;
  value?: string;
  fields?: string[];
  headers?: Record<string, string>;
}

/** What was asked for, or why it was refused. */
export type Outcome<T> = { ok: T } | { failure: LeadFailure };

/** A refusal by its error and its reason. */
export const fail = (error: ErrorName, reason: LeadReason, more: Partial<LeadFailure> = {}) => ({
  failure: { error, reason, ...more },
});

/** The desk of the running site; without key or store a 503 that names the command. */
export async function openDesk(): Promise<Outcome<LeadDesk>> {
  const settings = readSettings();
  const office = await parsePublicKey(settings.FASU_OFFICE_PUBLIC_KEY);
  if (!office) return fail("missing_part", "no_office_key", { value: "npm run leads -- keygen" });
  const store = openLeadStore();
  if (!store) return fail("missing_part", "no_lead_store", { value: "npm start" });
  return { ok: { store, office, compliance: readCompliance(), settings, now: Date.now } };
}
