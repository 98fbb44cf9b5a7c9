import * as z from "zod/mini";
import { LeadFormFields } from "../leads/lead-form.ts";
import { LEAD_PLAIN_PATH } from "../leads/lead-paths.ts";
import type { Operation } from "../operation.ts";

const { user_uuid: _, ...fields } = LeadFormFields.shape;
const ticked = z.optional(z.enum(["on"]));

/**
 * The fields of the lead form as a browser without JavaScript sends them: without a uuid, and with checkboxes
 * for the consents.
 */
export const LeadNoJsFields = z.object({
  ...fields,
  consent_abroad: ticked,
  consent_sensitive: ticked,
  consent_arrival: ticked,
});

/** Accepts a lead and one file from a form without JavaScript. */
export const leadPlain = {
  route: LEAD_PLAIN_PATH,
  method: "POST",
  changes: true,
  input: LeadNoJsFields,
  bodies: ["multipart/form-data"],
  files: ["file"],
  media: { "text/html": null },
  isPage: true,
  fails: ["damaged", "not_found", "too_many"],
  daily: "lead",
  examples: () => ({
    form: { username: "示例联系人", telephone: "000-0000-0000", consent_abroad: "on", consent_arrival: "on" },
  }),
} satisfies Operation;
