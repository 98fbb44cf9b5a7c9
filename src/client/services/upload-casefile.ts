import { UPLOAD_CASEFILE_PATH } from "#contract/leads/lead-paths.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import type { Announcement, FileStatus, UploadResponse } from "#contract/leads/upload-casefile.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import type { OfficePublicKey } from "#sealing/office-key.ts";
import { type FileOwner, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { type CallFailure, type RequestOutcome, request } from "../request.ts";

/** Time-out of a part: 1 MB over a weak mobile connection. */
const PART_TIMEOUT_MS = 120_000;
/**
 * Parts in flight at once. After a connection failure only one part is sent at a time, or none might arrive
 * before the time-out.
 */
const PARTS_AT_ONCE = 3;
/** Failures in a row before the visitor is asked whether to continue. */
const MAX_FAILURES = 8;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;

/** A case file being uploaded: its owner, its description, its bytes. */
export interface Upload {
  uuid: string;
  /** The office's public key, with which the file is sealed. */
  office: OfficePublicKey;
  owner: FileOwner;
  manifest: FileManifest;
  content: Blob;
  /** The visitor's separate consent for case files. */
  consented: boolean;
  /**
   * Whether no part of the file can be stored yet. Its first part is then sent together with the
   * announcement.
   */
  isNew: boolean;
  /** Aborting pauses the upload: stored parts remain stored. */
  signal: AbortSignal;
  /** Parts stored so far, and the file's id for deleting it. */
  onProgress?: (done: number, parts: number, file: string) => void;
  /** Waits before a retry; tests pass their own clock. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `complete` is returned only once the service has said that every part of the file is stored. */
export type UploadOutcome =
  | { kind: "complete"; file: string }
  | { kind: "paused" }
  /** The file on this device changed or disappeared since it was described. */
  | { kind: "unreadable" }
  /** The service does not accept the file; retrying changes nothing. */
  | { kind: "refused"; msg: string }
  /** Connection or service failed too often in a row. The upload can be resumed later. */
  | { kind: "failed"; msg: string };

/**
 * Seals a file, uploads it and returns the outcome; never throws. It asks which parts are stored, so a second
 * call resumes where an earlier call, another tab or another day stopped.
 */
export async function uploadFile(upload: Upload): Promise<UploadOutcome> {
  const { office, owner, manifest, signal, wait = pause } = upload;
  const announcement = await sealAnnouncement(office, owner, manifest, new Date());
  const seen = { best: -1, failures: 0, isNew: upload.isNew };
  for (;;) {
    const round = await sendMissing(upload, announcement, seen);
    if ("kind" in round) return round;
    if (signal.aborted || round.reason === "aborted") return { kind: "paused" };
    if (!mayPass(round)) return { kind: "refused", msg: round.msg };
    if (++seen.failures >= MAX_FAILURES) return { kind: "failed", msg: round.msg };
    const ms = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (seen.failures - 1));
    await wait(ms * (0.75 + Math.random() / 2), signal);
    if (signal.aborted) return { kind: "paused" };
  }
}

type Round = { kind: "complete"; file: string } | { kind: "unreadable" } | CallFailure;
/** The result of a request with an announcement: the parts stored so far. */
type Asked = { present: number[]; complete: boolean } | Exclude<Round, { kind: "complete" }>;

/** Not a connection failure: parts are still missing, and the next round shows which. */
const INCOMPLETE: CallFailure = {
  ok: false,
  reason: "network",
  status: 0,
  code: 0,
  msg: "",
  fields: [],
  choices: [],
};

/**
 * One round: asks which parts are missing and sends them. A failure ends the round; parts sent before it
 * remain stored.
 */
async function sendMissing(
  upload: Upload,
  announcement: Announcement,
  seen: { best: number; failures: number; isNew: boolean },
): Promise<Round> {
  const { file, parts } = announcement;
  let done = 0;
  const tell = () => upload.onProgress?.(done, parts, file);
  const ask = async (part?: number): Promise<Asked> => {
    const answer = await send(upload, announcement, { announces: true, part });
    if (!("ok" in answer) || !answer.ok) return answer;
    const { present, complete } = answer.data.content as FileStatus;
    // Only a higher number of stored parts in the service's status resets `failures`. If answers that merely
    // say "stored" did, uploadFile could repeat rounds for ever.
    if (present.length > seen.best) {
      seen.best = present.length;
      seen.failures = 0;
    }
    done = present.length;
    tell();
    return { present, complete };
  };
  const lanes = seen.failures === 0 ? PARTS_AT_ONCE : 1;
  const there = await ask(seen.isNew ? 0 : undefined);
  seen.isNew = false;
  if (!("present" in there)) return there;
  if (there.complete) return { kind: "complete", file };
  const missing = Array.from({ length: parts }, (_, part) => part).filter(
    (part) => !there.present.includes(part),
  );
  // The request with the last part also asks which parts are stored after it.
  const last = missing.pop();
  let failed: Exclude<Round, { kind: "complete" }> | undefined;
  const lane = async () => {
    while (missing.length > 0 && !failed) {
      const outcome = await send(upload, announcement, { announces: false, part: missing.shift()! });
      if (!("ok" in outcome)) failed ??= outcome;
      else if (!outcome.ok) failed ??= outcome.code === NO_MANIFEST_CODE ? INCOMPLETE : outcome;
      else {
        done++;
        tell();
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failed) return failed;
  const after = await ask(last);
  if (!("present" in after)) return after;
  return after.complete ? { kind: "complete", file } : INCOMPLETE;
}

/** Sends the announcement, a part or both. A part is sealed just before it is sent. */
async function send(
  { uuid, office, owner, manifest, content, consented, signal }: Upload,
  announcement: Announcement,
  { announces, part }: { announces: boolean; part?: number | undefined },
): Promise<RequestOutcome<UploadResponse> | { kind: "unreadable" }> {
  const payload = new FormData();
  payload.set("user_uuid", uuid);
  if (announces) {
    payload.set("announcement", JSON.stringify(announcement));
    payload.set("consent_sensitive", String(consented));
  }
  if (part !== undefined) {
    const { file } = announcement;
    const bytes = await readPart(content, partRange(manifest.size, manifest.part_size, part));
    const sealed = bytes && (await sealPart(office, owner.receipt, { file, manifest, part }, bytes));
    if (!sealed) return { kind: "unreadable" };
    if (!announces) payload.set("file_id", file);
    payload.set("part", String(part));
    payload.set("sum", sealed.sum);
    payload.set("file", new Blob([sealed.bytes]), "part");
  }
  return request<UploadResponse>(UPLOAD_CASEFILE_PATH, {
    payload,
    signal,
    timeoutMs: PART_TIMEOUT_MS,
  });
}

async function readPart(content: Blob, range: [number, number]): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await content.slice(...range).arrayBuffer());
  } catch {
    // The file changed or disappeared while it was read.
    return null;
  }
}

const DAMAGED_CODE = 40003;
const NO_MANIFEST_CODE = 40402;

/**
 * Whether the same request may succeed later: after a connection or service failure, damage in transit, or a
 * rate limit.
 */
function mayPass({ reason, status, code }: CallFailure): boolean {
  if (reason === "timeout" || reason === "network") return true;
  // The host's own limit per minute carries no code of ours; the daily limit does.
  if (status === 429) return code === 0;
  return status >= 500 || status === 408 || code === DAMAGED_CODE;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", now, { once: true });
    // Back online: no reason to wait longer.
    globalThis.addEventListener?.("online", now, { once: true });
  });
}
