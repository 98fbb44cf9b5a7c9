import { atom } from "nanostores";
import { removeLeadFile } from "#client/lead-service.ts";
import { describeFile, uploadCasefile } from "#client/upload-casefile.ts";
import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_LEAD_FILES, MAX_NAME_CHARS } from "#contract/lead-limits.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";
import type { FileManifest } from "#contract/upload-casefile.ts";
import { checkFileName, extensionOf } from "#domain/leads/file-name.ts";

/** A case file as the form lists it. */
export interface CaseFile {
  /** Names the entry while the page lives. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /**
   * `unchosen`: known from before a reload, the visitor must choose the file again (a browser may not keep it);
   * `hashing`, `waiting` for the lead or the files before it, `sending`, `paused`, `failed` (the line; can go
   * on), `unreadable` (on this device), `refused` (the service does not take it), `complete`.
   */
  state:
    | "unchosen"
    | "hashing"
    | "waiting"
    | "sending"
    | "paused"
    | "failed"
    | "unreadable"
    | "refused"
    | "complete";
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

/** The lead that files go to, once it was sent, and whether its sender consented to sensitive content. */
export interface Addressee {
  uuid: string;
  consented: boolean;
}

/** What an entry needs beside what is shown. */
interface Work {
  manifest?: FileManifest;
  content?: Blob;
  /** The service's name for it, known once it was announced. */
  file?: string;
  stop?: AbortController;
}

export const $caseFiles = atom<CaseFile[]>([]);
let work = new Map<number, Work>();
let nextKey = 1;
let addressee: Addressee | null = null;
let running = false;
let changed = () => {};

const patch = (key: number, change: Partial<CaseFile>) =>
  $caseFiles.set($caseFiles.get().map((file) => (file.key === key ? { ...file, ...change } : file)));
const find = (key: number) => $caseFiles.get().find((file) => file.key === key);

/** Whether nothing more becomes of a file by itself or by sending it again. */
export const hasEnded = ({ state }: CaseFile) => ["unreadable", "refused", "complete"].includes(state);

/** Tells `listener` whenever a file was described, delivered, refused or removed; one listener at a time. */
export function whenFilesChange(listener: () => void): void {
  changed = listener;
}

/** What is known of the files that the service took or may still take. */
export function openManifests(): FileManifest[] {
  const open = $caseFiles.get().filter(({ state }) => state !== "refused");
  return open.flatMap(({ key }) => work.get(key)?.manifest ?? []);
}

/** Lists what was left of a lead by a reload: its files wait for being chosen again. */
export function restoreFiles(manifests: readonly FileManifest[], to: Addressee): void {
  addressee = to;
  $caseFiles.set(
    manifests.map((manifest) => {
      const key = nextKey++;
      work.set(key, { manifest });
      const { name, size, parts } = manifest;
      return { key, name, size, state: "unchosen", done: 0, parts: parts.length, msg: "" };
    }),
  );
}

/** Empties the list: what is chosen from now on waits for another lead. */
export function clearFiles(): void {
  addressee = null;
  work = new Map();
  $caseFiles.set([]);
}

/** Takes up chosen files, at most three in all, and starts sending once there is an addressee. */
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
    patch(key, { state: "unreadable" });
    return changed();
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
  changed();
}

/** Sends what waits and what will be chosen to a lead; resolves when nothing is left to send. */
export async function deliverFiles(to: Addressee): Promise<void> {
  addressee = to;
  await sendWaiting();
}

/** Sends one file after the other: a weak line brings one file sooner than three at once. */
async function sendWaiting(): Promise<void> {
  if (running) return;
  running = true;
  while (addressee) {
    const next = $caseFiles.get().find(({ key, state }) => state === "waiting" && work.get(key)?.content);
    if (!next) break;
    await sendFile(next.key, addressee);
  }
  running = false;
}

async function sendFile(key: number, { uuid, consented }: Addressee): Promise<void> {
  const { manifest, content } = work.get(key)!;
  const stop = new AbortController();
  work.set(key, { ...work.get(key), stop });
  patch(key, { state: "sending", msg: "" });
  const outcome = await uploadCasefile({
    uuid,
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
  changed();
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
export function resumeFailed(): void {
  for (const { key, state } of $caseFiles.get()) if (state === "failed") resumeCaseFile(key);
}

/**
 * Takes a file off the list and, when some of it was sent, back from the service; islands ask first.
 * Returns the service's sentence when that failed: the file then stays on the list.
 */
export async function removeCaseFile(key: number): Promise<string | null> {
  const { stop, file } = work.get(key) ?? {};
  stop?.abort();
  if (file && addressee) {
    const outcome = await removeLeadFile(addressee.uuid, file);
    if (!outcome.ok) return outcome.msg;
  }
  work.delete(key);
  $caseFiles.set($caseFiles.get().filter((entry) => entry.key !== key));
  changed();
  return null;
}
