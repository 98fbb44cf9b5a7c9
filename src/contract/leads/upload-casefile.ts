import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { EXAMPLE_UUID, UserUuid } from "./lead-form.ts";
import { MAX_PART_BYTES, MAX_PARTS } from "./lead-limits.ts";
import { UPLOAD_CASEFILE_PATH } from "./lead-paths.ts";

/**
 * Identifies a file in calls. It is a fingerprint of the file's manifest, made with a secret that the host
 * never sees.
 */
export const FileId = z.string().check(z.regex(/^[\da-f]{32}$/));

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));
/** Maximum length of a sealed manifest in base64url. A name and 64 hashes fit. */
const MAX_MANIFEST_CHARS = 12_000;
const sealedText = z.string().check(z.regex(/^[\w-]+$/));

/**
 * Announces a sealed file before its parts are sent. The service reads the sizes; only the office can read
 * the manifest (`sealed`).
 */
export const Announcement = z.object({
  file: FileId,
  /** Size of the file in bytes, before it is sealed. */
  size: z.int().check(z.minimum(1)),
  /** Size in bytes of every part but the last, before it is sealed. */
  part_size: z.int().check(z.minimum(1), z.maximum(MAX_PART_BYTES)),
  parts: z.int().check(z.minimum(1), z.maximum(MAX_PARTS)),
  sealed: sealedText.check(z.maxLength(MAX_MANIFEST_CHARS)),
  /** Checksum by `sumOfAnnouncement`. An announcement that was damaged in transit is not stored. */
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
/** True for "true", which the script sends, and for "on", which a ticked checkbox sends. */
const ticked = z._default(
  z.pipe(
    z.string(),
    z.transform((text) => text === "true" || text === "on"),
  ),
  false,
);

/**
 * The text fields of an upload request (multipart). There are three kinds of requests:
 *
 * - A request with `announcement` announces a sealed file and asks which of its parts are stored.
 * - A request with `part` delivers one sealed part of a file as the uploaded file. `part` is the number of
 *   the part, from 0, and `sum` its checksum. `file_id` or an announcement names the file.
 * - A request with only an uploaded file delivers a whole file of at most 4 MB, unencrypted, which is sealed
 *   on arrival.
 */
export const UploadFields = z.object({
  user_uuid: UserUuid,
  announcement: z.optional(z.pipe(announcementText, Announcement)),
  file_id: z.optional(FileId),
  part: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  /**
   * Checksum by `sumOfPart`. A part is not stored if it was damaged in transit, or sent for another file or
   * position.
   */
  sum: z.optional(sha256),
  /** The separate consent for case files (PIPL art. 29). */
  consent_sensitive: ticked,
  /** The separate consent to send a whole file unencrypted. */
  consent_arrival: ticked,
});

/** How much of one file is stored. */
export const FileStatus = z.object({
  file: FileId,
  size: z.int(),
  parts: z.int(),
  /** Numbers of the parts that are stored, from 0. */
  present: z.array(z.int()),
  /** Whether every part is stored. */
  complete: z.boolean(),
});
export type FileStatus = z.infer<typeof FileStatus>;

export const UploadResponse = answered({
  /** After an announcement, how much of the file is stored. After a part, its number (`stored`). */
  content: z.union([FileStatus, z.object({ file: z.string(), stored: z.int() })]),
});
export type UploadResponse = z.infer<typeof UploadResponse>;

/** Announces a case file, or delivers one part of it. */
export const uploadCasefile = {
  route: UPLOAD_CASEFILE_PATH,
  method: "POST",
  changes: true,
  input: UploadFields,
  // The function decodes these fields together with the bytes of the part.
  written: UploadFields,
  bodies: ["multipart/form-data"],
  files: ["file"],
  output: UploadResponse,
  fails: ["damaged", "not_found", "too_many", "no_room"],
  daily: "file",
  examples: () => ({
    // The text is only the beginning of a sealed object in base64url, because no office has a key for the
    // example.
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
