import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LEAD_LENGTHS, type LeadField } from "./lead-fields.ts";
import { ADD_CASES2_PATH } from "./lead-paths.ts";

const text = (field: LeadField) =>
  z.string().check(z.trim(), z.maxLength(LEAD_LENGTHS[field], "field_too_long"));
const optional = (field: LeadField) => z._default(text(field), "");
const required = (field: LeadField, missing: string) =>
  z._default(text(field), "").check(z.minLength(1, missing));

/** The `user_uuid` in examples. */
export const EXAMPLE_UUID = "00000000-0000-4000-8000-000000000001";

/**
 * A UUID that the visitor's browser makes. Nobody else knows it, and it is never used as a key of the
 * storage.
 */
export const UserUuid = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/**
 * The form of an appeal lead. Callers know the names of its fields. The message of an error is its reason
 * (`LeadReason`); the dictionaries have the wording. The browser makes `user_uuid`; the same one always means
 * the same lead. Unusual telephone numbers and addresses are accepted, because a refused lead is lost.
 */
export const LeadFormFields = z.object({
  user_uuid: UserUuid,
  username: required("username", "username_required"),
  telephone: required("telephone", "telephone_required"),
  mail: optional("mail"),
  first_court: optional("first_court"),
  first_judge: optional("first_judge"),
  final_court: optional("final_court"),
  final_judge: optional("final_judge"),
  /**
   * What the visitor asks of a lawyer in the list, with the claim for which the list was made. Empty if the
   * visitor did not come from the list.
   */
  about: optional("about"),
});
export type LeadFormFields = z.infer<typeof LeadFormFields>;

/** Why a field is collected. PIPL art. 17 requires this to be stated. src/i18n has the wording. */
export type LeadPurpose =
  | "address_you"
  | "reach_you"
  | "identify_case"
  | "one_lead"
  | "pass_on"
  | "write_report";

/**
 * Why the form collects each thing, and whether it is required. The notice beside the form is made from this
 * table, so that every field is disclosed: the type demands an entry for each, and a test compares them.
 */
export const LEAD_PURPOSES: Record<
  keyof LeadFormFields | "files",
  { purpose: LeadPurpose; required: boolean }
> = {
  username: { purpose: "address_you", required: true },
  telephone: { purpose: "reach_you", required: true },
  mail: { purpose: "reach_you", required: false },
  first_court: { purpose: "identify_case", required: false },
  first_judge: { purpose: "identify_case", required: false },
  final_court: { purpose: "identify_case", required: false },
  final_judge: { purpose: "identify_case", required: false },
  about: { purpose: "pass_on", required: false },
  files: { purpose: "write_report", required: false },
  user_uuid: { purpose: "one_lead", required: true },
};

/**
 * The separate consents. They are never ticked in advance. `consent_sensitive` (PIPL art. 29) is required for
 * case files. `consent_abroad` (arts. 38, 39) is required if the settings say that storage is abroad. In that
 * case, `consent_arrival` is required too for content that arrives unencrypted and is sealed only by the
 * service.
 */
export const LEAD_CONSENTS = ["consent_abroad", "consent_sensitive", "consent_arrival"] as const;
export type LeadConsent = (typeof LEAD_CONSENTS)[number];

const circumstances = {
  consent_abroad: z._default(z.boolean(), false),
  consent_sensitive: z._default(z.boolean(), false),
  /** A hidden field. Only programs fill it in. */
  website: z._default(z.string(), ""),
  /**
   * Number of milliseconds from when the form was shown until it was sent. Absent if the caller has no such
   * form.
   */
  filled_ms: z.optional(z.number()),
  lang: z.optional(z.enum(["cn", "en"])),
};

const MAX_SEQUENCE = 1_000_000;
/** Maximum length of a sealed form in characters: three times the length of all fields at their maximum. */
const MAX_SEALED_CHARS = 12_000;

/**
 * What our page sends. `sealed` replaces the other fields of the form. It is the sealed object in base64url
 * (see src/sealing/seal.ts), a dot, and the checksum that both ends compute (`writeSealedForm`).
 */
export const SealedLeadRequest = z.object({
  user_uuid: UserUuid,
  sealed: z.string().check(z.maxLength(MAX_SEALED_CHARS), z.regex(/^[\w-]+\.[\da-f]{64}$/)),
  /**
   * Number of this form, from 1, among those that the page sealed for this uuid. A form that arrives late
   * does not replace one with a higher number.
   */
  sequence: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SEQUENCE))),
  ...circumstances,
});
export type SealedLeadRequest = z.infer<typeof SealedLeadRequest>;

/** What any other caller sends: the unencrypted form, which the service seals on arrival. */
export const UnsealedLeadRequest = z.extend(LeadFormFields, {
  ...circumstances,
  /** Never present. It tells the two members of the union apart. */
  sealed: z.optional(z.never()),
  consent_arrival: z._default(z.boolean(), false),
});
export type UnsealedLeadRequest = z.infer<typeof UnsealedLeadRequest>;

/**
 * The body of POST /add_cases2: the form, sealed or unencrypted, the consents, and the fields by which a
 * person is told from a program.
 */
export const AddCases2Request = z.union([SealedLeadRequest, UnsealedLeadRequest]);
export type AddCases2Request = z.infer<typeof AddCases2Request>;

export const AddCases2Response = answered({
  content: z.object({
    /** Identifies the lead. Not secret. */
    receipt: z.string(),
    /** Needed together with the receipt to withdraw the lead. Only the visitor sees it. */
    code: z.string(),
    /** Whether files are still expected. The lead counts in either case. */
    files: z.enum(["pending", "complete"]),
    revision: z.int(),
  }),
});
export type AddCases2Response = z.infer<typeof AddCases2Response>;

/** Accepts a lead. */
export const addCases2 = {
  route: ADD_CASES2_PATH,
  method: "POST",
  changes: true,
  input: AddCases2Request,
  output: AddCases2Response,
  fails: ["damaged", "not_found", "too_many", "no_room"],
  daily: "lead",
  examples: () => ({
    form: {
      user_uuid: EXAMPLE_UUID,
      username: "示例联系人",
      telephone: "000-0000-0000",
      first_court: "内蒙古自治区呼和浩特市中级人民法院",
      consent_abroad: true,
      consent_arrival: true,
      consent_sensitive: true,
    },
  }),
} satisfies Operation;
