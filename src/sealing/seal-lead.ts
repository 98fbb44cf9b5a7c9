import * as z from "zod/mini";
import type { LeadField } from "#contract/leads/lead-fields.ts";
import { LeadFormFields } from "#contract/leads/lead-form.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { SealedLead } from "#contract/leads/sealed-lead.ts";
import { fromBase64Url, toBase64Url } from "#domain/leads/encoding.ts";
import { spellReceipt } from "#domain/leads/receipt.ts";
import { sha256, sumOf } from "./digest.ts";
import type { OfficePublicKey } from "./office-key.ts";
import { seal } from "./seal.ts";

/**
 * The receipt number of a lead, derived from its uuid by a one-way function. It is not secret, and is the
 * first segment of the lead's storage keys.
 */
export const receiptOf = async (uuid: string): Promise<string> =>
  spellReceipt(await sha256(`fasu receipt ${uuid}`));

/** The typed input as a form, or the first invalid field and why, by the schema that the service also uses. */
export function readLeadForm(
  typed: object,
): { form: LeadFormFields } | { field: LeadField; reason: LeadReason } {
  const decoded = z.safeParse(LeadFormFields, typed);
  if (decoded.success) return { form: decoded.data };
  const [{ path, message } = { path: [], message: "" }] = decoded.error.issues;
  return { field: path[0] as LeadField, reason: message as LeadReason };
}

/** The sealed form in its transport format, with a checksum over its receipt and its content. */
export const writeSealedForm = async (receipt: string, sealed: Uint8Array): Promise<string> => {
  const text = toBase64Url(sealed);
  return `${text}.${await sumOf([receipt, text])}`;
};

/** The sealed form from its transport format, or null if it differs from what was sent under this receipt. */
export async function readSealedForm(
  receipt: string,
  travelled: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [text = "", sum] = travelled.split(".");
  return sum === (await sumOf([receipt, text])) ? fromBase64Url(text) : null;
}

/** The form with its consents and notice, sealed to the office. */
export async function sealLead(office: OfficePublicKey, lead: SealedLead): Promise<Uint8Array<ArrayBuffer>> {
  const receipt = await receiptOf(lead.form.user_uuid);
  return seal(office, { receipt, kind: "form" }, new TextEncoder().encode(JSON.stringify(lead)));
}
