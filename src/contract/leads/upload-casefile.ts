import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { EXAMPLE_UUID, UserUuid } from "./lead-form.ts";
import { MAX_PART_BYTES, MAX_PARTS } from "./lead-limits.ts";
import { UPLOAD_CASEFILE_PATH } from "./lead-paths.ts";

/** Identifies a file in calls: a fingerprint of its manifest under a secret that the host never sees. */
export const FileId = z.string().check(z.regex(/^[\da-f]{32}$/));

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));
/** Longest sealed manifest in base64url: a name and 64 hashes. */
const MAX_MANIFEST_CHARS = 12_000;
const sealedText = z.string().check(z.regex(/^[\w-]+$/));

/**
 * A sealed file, announced before its parts: what the service counts, and the manifest, which only the office
 * can read.
 */
export const Announcement = z.object({
  file: FileId,
  /** Bytes of the file before sealing. */
  size: z.int().check(z.minimum(1)),
  /** Every part but the last has this many bytes before sealing. */
  part_size: z.int().check(z.minimum(1), z.maximum(MAX_PART_BYTES)),
  parts: z.int().check(z.minimum(1), z.maximum(MAX_PARTS)),
  sealed: sealedText.check(z.maxLength(MAX_MANIFEST_CHARS)),
  /** `sumOfAnnouncement`. An announcement damaged in transit is not stored. */
  sum: sha256,
});
export type Announcement = z.infer<typeof Announcement>;

const announcementText = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.issues.push({ code: "custom", input: text, message: "bad_manifest" });
      return z.NEVER;
    }
  }),
);
/** "true" from script, "on" from a ticked checkbox. */
const ticked = z._default(
  z.pipe(
    z.string(),
    z.transform((text) => text === "true" || text === "on"),
  ),
  false,
);

/**
 * The text fields of one upload request (multipart). `announcement` announces a sealed file and asks which
 * parts are stored; `file_id` or an announcement, together with `part` (from 0), its `sum` and the sealed
 * part as a file, delivers that part; a file alone is a whole one of at most 4 MB, unencrypted, sealed on
 * arrival.
 */
export const UploadFields = z.object({
  user_uuid: UserUuid,
  announcement: z.optional(z.pipe(announcementText, Announcement)),
  file_id: z.optional(FileId),
  part: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  /** `sumOfPart`. A part that was damaged in transit, or sent to another file or position, is not stored. */
  sum: z.optional(sha256),
  /** The separate consent for case files, PIPL art. 29. */
  consent_sensitive: ticked,
  /** The separate consent to send a whole file unencrypted. */
  consent_arrival: ticked,
});

/** How much of one file is stored. */
export const FileStatus = z.object({
  file: FileId,
  size: z.int(),
  parts: z.int(),
  /** Numbers of the parts that are stored. */
  present: z.array(z.int()),
  /** Every part of the manifest is stored. */
  complete: z.boolean(),
});
export type FileStatus = z.infer<typeof FileStatus>;

export const UploadResponse = z.object({
  result: Result,
  /** After an announcement: the status of the file. After a part: `stored`, the number of that part. */
  content: z.union([FileStatus, z.object({ file: z.string(), stored: z.int() })]),
});
export type UploadResponse = z.infer<typeof UploadResponse>;

/** Announces a case file, or delivers one part of it. */
export const uploadCasefile = {
  route: UPLOAD_CASEFILE_PATH,
  method: "POST",
  changes: true,
  input: UploadFields,
  // The function decodes them together with the bytes of the part.
  written: UploadFields,
  bodies: ["multipart/form-data"],
  files: ["file"],
  output: UploadResponse,
  fails: ["damaged", "not_found", "too_many", "no_room"],
  daily: "file",
  examples: () => ({
    // The beginning of a sealed object in base64url. The example is incomplete because no office has a key
    // for it.
    announce: {
      user_uuid: EXAMPLE_UUID,
      consent_sensitive: "true",
      announcement: JSON.stringify({
        file: "0".repeat(32),
        size: 20_000,
        part_size: MAX_PART_BYTES,
        parts: 1,
        sealed: "RlNMMg",
        sum: "0".repeat(64),
      }),
    },
  }),
} satisfies Operation;
