import { PART_BYTES } from "#contract/lead-limits.ts";
import { UPLOAD_CASEFILE_PATH } from "#contract/lead-paths.ts";
import type { FileManifest, FileStatus, UploadResponse } from "#contract/upload-casefile.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { type RequestFailure, type RequestOutcome, request } from "./request.ts";

/** A part may take this long: 960 kB over a weak mobile line. */
const PART_TIMEOUT_MS = 120_000;
const PARTS_AT_ONCE = 2;
/** Failures in a row before a person is asked whether to go on. */
const MAX_FAILURES = 8;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** A case file on its way: whose it is, its description, its bytes. */
export interface Upload {
  uuid: string;
  manifest: FileManifest;
  content: Blob;
  /** The visitor's separate consent for case files. */
  consented: boolean;
  /** Aborting pauses: what is stored stays stored. */
  signal: AbortSignal;
  /** Parts stored so far, and the file's id for taking it back. */
  onProgress?: (done: number, parts: number, file: string) => void;
  /** Waits before a repetition; tests pass time by themselves. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `complete` is said only when the service has said that every part of the manifest is stored. */
export type UploadOutcome =
  | { kind: "complete"; file: string }
  | { kind: "paused" }
  /** The service does not take the file; trying again changes nothing. */
  | { kind: "refused"; msg: string }
  /** Connection or service failed too often in a row; going on later is possible. */
  | { kind: "failed"; msg: string };

/** Manifest of a file: SHA-256 of the whole and of each part. Reads the file once. */
export async function describeFile(
  { name, content }: { name: string; content: Blob },
  partSize = PART_BYTES,
): Promise<FileManifest> {
  const bytes = await content.arrayBuffer();
  const parts: string[] = [];
  for (let part = 0; part < countParts(bytes.byteLength, partSize); part++)
    parts.push(await sha256(bytes.slice(...partRange(bytes.byteLength, partSize, part))));
  return { name, size: bytes.byteLength, sha256: await sha256(bytes), part_size: partSize, parts };
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Brings a file to the service and returns how it ended; never throws. Asks first which parts are there, so
 * calling it again goes on where an earlier call, another tab or another day stopped.
 */
export async function uploadCasefile(upload: Upload): Promise<UploadOutcome> {
  const { signal, wait = pause } = upload;
  const seen = { best: -1, failures: 0 };
  for (;;) {
    const round = await sendMissing(upload, seen);
    if ("kind" in round) return round;
    if (signal.aborted || round.reason === "aborted") return { kind: "paused" };
    if (!mayPass(round)) return { kind: "refused", msg: round.msg };
    if (++seen.failures >= MAX_FAILURES) return { kind: "failed", msg: round.msg };
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (seen.failures - 1));
    await wait(ms * (0.75 + Math.random() / 2), signal);
    if (signal.aborted) return { kind: "paused" };
  }
}

type Round = { kind: "complete"; file: string } | RequestFailure;

/** Not a failure of the line: parts are missing still, and the next round shows which. */
const INCOMPLETE: RequestFailure = {
  ok: false,
  reason: "network",
  status: 0,
  code: 0,
  msg: "",
  fields: [],
  choices: [],
};

/** One round: ask what is missing, send it. A failure ends the round; what was sent before it stays. */
async function sendMissing(upload: Upload, seen: { best: number; failures: number }): Promise<Round> {
  const { manifest, onProgress } = upload;
  const announced = await send(upload, {});
  if (!announced.ok) return announced;
  const { file, present, complete } = announced.data.content as FileStatus;
  // Only what the service counts is progress: answers that say "stored" must not keep a round going for ever.
  if (present.length > seen.best) {
    seen.best = present.length;
    seen.failures = 0;
  }
  let done = present.length;
  const tell = () => onProgress?.(done, manifest.parts.length, file);
  tell();
  if (complete) return { kind: "complete", file };
  const missing = manifest.parts.map((_, part) => part).filter((part) => !present.includes(part));
  let failed: RequestFailure | undefined;
  const sendNext = async () => {
    const outcome = await send(upload, { part: missing.shift()! });
    if (!outcome.ok) failed ??= outcome.code === NO_MANIFEST_CODE ? INCOMPLETE : outcome;
    else {
      done++;
      tell();
    }
  };
  // The first part alone: the service looks at its type, and a refused file need not travel further.
  if (missing[0] === 0) await sendNext();
  const lane = async () => {
    while (missing.length > 0 && !failed) await sendNext();
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, lane));
  if (failed) return failed;
  const after = await send(upload, {});
  if (!after.ok) return after;
  return (after.data.content as FileStatus).complete ? { kind: "complete", file } : INCOMPLETE;
}

function send(
  { uuid, manifest, content, consented, signal }: Upload,
  { part }: { part?: number },
): Promise<RequestOutcome<UploadResponse>> {
  const payload = new FormData();
  payload.set("user_uuid", uuid);
  payload.set("manifest", JSON.stringify(manifest));
  if (part === undefined) payload.set("consent_sensitive", String(consented));
  else {
    payload.set("part", String(part));
    const [from, to] = partRange(manifest.size, manifest.part_size, part);
    payload.set("file", content.slice(from, to), "part");
  }
  return request<UploadResponse>(UPLOAD_CASEFILE_PATH, {
    payload,
    signal,
    timeoutMs: PART_TIMEOUT_MS,
    quiet: true,
  });
}

const DAMAGED_CODE = 40003;
const NO_MANIFEST_CODE = 40402;

/** Whether the same request may succeed later: the line, the service, damage on the way, a busy minute. */
function mayPass({ reason, status, code }: RequestFailure): boolean {
  if (reason === "timeout" || reason === "network") return true;
  // The host's own limit by the minute has no code of ours; the limit of the day has.
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
    // Back on line: no reason to sit out the wait.
    globalThis.addEventListener?.("online", now, { once: true });
  });
}
