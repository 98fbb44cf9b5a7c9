import { atom } from "nanostores";
import { type LeadPayload, removeLeadFile, sendLeadForm } from "#client/lead-service.ts";
import { describeFile, uploadCasefile } from "#client/upload-casefile.ts";
import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_LEAD_FILES, MAX_NAME_CHARS } from "#contract/lead-limits.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";
import type { FileManifest } from "#contract/upload-casefile.ts";
import { checkFileName, extensionOf } from "#domain/leads/file-name.ts";
import { keepRecord, type LeadRecord, newRecord, openRecord } from "./lead-record.ts";

/** Where the lead stands. It counts from `sent` on; "complete" when every file is delivered too. */
export type LeadState =
  | { kind: "writing" }
  | { kind: "sending" }
  | { kind: "failed"; msg: string; fields: string[] }
  | { kind: "sent"; receipt: string; code: string; files: "pending" | "complete" };

export interface CaseFile {
  /** Names the entry while the page lives. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /**
   * `unchosen`: known from before a reload, the visitor must choose the file again (a browser may not keep it);
   * `hashing`, `waiting` for the lead or the files before it, `sending`, `paused`, `failed` (the line; can go
   * on), `refused` (the service does not take it), `complete`.
   */
  state: "unchosen" | "hashing" | "waiting" | "sending" | "paused" | "failed" | "refused" | "complete";
  /** Parts stored, of parts. */
  done: number;
  parts: number;
  /** The service's sentence for `failed` and `refused`. */
  msg: string;
}

/** What became of chosen files that were not taken up; islands word the reasons. */
export interface Chosen {
  refused: { name: string; reason: LeadReason }[];
  /** More than three: how many were chosen now and how many are held already. */
  over: { limit: number; chosen: number; held: number } | null;
}

export const $lead = atom<LeadState>({ kind: "writing" });
export const $caseFiles = atom<CaseFile[]>([]);

/** What an entry needs beside what is shown. */
interface Work {
  manifest?: FileManifest;
  content?: Blob;
  /** The service's name for it, known once it was announced. */
  file?: string;
  stop?: AbortController;
}

let record: LeadRecord = newRecord();
let work = new Map<number, Work>();
let nextKey = 1;
let consented = false;
let running = false;

const patch = (key: number, change: Partial<CaseFile>) =>
  $caseFiles.set($caseFiles.get().map((file) => (file.key === key ? { ...file, ...change } : file)));
const find = (key: number) => $caseFiles.get().find((file) => file.key === key);

function remember(): void {
  const open = $caseFiles.get().filter(({ state }) => state !== "refused");
  record = { ...record, files: open.flatMap(({ key }) => work.get(key)?.manifest ?? []) };
  keepRecord(record);
}

/** Goes on with what a reload or a closed tab left; call once when the form appears. */
export async function openLead(): Promise<void> {
  globalThis.addEventListener?.("online", resumeFailed);
  record = await openRecord();
  if (!record.receipt) {
    // Never sent: the files were not announced, and nothing but their names is left of them.
    record = { ...record, files: [] };
    return;
  }
  consented = true;
  const { receipt, code } = record;
  $lead.set({ kind: "sent", receipt, code, files: "pending" });
  $caseFiles.set(
    record.files.map((manifest) => {
      const key = nextKey++;
      work.set(key, { manifest });
      const { name, size, parts } = manifest;
      return { key, name, size, state: "unchosen", done: 0, parts: parts.length, msg: "" };
    }),
  );
}

/** Takes up chosen files, at most three in all, and starts sending when the lead is sent already. */
export async function addCaseFiles(files: readonly File[]): Promise<Chosen> {
  const refused: Chosen["refused"] = [];
  let over: Chosen["over"] = null;
  const held = $caseFiles.get().length;
  const hashing: Promise<void>[] = [];
  for (const file of files) {
    const reason = checkChosen(file);
    const awaited = $caseFiles.get().some(({ state, size }) => state === "unchosen" && size === file.size);
    if (reason) refused.push({ name: file.name, reason });
    else if ($caseFiles.get().length >= MAX_LEAD_FILES && !awaited)
      over = { limit: MAX_LEAD_FILES, chosen: files.length, held };
    else hashing.push(takeUp(file));
  }
  await Promise.all(hashing);
  void sendWaiting();
  return { refused, over };
}

function checkChosen({ name, size }: File): LeadReason | null {
  const fault = checkFileName(name, MAX_NAME_CHARS);
  if (fault) return fault;
  if (!(FILE_EXTENSIONS as readonly string[]).includes(extensionOf(name))) return "type_not_taken";
  if (size === 0) return "file_empty";
  return size > MAX_FILE_BYTES ? "file_too_large" : null;
}

