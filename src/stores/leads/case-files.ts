import { fetchLeadFiles, removeLeadFile } from "#client/services/lead-service.ts";
import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import {
  $caseFiles,
  caseFileOf,
  dropFile,
  dropFiles,
  holdWork,
  isHalted,
  moveFile,
  newFile,
  setCaseFiles,
  showProgress,
  workOf,
} from "./case-file-list.ts";
import { loadSealing, patiently } from "./lead-code.ts";
import { type RefusalReason, takeUpAgain, takeUpFile } from "./take-up-file.ts";

/** Which of the chosen files were not accepted. Islands put the reasons into words. */
export interface Chosen {
  refused: { name: string; reason: RefusalReason }[];
  /** Set if there are more than `limit` files: how many were chosen now, and how many were in the list. */
  over: { limit: number; chosen: number; held: number } | null;
}

/**
 * The lead to which files are sent, the keys with which they are sealed, and whether the sender consented to
 * sensitive content.
 */
export interface LeadRecipient {
  uuid: string;
  /** The secret of the files' fingerprints, in base64url. */
  secret: string;
  officeKey: string;
  consented: boolean;
}

let recipient: LeadRecipient | null = null;
let running = false;

/**
 * Lists the files of a lead from before a reload. Files that the service has completely are `complete`. The
 * others must be chosen again.
 */
export async function restoreFiles(manifests: readonly FileManifest[], to: LeadRecipient): Promise<void> {
  recipient = to;
  const listed = manifests.map((manifest) => {
    const { name, size, parts } = manifest;
    const file = newFile({ name, size, state: "unchosen", parts: parts.length });
    holdWork(file.key, { manifest, wasSent: true });
    return file;
  });
  setCaseFiles(listed);
  const [sealing, answer] = await Promise.all([patiently(loadSealing), fetchLeadFiles(to.uuid)]);
  const secret = sealing?.fromBase64Url(to.secret);
  if (!sealing || !secret || !answer.ok) return;
  for (const { key } of listed) {
    const { manifest } = workOf(key);
    const file = manifest && (await sealing.fileIdOf(secret, manifest));
    const there = answer.data.files.find((known) => known.file === file);
    if (!there || caseFileOf(key)?.state !== "unchosen") continue;
    holdWork(key, { file: there.file });
    showProgress(key, { done: there.present.length });
    if (there.complete) moveFile(key, "delivered");
  }
}

/** Empties the list. Files that are chosen from now on belong to another lead. */
export function clearFiles(): void {
  recipient = null;
  dropFiles();
}

/** Accepts chosen files, at most three in all, and starts sending once there is a recipient. */
export async function addCaseFiles(files: readonly File[]): Promise<Chosen> {
  const refused: Chosen["refused"] = [];
  let over: Chosen["over"] = null;
  const held = $caseFiles.get().length;
  const cameFirst = !recipient;
  // Whether a message beside the form would be read. It would not if the lead was sent in the meantime.
  const mayTell = () => !(cameFirst && recipient);
  const reading: Promise<void>[] = [];
  for (const file of files) {
    const reason = checkChosen(file);
    const awaited = $caseFiles.get().some(({ state, size }) => state === "unchosen" && size === file.size);
    if (reason) refused.push({ name: file.name, reason });
    else if ($caseFiles.get().length >= MAX_LEAD_FILES && !awaited)
      over = { limit: MAX_LEAD_FILES, chosen: files.length, held };
    else
      reading.push(
        takeUpFile(file, mayTell).then((fault) => {
          if (fault) refused.push({ name: file.name, reason: fault });
        }),
      );
  }
  await Promise.all(reading);
  void sendWaiting();
  return { refused, over };
}

/** Sends all files that wait or are chosen later to a lead. Resolves when nothing is left to send. */
export async function deliverFiles(to: LeadRecipient): Promise<void> {
  recipient = to;
  await Promise.all($caseFiles.get().map(({ key }) => takeUpAgain(key)));
  await sendWaiting();
}

/**
 * Sends one file after the other, because on a weak connection one complete file arrives sooner than three in
 * parallel.
 */
async function sendWaiting(): Promise<void> {
  if (running) return;
  running = true;
  while (recipient) {
    const next = $caseFiles.get().find(({ key, state }) => state === "waiting" && workOf(key).content);
    if (!next) break;
    await sendFile(next.key, recipient);
  }
  running = false;
}

/** For each outcome of sending a file, the event that follows. */
const EVENTS = {
  complete: "delivered",
  paused: "paused",
  failed: "failed",
  refused: "refused",
  unreadable: "notReadable",
} as const;

async function sendFile(key: number, { uuid, secret, officeKey, consented }: LeadRecipient): Promise<void> {
  const { manifest, content, wasSent = false } = workOf(key);
  const stop = new AbortController();
  holdWork(key, { stop, wasSent: true });
  moveFile(key, "began");
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
      if (!caseFileOf(key)) return;
      holdWork(key, { file });
      showProgress(key, { done, parts });
    },
  });
  moveFile(key, EVENTS[outcome.kind], { msg: "msg" in outcome ? outcome.msg : "" });
}

/** Stops sending a file. Parts that are stored stay stored. */
export function pauseCaseFile(key: number): void {
  workOf(key).stop?.abort();
  if (caseFileOf(key)?.state === "waiting") moveFile(key, "paused");
}

/** Resumes a file that waits until the visitor resumes it (`isHalted`). */
export function resumeCaseFile(key: number): void {
  const file = caseFileOf(key);
  if (!file || !isHalted(file)) return;
  if (file.state === "unloaded") return void takeUpAgain(key).then(sendWaiting);
  moveFile(key, "resumed");
  void sendWaiting();
}

/**
 * Resumes all files that wait until the visitor resumes them (`isHalted`). Returns false if there are none.
 */
export function goOnWithFiles(): boolean {
  const halted = $caseFiles.get().filter(isHalted);
  for (const { key } of halted) resumeCaseFile(key);
  return halted.length > 0;
}

/** Resumes the files that failed because of the connection, once the device is online again. */
export function resumeFailed(): void {
  for (const { key, state } of $caseFiles.get())
    if (state === "failed" || state === "unloaded") resumeCaseFile(key);
}

/**
 * Removes a file from the list. If parts of it were sent, they are deleted from the service. Islands ask for
 * a confirmation before. If deleting fails, the message of the service is returned, and the file stays in the
 * list.
 */
export async function removeCaseFile(key: number): Promise<string | null> {
  const { stop, file } = workOf(key);
  stop?.abort();
  if (file && recipient) {
    const outcome = await removeLeadFile(recipient.uuid, file);
    if (!outcome.ok) return outcome.msg;
  }
  dropFile(key);
  return null;
}
