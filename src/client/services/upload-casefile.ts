import { UPLOAD_CASEFILE_PATH } from "#contract/leads/lead-paths.ts";
import type { FileManifest } from "#contract/leads/sealed-lead.ts";
import type { Announcement, FileStatus, UploadResponse } from "#contract/leads/upload-casefile.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import type { OfficePublicKey } from "#sealing/office-key.ts";
import { type FileOwner, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { type CallFailure, type RequestOutcome, request } from "../request.ts";

/** Time limit of the request with one part, in ms. It suffices for 1 MB over a weak mobile connection. */
const PART_TIMEOUT_MS = 120_000;
/**
 * Number of parts that are sent at the same time. After a failed connection only one part is sent at a time,
 * because of several parts perhaps none would arrive within the time limit.
 */
const PARTS_AT_ONCE = 3;
/** Number of failures in a row after which the upload gives up and the visitor can resume it. */
const MAX_FAILURES = 8;
/** Time, in ms, to wait after the first failure. It doubles with each further failure in a row. */
const FIRST_WAIT_MS = 500;
/** Maximum time, in ms, to wait after a failure. */
const MAX_WAIT_MS = 30_000;

/** A file of a lead that is uploaded. */
export interface Upload {
  uuid: string;
  /** The public key of the office, with which the file is encrypted. */
  office: OfficePublicKey;
  owner: FileOwner;
  manifest: FileManifest;
  content: Blob;
  /** Whether the visitor has given the separate consent for case files. */
  consented: boolean;
  /**
   * Whether the service cannot have any part of the file yet. The first part is then sent together with the
   * announcement.
   */
  isNew: boolean;
  /** Aborting it pauses the upload. Parts that the service has stored stay stored. */
  signal: AbortSignal;
  /**
   * Receives the number of stored parts, the number of all parts, and the id by which the file can be
   * deleted.
   */
  onProgress?: (done: number, parts: number, file: string) => void;
  /** Waits before a retry. Tests pass their own clock. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The result of an upload. `complete` means that the service has said that it stores every part of the file.
 */
export type UploadOutcome =
  | { kind: "complete"; file: string }
  | { kind: "paused" }
  /** The file on this device has changed or disappeared since it was described. */
  | { kind: "unreadable" }
  /** The service does not accept the file. A retry changes nothing. */
  | { kind: "refused"; msg: string }
  /** Too many requests in a row have failed. The upload can be resumed later. */
  | { kind: "failed"; msg: string };

/**
 * Encrypts a file and uploads it. Never throws. The service is asked which parts it already stores. So a
 * second call resumes where an earlier call stopped, even one in another tab or on another day.
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
/**
 * The answer to a request that announces a file (sends its sealed manifest). `present` lists the parts that
 * are stored.
 */
type Asked = { present: number[]; complete: boolean } | Exclude<Round, { kind: "complete" }>;

/**
 * The result of a round after which parts are still missing. It is treated as a failed connection, so the
 * next round asks which parts are missing.
 */
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
 * Asks which parts are missing and sends them. A failure ends the round; the parts sent before it stay
 * stored.
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
    // Only a higher number of stored parts in a status of the service resets `failures`. The answer to a part
    // does not. Otherwise a service that says "stored" and stores nothing would make uploadFile repeat for
    // ever.
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
  // The last part is sent with the announcement, so that the answer also says which parts are stored after
  // it.
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

/** Sends the announcement, a part, or both. A part is encrypted just before it is sent. */
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
 * Whether the same request may succeed later. It may after a failed connection, a failure of the service,
 * damage on the way, or a rate limit per minute.
 */
function mayPass({ reason, status, code }: CallFailure): boolean {
  if (reason === "timeout" || reason === "network") return true;
  // The limit per minute belongs to the host, whose answer has no code. The limit per day is the service's
  // own and has a code.
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
    // The device is online again, so there is no reason to wait longer.
    globalThis.addEventListener?.("online", now, { once: true });
  });
}