async function takeUp(content: File): Promise<void> {
  const key = nextKey++;
  const { name, size } = content;
  const added: CaseFile = { key, name, size, state: "hashing", done: 0, parts: 0, msg: "" };
  const full = $caseFiles.get().length >= MAX_LEAD_FILES;
  if (!full) $caseFiles.set([...$caseFiles.get(), added]);
  let manifest: FileManifest;
  try {
    manifest = await describeFile({ name, content });
  } catch {
    // The file changed or went while it was read.
    patch(key, { state: "refused" });
    return;
  }
  const known = $caseFiles.get().find((file) => {
    const held = work.get(file.key)?.manifest;
    return file.key !== key && held?.sha256 === manifest.sha256 && held.size === size;
  });
  if (known) {
    // The same content again: chosen twice, or chosen anew after a reload.
    $caseFiles.set($caseFiles.get().filter((file) => file.key !== key));
    work.set(known.key, { ...work.get(known.key), content });
    if (known.state === "unchosen") patch(known.key, { state: "waiting" });
    return;
  }
  if (!find(key)) return;
  work.set(key, { manifest, content });
  patch(key, { state: "waiting", parts: manifest.parts.length });
  remember();
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
  consented = form.consent_sensitive;
  record = { ...record, receipt, code };
  remember();
  $lead.set({ kind: "sent", receipt, code, files: "pending" });
  await sendWaiting();
}

/** Sends one file after the other: a weak line brings one file sooner than three at once. */
async function sendWaiting(): Promise<void> {
  if (running || $lead.get().kind !== "sent") return;
  running = true;
  for (;;) {
    const next = $caseFiles.get().find(({ key, state }) => state === "waiting" && work.get(key)?.content);
    if (!next) break;
    await sendFile(next.key);
  }
  running = false;
  finish();
}

async function sendFile(key: number): Promise<void> {
  const { manifest, content } = work.get(key)!;
  const stop = new AbortController();
  work.set(key, { ...work.get(key), stop });
  patch(key, { state: "sending", msg: "" });
  const outcome = await uploadCasefile({
    uuid: record.uuid,
    manifest: manifest!,
    content: content!,
    consented,
    signal: stop.signal,
    onProgress: (done, parts, file) => {
      work.set(key, { ...work.get(key), file });
      patch(key, { done, parts });
    },
  });
  patch(key, { state: outcome.kind, msg: "msg" in outcome ? outcome.msg : "" });
  remember();
}

/** When the lead is sent and every file delivered, a new lead may be written, under a new uuid. */
function finish(): void {
  const state = $lead.get();
  const files = $caseFiles.get();
  if (state.kind !== "sent" || files.some((file) => file.state !== "complete")) return;
  $lead.set({ ...state, files: "complete" });
  $caseFiles.set([]);
  work = new Map();
  keepRecord({ ...record, files: [] });
  record = newRecord();
}

/** Stops sending a file; what is stored stays. */
export function pauseCaseFile(key: number): void {
  work.get(key)?.stop?.abort();
  if (find(key)?.state === "waiting") patch(key, { state: "paused" });
}

/** Goes on with a paused or failed file. */
export function resumeCaseFile(key: number): void {
  if (!["paused", "failed"].includes(find(key)?.state ?? "")) return;
  patch(key, { state: "waiting", msg: "" });
  void sendWaiting();
}

/** Back on line: what failed for want of it goes on by itself. */
function resumeFailed(): void {
  for (const { key, state } of $caseFiles.get()) if (state === "failed") resumeCaseFile(key);
}

/**
 * Takes a file off the list and, when some of it was sent, back from the service; islands ask first.
 * Returns the service's sentence when that failed: the file then stays on the list.
 */
export async function removeCaseFile(key: number): Promise<string | null> {
  const { stop, file } = work.get(key) ?? {};
  stop?.abort();
  if (file) {
    const outcome = await removeLeadFile(record.uuid, file);
    if (!outcome.ok) return outcome.msg;
  }
  work.delete(key);
  $caseFiles.set($caseFiles.get().filter((entry) => entry.key !== key));
  remember();
  finish();
  return null;
}

/** Back to an empty form after a lead was delivered and its success text has been read. */
export function writeAnotherLead(): void {
  if ($lead.get().kind === "sent" && $caseFiles.get().length === 0) $lead.set({ kind: "writing" });
}
