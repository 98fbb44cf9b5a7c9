import { atom } from "nanostores";
import { LEAD_FIELDS, type LeadField } from "#contract/leads/lead-fields.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import { LEAD_DRAFT } from "../page/carried-case.ts";
import { forget } from "../page/device-storage.ts";
import { saveDraft, startingValues } from "../page/form-draft.ts";
import { $caseFiles } from "./case-file-list.ts";
import { $lead, checkLead, sendLead, writeAnotherLead } from "./lead.ts";

/** The consents that the form asks for with JavaScript. */
export const LEAD_CONSENTS = ["consent_abroad", "consent_sensitive"] as const;
export type AskedConsent = (typeof LEAD_CONSENTS)[number];

/** What is in the lead form. `website` is the hidden field that only programs fill in. */
export interface LeadValues {
  fields: Readonly<Record<LeadField, string>>;
  consents: Readonly<Record<AskedConsent, boolean>>;
  website: string;
}

const EMPTY: LeadValues = {
  fields: Object.fromEntries(LEAD_FIELDS.map((name) => [name, ""])) as LeadValues["fields"],
  consents: { consent_abroad: false, consent_sensitive: false },
  website: "",
};

export const $leadForm = atom<LeadValues>(EMPTY);

/**
 * Why the form was not sent: the first field that is invalid, with the reason, or the first consent that is
 * missing.
 */
export type LeadFault = { name: LeadField; reason: LeadReason } | { name: AskedConsent };
export const $leadFault = atom<LeadFault | null>(null);

$leadForm.listen(({ fields }) => saveDraft(LEAD_DRAFT, fields));
$lead.listen((lead) => {
  if (lead.kind === "sent" && lead.files !== "pending") {
    $leadForm.set(EMPTY);
    forget(LEAD_DRAFT);
  }
});

/** Fills the store with the draft, and with what was typed and ticked before hydration. */
export function startLeadForm(form: HTMLFormElement): void {
  const typed = new FormData(form);
  $leadForm.set({
    fields: startingValues(LEAD_DRAFT, LEAD_FIELDS, form),
    consents: {
      consent_abroad: typed.has("consent_abroad"),
      consent_sensitive: typed.has("consent_sensitive"),
    },
    website: String(typed.get("website") ?? ""),
  });
}

/** Changes what is in the form. After a delivered lead, a new lead begins. */
export function editLead(part: {
  fields?: Partial<LeadValues["fields"]>;
  consents?: Partial<LeadValues["consents"]>;
  website?: string;
}): void {
  const { fields, consents, website } = $leadForm.get();
  $leadForm.set({
    fields: { ...fields, ...part.fields },
    consents: { ...consents, ...part.consents },
    website: part.website ?? website,
  });
  const fault = $leadFault.get();
  if (fault && fault.name in { ...part.fields, ...part.consents }) $leadFault.set(null);
  const lead = $lead.get();
  if (lead.kind === "sent" && lead.files !== "pending") writeAnotherLead();
}

/**
 * Checks, seals and sends the lead. `needed` are the consents that are asked for and what each is needed for.
 * Returns the name of the field or consent because of which it was not sent, or null.
 */
export async function submitLead(
  needed: readonly { name: string; neededFor: "lead" | "files" | "plain" }[],
): Promise<string | null> {
  const { fields, consents, website } = $leadForm.get();
  const wrong = await checkLead(fields);
  const isNeeded = (name: AskedConsent) =>
    needed.some(
      (one) =>
        one.name === name &&
        (one.neededFor === "lead" || (one.neededFor === "files" && $caseFiles.get().length > 0)),
    );
  const missing = LEAD_CONSENTS.find((name) => !consents[name] && isNeeded(name));
  const fault = wrong ? { name: wrong.field, reason: wrong.reason } : missing ? { name: missing } : null;
  $leadFault.set(fault);
  if (fault) return fault.name;
  await sendLead({
    fields,
    ...consents,
    isTrapped: website !== "",
    filled_ms: Math.round(performance.now()),
  });
  return null;
}
