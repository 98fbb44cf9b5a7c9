import * as z from "zod/mini";
import { LeadFormFields } from "./lead-form.ts";

/**
 * What is sealed for the office: the form, when it was sealed, the consents, and the notice that was in
 * force. The office validates what it opens, because anybody with the public key can seal anything.
 */
export const SealedLead = z.object({
  form: LeadFormFields,
  /** Time at which the form was sealed (ISO 8601), by the clock of the machine that sealed it. */
  at: z.string().check(z.maxLength(40)),
  consents: z.object({
    abroad: z.boolean(),
    sensitive: z.boolean(),
    /** The consent to sealing on arrival. Present if the form was sealed on arrival. */
    arrival: z.optional(z.boolean()),
  }),
  notice: z.object({
    country: z.string().check(z.maxLength(200)),
    provider: z.string().check(z.maxLength(200)),
    retentionDays: z.number(),
  }),
});
export type SealedLead = z.infer<typeof SealedLead>;

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));
/** Maximum number of parts in a manifest. Manifests that version 1 sealed also have up to 64. */
const MAX_LISTED = 64;

/**
 * A file before it is sealed: its name, its size in bytes, and the SHA-256 of the whole file and of each
 * part, in order.
 */
export const FileManifest = z.object({
  name: z.string(),
  size: z.int().check(z.minimum(1)),
  sha256,
  part_size: z.int().check(z.minimum(1)),
  parts: z.array(sha256).check(z.minLength(1), z.maxLength(MAX_LISTED)),
});
export type FileManifest = z.infer<typeof FileManifest>;

/** The description of a file, which is sealed and stored beside the sealed parts. */
export const SealedManifest = z.object({
  manifest: FileManifest,
  /**
   * The secret with which the manifest's fingerprint was made, in base64url. With it, the office checks the
   * file's id.
   */
  key: z.string().check(z.maxLength(100)),
  /** When the visitor gave the separate consent for case files and announced this one (ISO 8601). */
  consented_at: z.string().check(z.maxLength(40)),
});
export type SealedManifest = z.infer<typeof SealedManifest>;
