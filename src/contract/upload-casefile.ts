import * as z from "zod/mini";
import { EXAMPLE_UUID, UserUuid } from "./add-cases2.ts";
import { Result } from "./envelope.ts";
import { MAX_PART_BYTES, MAX_PARTS } from "./lead-limits.ts";
import { UPLOAD_CASEFILE_PATH } from "./lead-paths.ts";
import type { Operation } from "./operation.ts";

export { UPLOAD_CASEFILE_PATH, UPLOAD_CASEFILE_PLAIN_PATH } from "./lead-paths.ts";

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

/** A file before its parts: name, size in bytes, SHA-256 of the whole and of each part in order. */
export const FileManifest = z.object({
  name: z.string(),
  size: z.int().check(z.minimum(0)),
  sha256,
  /** Every part but the last has this many bytes; the last has up to twice as many (see part-layout.ts). */
  part_size: z.int().check(z.minimum(1), z.maximum(MAX_PART_BYTES)),
  parts: z.array(sha256).check(z.minLength(1), z.maxLength(MAX_PARTS)),
});
export type FileManifest = z.infer<typeof FileManifest>;

const manifestText = z.pipe(
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

/**
 * The text fields of one upload request (multipart). With `manifest` alone it announces the file and asks
 * which parts are there; with `manifest`, `part` (from 0) and a file it brings that part; with a file alone
 * it brings a whole file of at most 4 MB.
 */
export const UploadFields = z.object({
  user_uuid: UserUuid,
  manifest: z.optional(z.pipe(manifestText, FileManifest)),
  part: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  /** The separate consent for case files, PIPL art. 29; "true" from script, "on" from a ticked box. */
  consent_sensitive: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text === "true" || text === "on"),
    ),
    false,
  ),
});
export type UploadFields = z.infer<typeof UploadFields>;

/** How much of one file is there. */
export const FileStatus = z.object({
  /** Fingerprint of the manifest: names the file in later calls. */
  file: z.string(),
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
  /** `stored` is the number of the part just taken. */
  content: z.union([FileStatus, z.object({ file: z.string(), stored: z.int() })]),
});
export type UploadResponse = z.infer<typeof UploadResponse>;

/** Announces a case file, or brings one part of it. */
export const uploadCasefile = {
  route: UPLOAD_CASEFILE_PATH,
  method: "POST",
  input: UploadFields,
  // The function decodes them beside the bytes of the part.
  written: UploadFields,
  bodies: ["multipart/form-data"],
  files: ["file"],
  output: UploadResponse,
  fails: ["damaged", "not_found", "too_many"],
  daily: "file",
  examples: () => ({
    announce: {
      user_uuid: EXAMPLE_UUID,
      consent_sensitive: "true",
      manifest: JSON.stringify({
        name: "一审判决书.pdf",
        size: 20_000,
        sha256: "0".repeat(64),
        part_size: 480_000,
        parts: ["0".repeat(64)],
      }),
    },
  }),
} satisfies Operation;
