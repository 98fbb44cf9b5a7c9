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
 * The receipt number of a lead. A one-way function computes it from the uuid of the lead, so it is not
 * secret. It is the first segment of the lead's storage keys.
 */
export const receiptOf = async (uuid: string): Promise<string> =>
  spellReceipt(await sha256(`fasu receipt ${uuid}`));

/**
 * Checks the typed form by the schema that the service also uses. Returns the form, or the first invalid
 * field and the reason.
 */
export function readLeadForm(
  typed: object,
): { form: LeadFormFields } | { field: LeadField; reason: LeadReason } {
  const decoded = z.safeParse(LeadFormFields, typed);
  if (decoded.success) return { form: decoded.data };
  const [{ path, message } = { path: [], message: "" }] = decoded.error.issues;
  return { field: path[0] as LeadField, reason: message as LeadReason };
}

/**
 * Writes an encrypted form as the text in which it is sent, with a checksum of its receipt number and
 * content.
 */
export const writeSealedForm = async (receipt: string, sealed: Uint8Array): Promise<string> => {
  const text = toBase64Url(sealed);
  return `${text}.${await sumOf([receipt, text])}`;
};

/**
 * Reads an encrypted form from the text in which it was sent. Null if it is not what was sent under this
 * receipt number.
 */
export async function readSealedForm(
  receipt: string,
  travelled: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [text = "", sum] = travelled.split(".");
  return sum === (await sumOf([receipt, text])) ? fromBase64Url(text) : null;
}

/** Encrypts a form with its consents and the notice for the office. */
export async function sealLead(office: OfficePublicKey, lead: SealedLead): Promise<Uint8Array<ArrayBuffer>> {
  const receipt = await receiptOf(lead.form.user_uuid);
  return seal(office, { receipt, kind: "form" }, new TextEncoder().encode(JSON.stringify(lead)));
}
