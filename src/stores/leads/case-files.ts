import { atom } from "nanostores";
import { fetchLeadFiles, removeLeadFile } from "#client/services/lead-service.ts";
import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { extensionOf } from "#domain/leads/file-name.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import { loadContentCheck, loadSealing, patiently } from "./lead-code.ts";

/** A case file as the form lists it. */
export interface CaseFile {
  /** Names the entry while the page lives. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /**
   * `unchosen`: known from before a reload, the visitor must choose the file again (a browser may not keep it);
   * `hashing`, `unloaded` (what reads and seals it did not come over the line; can be tried again), `waiting` for
   * the lead or the files before it, `sending`, `paused`, `failed` (the line; can go on), `unreadable` (on this
   * device), `refused` (for its content, or by the service), `complete`.
   */
  state:
    | "unchosen"
    | "hashing"
    | "unloaded"
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
  /** Why its content was `refused` on this device; islands word it. */
  reason?: LeadReason;
}

/** `unloaded`: what reads and seals files did not come over the line, and the list had no place to keep the file in. */
export type RefusalReason = LeadReason | "unloaded";

/** What became of chosen files that were not taken up; islands word the reasons. */
export interface Chosen {
  refused: { name: string; reason: RefusalReason }[];
  /** More than three: how many were chosen now and how many are held already. */
  over: { limit: number; chosen: number; held: number } | null;
}

/** The lead that files go to, once it was sent, what seals them, and whether its sender consented to sensitive content. */
export interface LeadRecipient {
  uuid: string;
  /** Base64url. */
  secret: string;
  officeKey: string;
  consented: boolean;
}

/** What an entry needs beside what is shown. */
interface Work {
  manifest?: FileManifest;
  content?: File;
  /** Its id, known once it was announced. */
  file?: string;
  /** Some of it may be there already: it was sent before. */
  wasSent?: boolean;
  stop?: AbortController;
}

export const $caseFiles = atom<CaseFile[]>([]);
let work = new Map<number, Work>();
let nextKey = 1;
let addressee: LeadRecipient | null = null;
let running = false;
let changed = () => {};

/** All that a chosen file is read with. */
const loadReading = () => Promise.all([loadSealing(), loadContentCheck()]);

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

/**
 * Lists what was left of a lead by a reload: what the service has wholly is delivered, the others wait for being
 * chosen again.
 */
export async function restoreFiles(manifests: readonly FileManifest[], to: LeadRecipient): Promise<void> {
  addressee = to;
  const listed = manifests.map((manifest): CaseFile => {
    const key = nextKey++;
    work.set(key, { manifest, wasSent: true });
    const { name, size, parts } = manifest;
    return { key, name, size, state: "unchosen", done: 0, parts: parts.length, msg: "" };
  });
  $caseFiles.set(listed);
  const [sealing, answer] = await Promise.all([patiently(loadSealing), fetchLeadFiles(to.uuid)]);
  const secret = sealing?.fromBase64Url(to.secret);
  if (!sealing || !secret || !answer.ok) return;
  for (const { key } of listed) {
    const { manifest } = work.get(key) ?? {};
    const file = manifest && (await sealing.fileIdOf(secret, manifest));
    const there = answer.data.files.find((known) => known.file === file);
    if (!there || find(key)?.state !== "unchosen") continue;
    work.set(key, { ...work.get(key), file: there.file });
    patch(key, { done: there.present.length, ...(there.complete && { state: "complete" }) });
  }
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
    else
      hashing.push(
        takeUp(file).then((fault) => {
          if (fault) refused.push({ name: file.name, reason: fault });
        }),
      );
  }
  await Promise.all(hashing);
  void sendWaiting();
  return { refused, over };
}

