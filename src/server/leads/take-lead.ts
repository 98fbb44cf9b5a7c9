import type { AddCases2Request, LeadForm } from "#contract/add-cases2.ts";
import { LEAD_FIELDS } from "#contract/lead-fields.ts";
import { MIN_FILL_MS } from "#contract/lead-limits.ts";
import { fail, type LeadDesk, type Outcome } from "./desk.ts";
import { codeOf, fingerprint, fingerprintKeyOf, hashCode, receiptOf } from "./identity.ts";
import { formKey, formsKey, goneKey, headKey, readFormKey } from "./keys.ts";
import { seal } from "./seal.ts";

/** A lead may be changed this often; more is a program at play. */
const MAX_REVISIONS = 20;

/** What is sealed for the office: the form, what was consented to, and the notice that was in force. */
export interface SealedLead {
  form: LeadForm;
  at: string;
  consents: { abroad: boolean; sensitive: boolean };
  notice: { country: string; provider: string; retentionDays: number };
}

/** A lead that was taken: its receipt number, the code that withdraws it. */
export interface TakenLead {
  receipt: string;
  code: string;
  /** 1 for the first content; the same content again is no revision. */
  revision: number;
  isNew: boolean;
}

/** Why the lead is not taken, or null: consent, the hidden field, the time it took to fill in. */
export function refuseLead(desk: LeadDesk, request: AddCases2Request) {
  if (request.website !== "" || (request.filled_ms !== undefined && request.filled_ms < MIN_FILL_MS))
    return fail("bad_input", "looks_automatic");
  if (desk.compliance.storageAbroad && !request.consent_abroad)
    return fail("bad_input", "consent_abroad", {
      value: desk.compliance.storageCountry.cn,
      fields: ["consent_abroad"],
    });
  return null;
}

/**
 * The lead, sealed and stored. The same uuid is the same receipt however often it is sent; content that
 * differs from the newest revision becomes another one. Fails when the lead was withdrawn.
 */
export async function takeLead(desk: LeadDesk, request: AddCases2Request): Promise<Outcome<TakenLead>> {
  const { store, office, compliance } = desk;
  const receipt = receiptOf(request.user_uuid);
  const code = codeOf(request.user_uuid);
  if (await store.readFacts(goneKey(receipt))) return fail("not_found", "lead_gone");
  const at = desk.now();
  const form = onlyForm(request);
  const print = fingerprint(fingerprintKeyOf(request.user_uuid), JSON.stringify(form));
  await store.create(headKey(receipt), new Uint8Array(), {
    at,
    code: hashCode(receipt, code),
  });
  const revisions = (await store.list(formsKey(receipt))).map(readFormKey);
  const known = revisions.at(-1)?.print === print;
  if (!known && revisions.length >= MAX_REVISIONS) return fail("too_many", "too_many_revisions");
  if (!known) {
    const lead: SealedLead = {
      form,
      at: new Date(at).toISOString(),
      consents: { abroad: request.consent_abroad, sensitive: request.consent_sensitive },
      notice: {
        country: compliance.storageCountry.cn,
        provider: compliance.storageProvider.cn,
        retentionDays: compliance.retentionDays,
      },
    };
    const bytes = new TextEncoder().encode(JSON.stringify(lead));
    const sealed = await seal(office, { receipt, kind: "form", fingerprint: print }, bytes);
    // A clock that jumps back must not hide the newest content behind an older one.
    const later = Math.max(at, (revisions.at(-1)?.at ?? 0) + 1);
    await store.write(formKey(receipt, later, print), sealed, {});
  }
  // Withdrawn while this was written: whoever withdrew may not have seen it.
  if (await store.readFacts(goneKey(receipt))) {
    for (const key of await store.list(formsKey(receipt))) await store.remove(key);
    await store.remove(headKey(receipt));
    return fail("not_found", "lead_gone");
  }
  return {
    ok: { receipt, code, revision: revisions.length + (known ? 0 : 1), isNew: revisions.length === 0 },
  };
}

function onlyForm(request: AddCases2Request): LeadForm {
  const entries = LEAD_FIELDS.map((field) => [field, request[field]] as const);
  return { user_uuid: request.user_uuid, ...Object.fromEntries(entries) } as LeadForm;
}
