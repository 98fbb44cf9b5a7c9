import { postWithdrawal } from "#client/services/lead-service.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { forgetForTab, keep, keepForTab, loadStored, readForTab } from "../page/device-storage.ts";
import type { EndedFiles } from "./lead-state.ts";

/** What this device keeps about a lead until all its files are delivered, so that a reload loses nothing. */
export interface LeadRecord {
  uuid: string;
  /**
   * The key of the files' fingerprints: random bytes in base64url. Only the device and the office know it.
   */
  secret: string;
  /** Receipt number of the lead. Empty until the lead is sent. */
  receipt: string;
  code: string;
  files: FileManifest[];
  /** Number of forms that were sealed. Older versions did not store it. */
  sequence?: number;
}

const KEY = "leadUploads";
/** Key in session storage of the record that belongs to this tab. */
const TAB_KEY = "leadTab";
/** How long a record is kept, in milliseconds. The service deletes incomplete files after the same time. */
const RECORD_MS = 24 * 60 * 60 * 1000;
/**
 * How long to wait for a lock, in milliseconds. A page that is reloaded releases its lock a moment after the
 * new page asks for it.
 */
const LOCK_WAIT_MS = 400;

type Records = Record<string, LeadRecord>;
/**
 * All records on this device. A record without a secret is left out: an older version stored it and divided
 * and sealed files in another way.
 */
const readRecords = (): Records =>
  Object.fromEntries(
    Object.entries(loadStored<Records>(KEY, RECORD_MS) ?? {}).filter(([, { secret }]) => secret),
  );

/** Stores the record. If there is nothing to resume, it is dropped. */
export function keepRecord(record: LeadRecord): void {
  const { [record.uuid]: _, ...others } = readRecords();
  const records = record.files.length > 0 ? { ...others, [record.uuid]: record } : others;
  keep(KEY, records, RECORD_MS);
  try {
    sessionStorage.setItem(TAB_KEY, record.uuid);
  } catch {
    // Without session storage, a reload finds the record only by its lock.
  }
}

/** A confirmation that is displayed. It is only in session storage, and so in no other tab and no address. */
export interface ShownLead {
  receipt: string;
  code: string;
  files: EndedFiles;
}
const SHOWN_KEY = "leadSent";

/** Stores a confirmation, so that it is there after a reload of this tab. */
export const keepShown = (shown: ShownLead): void => keepForTab(SHOWN_KEY, shown);
export const forgetShown = (): void => forgetForTab(SHOWN_KEY);

/**
 * The confirmation that this tab showed before it was reloaded, or before the visitor went back to it. Null
 * for a page that was opened by a link or an address.
 */
export function reloadedLead(): ShownLead | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit && visit.type !== "navigate" ? readForTab<ShownLead>(SHOWN_KEY) : null;
}

/** Drops what this device stores about a withdrawn lead. */
export function forgetLead(receipt: string): void {
  if (readForTab<ShownLead>(SHOWN_KEY)?.receipt === receipt) forgetShown();
  const left = Object.entries(readRecords()).filter(([, record]) => record.receipt !== receipt);
  keep(KEY, Object.fromEntries(left), RECORD_MS);
}

/** A record for a new lead. */
export const newRecord = (): LeadRecord => ({
  uuid: randomUuid(),
  secret: toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
  receipt: "",
  code: "",
  files: [],
});

/**
 * The record with which this tab goes on: its own from before a reload, else that of a closed tab, else a new
 * one. The record of another open tab is not used, so that two tabs are two leads.
 */
export async function openRecord(): Promise<LeadRecord> {
  const records = readRecords();
  const own = records[ownTab()];
  const candidates = [...(own ? [own] : []), ...Object.values(records).filter((record) => record !== own)];
  for (const record of candidates) if (await claim(record.uuid)) return record;
  const made = newRecord();
  await claim(made.uuid);
  return made;
}

function ownTab(): string {
  try {
    return sessionStorage.getItem(TAB_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Whether this tab gets the record, until it closes. Always true without the Web Locks API. */
function claim(uuid: string): Promise<boolean> {
  if (!globalThis.navigator?.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const give = new AbortController();
    setTimeout(() => give.abort(), LOCK_WAIT_MS);
    navigator.locks
      .request(`lead ${uuid}`, { signal: give.signal }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** A version 4 UUID. `randomUUID` is missing in older browsers and on pages without https. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Withdraws a lead. Returns when it was deleted, or the message of the service. What this device stores about
 * it is dropped too.
 */
export async function withdraw(receipt: string, code: string): Promise<{ at: string } | { msg: string }> {
  const outcome = await postWithdrawal(receipt, code);
  if (!outcome.ok) return { msg: outcome.msg };
  forgetLead(receipt);
  return { at: outcome.data.content.deleted_at };
}
