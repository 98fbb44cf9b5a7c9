import * as z from "zod/mini";
import { LeadFormFields } from "./lead-form.ts";

/**
 * What is sealed of a form for the office: the form, when it was sealed, what was consented to, and the notice that
 * was in force. Whoever has the public key can seal anything, so the office decodes what it opens.
 */
export const SealedLead = z.object({
  form: LeadFormFields,
  /** ISO 8601, by the clock of whoever sealed. */
  at: z.string().check(z.maxLength(40)),
  consents: z.object({
    abroad: z.boolean(),
    sensitive: z.boolean(),
    /** Given where the form was sealed on its arrival. */
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
/** A manifest of this version lists at most so many parts; those sealed by version 1 had up to 64. */
const MAX_LISTED = 64;

/** A file before it is sealed: name, size in bytes, SHA-256 of the whole and of each part in order. */
export const FileManifest = z.object({
  name: z.string(),
  size: z.int().check(z.minimum(1)),
  sha256,
  part_size: z.int().check(z.minimum(1)),
  parts: z.array(sha256).check(z.minLength(1), z.maxLength(MAX_LISTED)),
});
export type FileManifest = z.infer<typeof FileManifest>;

/** What is sealed of a file beside its parts. */
export const SealedManifest = z.object({
  manifest: FileManifest,
  /** The secret under which the manifest was fingerprinted, base64url: the office checks the file's id. */
  key: z.string().check(z.maxLength(100)),
  /** When the visitor consented separately to case files and announced this one, ISO 8601. */
  consented_at: z.string().check(z.maxLength(40)),
});
export type SealedManifest = z.infer<typeof SealedManifest>;
