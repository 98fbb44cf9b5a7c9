import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import { extensionOf } from "#domain/leads/file-name.ts";
import {
  $caseFiles,
  caseFileOf,
  dropFile,
  holdWork,
  moveFile,
  newFile,
  setCaseFiles,
  showProgress,
  workOf,
} from "./case-file-list.ts";
import { loadContentCheck, loadSealing, patiently } from "./lead-code.ts";

/**
 * Why a file is not accepted. `unloaded`: the code that reads and seals files could not be loaded, and the
 * list had no room. `duplicate`: the list has the same content already.
 */
export type RefusalReason = LeadReason | "unloaded" | "duplicate";

/** Loads the code that reads, checks and seals a chosen file. */
const loadReading = () => Promise.all([loadSealing(), loadContentCheck()]);

/**
 * Lists a chosen file, then reads, checks and describes it. Returns why it is not accepted, or null. The file
 * stays in the list with the reason, and null is returned, if the code could not be loaded or if `mayTell`
 * returns false: nobody would then read the reason beside the form.
 */
export async function takeUpFile(content: File, mayTell: () => boolean): Promise<RefusalReason | null> {
  const { name, size } = content;
  const added = newFile({ name, size, state: "hashing" });
  const { key } = added;
  if ($caseFiles.get().length < MAX_LEAD_FILES) setCaseFiles([...$caseFiles.get(), added]);
  const reason = await describe(key, content);
  if (!reason) return null;
  if (caseFileOf(key) && (reason === "unloaded" || !mayTell())) {
    holdWork(key, { content });
    refuse(key, reason);
    return null;
  }
  dropFile(key);
  return reason;
}

/** Shows in the list why a file is not accepted. */
function refuse(key: number, reason: RefusalReason): void {
  if (reason === "unloaded") moveFile(key, "notLoaded");
  else if (reason !== "duplicate") moveFile(key, "refused", { reason });
}

/**
 * Tries again to read a file for which the code did not load. If its content is not accepted, the list shows
 * that.
 */
export async function takeUpAgain(key: number): Promise<void> {
  const { content } = workOf(key);
  if (!content || caseFileOf(key)?.state !== "unloaded" || !moveFile(key, "resumed")) return;
  const reason = await describe(key, content);
  if (reason) refuse(key, reason);
}

/**
 * Reads, checks and describes a chosen file, which then waits to be sent. Returns why it is not accepted, or
 * null.
 */
async function describe(key: number, content: File): Promise<RefusalReason | null> {
  const { name, size } = content;
  const reading = await patiently(loadReading);
  if (!reading) return "unloaded";
  const [sealing, { checkContent, inflatesBeyond }] = reading;
  let manifest: FileManifest;
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const fault = await checkContent(extensionOf(name), bytes, inflatesBeyond);
    if (fault) return fault;
    manifest = await sealing.describeFile(name, bytes);
  } catch {
    // The file was changed or deleted while it was read.
    moveFile(key, "notReadable");
    return null;
  }
  const known = $caseFiles.get().find((file) => {
    const held = workOf(file.key).manifest;
    return file.key !== key && held?.sha256 === manifest.sha256 && held.size === size;
  });
  if (known) {
    // The same content was chosen twice, or again after a reload, as the form asks.
    moveFile(key, "duplicate");
    holdWork(known.key, { content });
    return moveFile(known.key, "chosen") ? null : "duplicate";
  }
  if (!caseFileOf(key)) return null;
  holdWork(key, { manifest, content });
  showProgress(key, { done: 0, parts: manifest.parts.length });
  moveFile(key, "described");
  return null;
}
