import * as z from "zod/mini";
import { UploadFields, type UploadResponse } from "#contract/leads/upload-casefile.ts";
import { extensionOf } from "#domain/leads/file-name.ts";
import { partRange } from "#domain/leads/part-layout.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import { checkContent } from "#sealing/content/check-content.ts";
import { describeFile, fileIdOf, sealAnnouncement, sealPart } from "#sealing/seal-file.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { inOrder } from "../../object-store/in-order.ts";
import { countWithin, secondsLeft } from "../../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../../visitor-limits/visitor-address.ts";
import { fingerprintKeyOf } from "../identity.ts";
import { inflatesBeyondAsync } from "../inflates-beyond.ts";
import {
  announceFile,
  type CountFile,
  isAnnounced,
  refuseFurther,
  refuseLeadless,
  storePart,
} from "../keep-file.ts";
import { fail, failChosen, type LeadContext, type LeadOutcome } from "../lead-context.ts";
import { refuseFull } from "../lead-room.ts";
import { inContext } from "./answer-lead.ts";
import type { MultipartBody } from "./read-multipart.ts";

/** A decoded upload request: its fields, and the bytes of a part or of a whole file, if it has any. */
export const UploadBody = z.object({
  fields: UploadFields,
  file: z.nullable(z.custom<NonNullable<MultipartBody["file"]>>()),
});
export type UploadBody = z.infer<typeof UploadBody>;

type Content = UploadResponse["content"];

/**
 * Answers an upload request with the status of the announced file, or with the number of the part that was
 * stored.
 */
export async function answerUpload(
  body: UploadBody,
  request: Request,
): Promise<{ ok: { content: Content } } | { failure: RequestFailure }> {
  const taken = await inContext((desk) => takeUpload(desk, body, request));
  return "failure" in taken ? taken : { ok: { content: taken.ok } };
}

/** Handles an upload request in a given lead context. */
export async function takeUpload(
  desk: LeadContext,
  { fields, file }: UploadBody,
  request: Request,
): Promise<LeadOutcome<Content>> {
  const { user_uuid: uuid, announcement, consent_sensitive: consented } = fields;
  const receipt = await receiptOf(uuid);
  if (!announcement && fields.part !== undefined) return storeSent(desk, receipt, fields, file);
  // Only new files are counted. Asking for the status of a file is free.
  const count = async () => {
    const { FASU_FILES_PER_DAY: limit } = desk.settings;
    if (await countWithin(desk.store, "file", visitorAddress(request), limit, desk.now())) return null;
    return fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } });
  };
  if (!announcement)
    return file
      ? takeWholeFile(desk, uuid, file, { sensitive: consented, arrival: fields.consent_arrival }, count)
      : fail("damaged", "no_part");
  const announced = await announceFile(desk, receipt, announcement, consented, count);
  if ("failure" in announced || fields.part === undefined) return announced;
  const stored = await storeSent(desk, receipt, { ...fields, file_id: announcement.file }, file);
  return "failure" in stored ? stored : announceFile(desk, receipt, announcement, consented);
}

function storeSent(
  desk: LeadContext,
  receipt: string,
  { file_id: id, part, sum }: UploadBody["fields"],
  sent: UploadBody["file"],
): Promise<LeadOutcome<Content>> | LeadOutcome<Content> {
  if (!id || part === undefined || !sum) return fail("bad_input", "bad_manifest");
  return sent
    ? storePart(desk, receipt, { file: id, part, sum, bytes: sent.bytes })
    : fail("damaged", "no_part");
}

/**
 * Accepts a whole file that was sent unsealed in one request. It is then sealed, announced and stored like
 * any other. Name, size, consents, lead and counts are checked first, the content last.
 */
export async function takeWholeFile(
  desk: LeadContext,
  uuid: string,
  { name, bytes }: NonNullable<MultipartBody["file"]>,
  consents: { sensitive: boolean; arrival: boolean },
  count?: CountFile,
): Promise<LeadOutcome<Content>> {
  const wrong = checkChosen({ name, size: bytes.length });
  if (wrong) return failChosen(wrong);
  if (!consents.sensitive) return fail("bad_input", "consent_sensitive", { fields: ["consent_sensitive"] });
  if (desk.compliance.storageAbroad && !consents.arrival)
    return fail("bad_input", "consent_arrival", { fields: ["consent_arrival"] });
  const owner = { receipt: await receiptOf(uuid), secret: fingerprintKeyOf(uuid) };
  const homeless = await refuseLeadless(desk.store, owner.receipt);
  if (homeless) return homeless;
  const manifest = await describeFile(name, bytes);
  const file = await fileIdOf(owner.secret, manifest);
  if (!(await isAnnounced(desk.store, owner.receipt, file))) {
    const refused =
      (await refuseFurther(desk.store, owner.receipt, file)) ??
      (await refuseFull(desk)) ??
      (await count?.()) ??
      (await inspectContent(name, bytes));
    if (refused) return refused;
  }
  const announcement = await sealAnnouncement(desk.office, owner, manifest, new Date(desk.now()));
  const announced = await announceFile(desk, owner.receipt, announcement, consents.sensitive);
  if ("failure" in announced) return announced;
  for (const part of manifest.parts.keys()) {
    const content = bytes.subarray(...partRange(manifest.size, manifest.part_size, part));
    const sealed = await sealPart(desk.office, owner.receipt, { file, manifest, part }, content);
    const stored = await storePart(desk, owner.receipt, { file, part, ...sealed! });
    if ("failure" in stored) return stored;
  }
  return announceFile(desk, owner.receipt, announcement, consents.sensitive);
}

/**
 * Maximum number of bytes that an inspection unpacks. The office unpacks everything when it exports the file.
 */
const MAX_UNPACKED_BYTES = 6_000_000;
/** Maximum number of inspections that wait in this process. Each holds a file of at most 4 MB in memory. */
const MAX_WAITING = 24;

let waiting = 0;

/**
 * Why the content of an unsealed file is refused; null if it is accepted. This process inspects one file at a
 * time and unpacks it off the main thread. If too many inspections wait, the answer is 503.
 */
async function inspectContent(name: string, bytes: Uint8Array) {
  if (waiting >= MAX_WAITING) return fail("unavailable", "files_busy", { headers: { "retry-after": "10" } });
  waiting++;
  try {
    const extension = extensionOf(name);
    const fault = await inOrder("inspection", () =>
      checkContent(extension, bytes, inflatesBeyondAsync, MAX_UNPACKED_BYTES),
    );
    return fault && fail("wrong_type", fault, { value: `.${extension}` });
  } finally {
    waiting--;
  }
}
