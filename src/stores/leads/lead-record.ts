import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { forgetForTab, keep, keepForTab, loadStored, readForTab } from "../page/device-storage.ts";
import type { EndedFiles } from "./lead-state.ts";

/** The device's record of a lead whose files are not all delivered, so that a reload loses nothing. */
export interface LeadRecord {
  uuid: string;
  /**
   * Random bytes in base64url, known only to the device and the office: the key of the files' fingerprints.
   */
  secret: string;
  /** Empty until the lead is sent. */
  receipt: string;
  code: string;
  files: FileManifest[];
  /** How many forms were sealed. Absent in data stored by an earlier version of the page. */
  sequence?: number;
}

const KEY = "leadUploads";
/** Session-storage key: the record that belongs to this tab. */
const TAB_KEY = "leadTab";
/** The service deletes unfinished files after a day; the device's record of them expires at the same time. */
const RECORD_MS = 24 * 60 * 60 * 1000;
/** A page being reloaded releases its lock a moment after the new page requests it. */
const LOCK_WAIT_MS = 400;

type Records = Record<string, LeadRecord>;
/**
 * Records without a secret were stored by an earlier version of the page, which split and sealed files
 * differently.
 */
const readRecords = (): Records =>
  Object.fromEntries(
    Object.entries(loadStored<Records>(KEY, RECORD_MS) ?? {}).filter(([, { secret }]) => secret),
  );

/** Stores the record, or drops it if there is nothing to resume. */
export function keepRecord(record: LeadRecord): void {
  const { [record.uuid]: _, ...others } = readRecords();
  const records = record.files.length > 0 ? { ...others, [record.uuid]: record } : others;
  keep(KEY, records, Date.now(), RECORD_MS);
  try {
    sessionStorage.setItem(TAB_KEY, record.uuid);
  } catch {
    // Without session storage a reload finds the record by its lock alone.
  }
}

/** A displayed confirmation. It is in session storage, which no other tab and no address contains. */
export interface ShownLead {
  receipt: string;
  code: string;
  files: EndedFiles;
}
const SHOWN_KEY = "leadSent";

/** Stores a confirmation for reloads of this tab. */
export const keepShown = (shown: ShownLead): void => keepForTab(SHOWN_KEY, shown);
export const forgetShown = (): void => forgetForTab(SHOWN_KEY);

/** The confirmation that this tab displayed before it was reloaded or returned to, else null. */
export function reloadedLead(): ShownLead | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit && visit.type !== "navigate" ? readForTab<ShownLead>(SHOWN_KEY) : null;
}

/** Drops the device's data on a withdrawn lead. */
export function forgetLead(receipt: string): void {
  if (readForTab<ShownLead>(SHOWN_KEY)?.receipt === receipt) forgetShown();
  const left = Object.entries(readRecords()).filter(([, record]) => record.receipt !== receipt);
  keep(KEY, Object.fromEntries(left), Date.now(), RECORD_MS);
}

/** A record for a new lead, which no other tab has. */
export const newRecord = (): LeadRecord => ({
  uuid: randomUuid(),
  secret: toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
  receipt: "",
  code: "",
  files: [],
});

/**
 * The record that this tab resumes: its own from before a reload, else that of a closed tab, else a new one.
 * The record of another open tab is left alone, so that two tabs are two leads.
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

/** Whether the record belongs to this tab from now until it closes; without the Web Locks API, always true. */
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

/** A version 4 UUID. randomUUID is missing on pages not served over https, and in older browsers. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
