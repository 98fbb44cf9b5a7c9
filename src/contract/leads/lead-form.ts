import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { LEAD_LENGTHS, type LeadField } from "./lead-fields.ts";
import { ADD_CASES2_PATH } from "./lead-paths.ts";

const text = (field: LeadField) =>
  z.string().check(z.trim(), z.maxLength(LEAD_LENGTHS[field], "field_too_long"));
const optional = (field: LeadField) => z._default(text(field), "");
const required = (field: LeadField, missing: string) =>
  z._default(text(field), "").check(z.minLength(1, missing));

/** The uuid of the lead in examples. */
export const EXAMPLE_UUID = "00000000-0000-4000-8000-000000000001";

/** A UUID made by the visitor's browser: known to nobody else, and never used as a storage key. */
export const UserUuid = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/**
 * The appeal lead form, with the field names callers know. An error's message is the reason (`LeadReason`)
 * that the dictionaries put into words. The browser makes `user_uuid`; a repeated one addresses the same
 * lead. Unusual phone numbers and addresses are accepted, since a refused lead is lost.
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
   * A request to a lawyer of the list, with the claim that the list was for, if the visitor came from there.
   */
  about: optional("about"),
});
export type LeadFormFields = z.infer<typeof LeadFormFields>;

/** Why a field is collected, as PIPL art. 17 requires to be stated; src/i18n has the wording. */
export type LeadPurpose =
  | "address_you"
  | "reach_you"
  | "identify_case"
  | "one_lead"
  | "pass_on"
  | "write_report";

/**
 * Purpose and necessity of everything the form collects: the notice beside the form is generated from this
 * table, so that no new field goes undisclosed (the type demands an entry, a test compares both).
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
 * The separate consents, never pre-ticked. `consent_sensitive` (PIPL art. 29) is required for case files.
 * `consent_abroad` (arts. 38 and 39) is required if the settings say that storage is abroad;
 * `consent_arrival` is then also required for content that arrives unencrypted and is sealed only by the
 * service.
 */
export const LEAD_CONSENTS = ["consent_abroad", "consent_sensitive", "consent_arrival"] as const;
export type LeadConsent = (typeof LEAD_CONSENTS)[number];

const circumstances = {
  consent_abroad: z._default(z.boolean(), false),
  consent_sensitive: z._default(z.boolean(), false),
  /** A hidden field, which only programs fill in. */
  website: z._default(z.string(), ""),
  /** Milliseconds from showing the form to sending it; absent from callers without our form. */
  filled_ms: z.optional(z.number()),
  lang: z.optional(z.enum(["cn", "en"])),
};

const MAX_SEQUENCE = 1_000_000;
/** Longest sealed form: three times every field at its longest. */
const MAX_SEALED_CHARS = 12_000;

/**
 * What our page sends: `sealed` replaces the form's other fields. It is the sealed object in base64url
 * (see src/sealing/seal.ts), a dot, and the checksum that both ends compute (`writeSealedForm`).
 */
export const SealedLeadRequest = z.object({
  user_uuid: UserUuid,
  sealed: z.string().check(z.maxLength(MAX_SEALED_CHARS), z.regex(/^[\w-]+\.[\da-f]{64}$/)),
  /**
   * Number of this form among those the page sealed under this uuid, from 1. A form that arrives late does
   * not replace a later one.
   */
  sequence: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SEQUENCE))),
  ...circumstances,
});
export type SealedLeadRequest = z.infer<typeof SealedLeadRequest>;

/** What any other caller sends: the form unencrypted, to be sealed on arrival. */
export const UnsealedLeadRequest = z.extend(LeadFormFields, {
  ...circumstances,
  /** Distinguishes the two members of the union. */
  sealed: z.optional(z.never()),
  consent_arrival: z._default(z.boolean(), false),
});
export type UnsealedLeadRequest = z.infer<typeof UnsealedLeadRequest>;

/**
 * POST /add_cases2: the form, sealed or unencrypted, the consents, and what distinguishes a person from a
 * program.
 */
export const AddCases2Request = z.union([SealedLeadRequest, UnsealedLeadRequest]);
export type AddCases2Request = z.infer<typeof AddCases2Request>;

export const AddCases2Response = z.object({
  result: Result,
  content: z.object({
    /** Identifies the lead; not secret. */
    receipt: z.string(),
    /** Needed together with the receipt to withdraw and delete; shown only to the visitor. */
    code: z.string(),
    /** The lead counts immediately; files follow. */
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