/** Lists, reads, checks and describes a chosen file; why it is not taken up, or null. */
async function takeUp(content: File): Promise<RefusalReason | null> {
  const key = nextKey++;
  const { name, size } = content;
  const cameFirst = !addressee;
  const added: CaseFile = { key, name, size, state: "hashing", done: 0, parts: 0, msg: "" };
  if ($caseFiles.get().length < MAX_LEAD_FILES) $caseFiles.set([...$caseFiles.get(), added]);
  const reason = await describe(key, content);
  if (!reason) return null;
  // What can be tried again stays; and where the lead went meanwhile, a sentence beside the form would go unread.
  if (find(key) && (reason === "unloaded" || (cameFirst && addressee))) {
    work.set(key, { content });
    refuse(key, reason);
    return null;
  }
  $caseFiles.set($caseFiles.get().filter((file) => file.key !== key));
  return reason;
}

/** Says on the list why a file is not taken up. */
function refuse(key: number, reason: RefusalReason): void {
  patch(key, reason === "unloaded" ? { state: reason } : { state: "refused", reason });
  changed();
}

/** Tries again to take up a file whose reading did not load; a fault of its content then stands on the list. */
async function takeUpAgain(key: number): Promise<void> {
  const { content } = work.get(key) ?? {};
  if (!content || find(key)?.state !== "unloaded") return;
  patch(key, { state: "hashing" });
  const reason = await describe(key, content);
  if (reason) refuse(key, reason);
}

/** Reads, checks and describes a chosen file, which then waits to be sent; why not, or null. */
async function describe(key: number, content: File): Promise<RefusalReason | null> {
  const { name, size } = content;
  const reading = await patiently(loadReading);
  if (!reading) return "unloaded";
  const [sealing, { checkContent, inflatesBeyond }] = reading;
  let manifest: FileManifest;
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const fault = checkContent(extensionOf(name), bytes, inflatesBeyond);
    if (fault) return fault;
    manifest = await sealing.describeFile(name, bytes);
  } catch {
    // The file changed or went while it was read.
    patch(key, { state: "unreadable" });
    changed();
    return null;
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
    return null;
  }
  if (!find(key)) return null;
  work.set(key, { manifest, content });
  patch(key, { state: "waiting", parts: manifest.parts.length });
  changed();
  return null;
}

/** Sends what waits and what will be chosen to a lead; resolves when nothing is left to send. */
export async function deliverFiles(to: LeadRecipient): Promise<void> {
  addressee = to;
  await Promise.all($caseFiles.get().map(({ key }) => takeUpAgain(key)));
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

async function sendFile(key: number, { uuid, secret, officeKey, consented }: LeadRecipient): Promise<void> {
  const { manifest, content, wasSent = false } = work.get(key)!;
  const stop = new AbortController();
  work.set(key, { ...work.get(key), stop, wasSent: true });
  patch(key, { state: "sending", msg: "" });
  const sealing = await loadSealing();
  const office = await sealing.parsePublicKey(officeKey);
  const outcome = await sealing.uploadFile({
    uuid,
    office: office!,
    owner: { receipt: await sealing.receiptOf(uuid), secret: sealing.fromBase64Url(secret)! },
    manifest: manifest!,
    content: content!,
    consented,
    isNew: !wasSent,
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

/** Whether a press of a button is what it waits for. */
export const isHalted = ({ state }: CaseFile) => ["unloaded", "paused", "failed"].includes(state);

/** Goes on with a halted file. */
export function resumeCaseFile(key: number): void {
  const file = find(key);
  if (!file || !isHalted(file)) return;
  if (file.state === "unloaded") return void takeUpAgain(key).then(sendWaiting);
  patch(key, { state: "waiting", msg: "" });
  void sendWaiting();
}

/** Goes on with everything that is halted; false when there is nothing of the kind. */
export function goOnWithFiles(): boolean {
  const halted = $caseFiles.get().filter(isHalted);
  for (const { key } of halted) resumeCaseFile(key);
  return halted.length > 0;
}

/** Back on line: what failed for want of it goes on by itself. */
export function resumeFailed(): void {
  for (const { key, state } of $caseFiles.get())
    if (state === "failed" || state === "unloaded") resumeCaseFile(key);
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
