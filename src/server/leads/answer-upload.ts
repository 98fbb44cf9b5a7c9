import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { MAX_PART_BYTES } from "#contract/lead-limits.ts";
import { type FileManifest, UploadFields, type UploadResponse } from "#contract/upload-casefile.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { withStore } from "./answer-lead.ts";
import { clientOf } from "./client-of.ts";
import { fail, type LeadDesk, type Outcome, openDesk } from "./desk.ts";
import { announceFile, type CountFile, storePart } from "./keep-file.ts";
import { countWithin, secondsLeft } from "./limit.ts";
import type { MultipartBody } from "./read-multipart.ts";

/** A decoded upload request: its fields, and the bytes of a part or of a whole file. */
export const UploadBody = z.object({
  fields: UploadFields,
  file: z.nullable(z.custom<NonNullable<MultipartBody["file"]>>()),
});
export type UploadBody = z.infer<typeof UploadBody>;

type Content = UploadResponse["content"];

/** The answer to an upload request: what is there of the announced file, or the number of the part taken. */
export async function answerUpload(
  body: UploadBody,
  request: Request,
): Promise<{ ok: { content: Content } } | { failure: RequestFailure }> {
  const opened = await openDesk();
  if ("failure" in opened) return opened;
  const taken = await withStore(() => takeUpload(opened.ok, body, request));
  return "failure" in taken ? taken : { ok: { content: taken.ok } };
}

/** What an upload request brings about at this desk. */
export async function takeUpload(
  desk: LeadDesk,
  { fields, file }: UploadBody,
  request: Request,
): Promise<Outcome<Content>> {
  const { user_uuid: uuid, manifest, part, consent_sensitive: consented } = fields;
  if (manifest && part !== undefined)
    return file ? storePart(desk, uuid, manifest, part, file.bytes) : fail("damaged", "no_part");
  // Only a file that is not known yet counts: asking how far one is costs nothing.
  const count = async () => {
    const { FASU_FILES_PER_DAY: limit } = desk.settings;
    if (await countWithin(desk.store, "file", clientOf(request), limit, desk.now())) return null;
    return fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } });
  };
  if (manifest) return announceFile(desk, uuid, manifest, consented, count);
  return file ? takeWholeFile(desk, uuid, file, consented, count) : fail("damaged", "no_part");
}

/** A whole file that came in one request: announced and stored part by part like any other. */
export async function takeWholeFile(
  desk: LeadDesk,
  uuid: string,
  { name, bytes }: NonNullable<MultipartBody["file"]>,
  consented: boolean,
  count?: CountFile,
): Promise<Outcome<Content>> {
  const { manifest, parts } = describeFile(name, bytes, MAX_PART_BYTES / 2);
  const announced = await announceFile(desk, uuid, manifest, consented, count);
  if ("failure" in announced) return announced;
  for (const [part, content] of parts.entries()) {
    const stored = await storePart(desk, uuid, manifest, part, content);
    if ("failure" in stored) return stored;
  }
  return announceFile(desk, uuid, manifest, consented);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The manifest of the bytes and the parts it names. */
export function describeFile(
  name: string,
  bytes: Uint8Array,
  partSize: number,
): { manifest: FileManifest; parts: Uint8Array[] } {
  const parts = Array.from({ length: countParts(bytes.length, partSize) }, (_, part) =>
    bytes.subarray(...partRange(bytes.length, partSize, part)),
  );
  const manifest = {
    name,
    size: bytes.length,
    sha256: sha256(bytes),
    part_size: partSize,
    parts: parts.map(sha256),
  };
  return { manifest, parts };
}
