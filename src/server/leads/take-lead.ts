import { LEAD_FIELDS } from "#contract/leads/lead-fields.ts";
import type { LeadFormFields, SealedLeadRequest, UnsealedLeadRequest } from "#contract/leads/lead-form.ts";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { keyedFingerprint, sha256Hex } from "#sealing/digest.ts";
import { readSealedForm, receiptOf, sealLead } from "#sealing/seal-lead.ts";
import { writeChecked } from "../object-store/checked-object.ts";
import { inOrder } from "../object-store/in-order.ts";
import type { LeadStore } from "../object-store/object-store.ts";
import { codeOf, fingerprintKeyOf, hashCode } from "./identity.ts";
import { formKey, formsKey, goneKey, headKey, readFormKey } from "./keys.ts";
import { fail, type LeadContext, type LeadOutcome, refuseSeal } from "./lead-context.ts";

/** Maximum number of revisions of a lead. More come from a bot. */
const MAX_REVISIONS = 20;

/** Who sealed a form: the visitor's browser, or the service on arrival. */
export type SealedBy = "browser" | "arrival";

/** An accepted lead: its receipt number and its withdrawal code. */
export interface TakenLead {
  receipt: string;
  code: string;
  /** Number of the revision, from 1. Sending the same content again makes no new revision. */
  revision: number;
  isNew: boolean;
}

/**
 * The refusal of a lead; null if it is accepted. Checks the consents, the hidden field, and the time that it
 * took to fill in the form.
 */
export function refuseLead(desk: LeadContext, request: SealedLeadRequest | UnsealedLeadRequest) {
  if (request.website !== "" || (request.filled_ms !== undefined && request.filled_ms < MIN_FILL_MS))
    return fail("bad_input", "looks_automatic");
  if (!desk.compliance.storageAbroad) return null;
  if (!request.consent_abroad)
    return fail("bad_input", "consent_abroad", {
      value: desk.compliance.storageCountry.cn,
      fields: ["consent_abroad"],
    });
  if (request.sealed === undefined && !request.consent_arrival)
    return fail("bad_input", "consent_arrival", { fields: ["consent_arrival"] });
  return null;
}

/** Stores a lead that the browser sealed. Sending the same sealed object again makes no new revision. */
export async function takeSealedLead(
  desk: LeadContext,
  { user_uuid, sealed: text, sequence = 0 }: SealedLeadRequest,
): Promise<LeadOutcome<TakenLead>> {
  const sealed = await readSealedForm(await receiptOf(user_uuid), text);
  if (!sealed) return fail("damaged", "bad_seal", { fields: ["sealed"] });
  const wrong = refuseSeal(desk, sealed);
  if (wrong) return wrong;
  const print = (await sha256Hex(sealed)).slice(0, 32);
  const arrived: ArrivedForm = { print, by: "browser", sequence, seal: async () => sealed };
  return inOrder(user_uuid, () => storeForm(desk, user_uuid, arrived));
}

/** Seals and stores a lead that was sent unsealed. Sending the same content again makes no new revision. */
export async function takeUnsealedLead(
  desk: LeadContext,
  request: UnsealedLeadRequest,
): Promise<LeadOutcome<TakenLead>> {
  const { office, compliance } = desk;
  const form = onlyForm(request);
  const print = await keyedFingerprint(fingerprintKeyOf(request.user_uuid), JSON.stringify(form));
  const arrived: ArrivedForm = {
    print,
    by: "arrival",
    sequence: 0,
    seal: () =>
      sealLead(office, {
        form,
        at: new Date(desk.now()).toISOString(),
        consents: {
          abroad: request.consent_abroad,
          sensitive: request.consent_sensitive,
          arrival: request.consent_arrival,
        },
        notice: {
          country: compliance.storageCountry.cn,
          provider: compliance.storageProvider.cn,
          retentionDays: compliance.retentionDays,
        },
      }),
  };
  // Requests with one uuid are handled one after another. So a form that is sent twice at once is written
  // once, and is not read while another copy replaces it.
  return inOrder(request.user_uuid, () => storeForm(desk, request.user_uuid, arrived));
}

/** A form to be stored. `sequence` is its number among the forms that the sender has sealed; 0 if unknown. */
interface ArrivedForm {
  print: string;
  by: SealedBy;
  sequence: number;
  seal: () => Promise<Uint8Array>;
}

/**
 * Stores a form as a revision of its lead. The same uuid always gives the same receipt number. Content that
 * differs from the newest revision makes a new one. A form that was sealed before the newest revision is
 * sorted before it. Fails if the lead was withdrawn.
 */
async function storeForm(
  desk: LeadContext,
  uuid: string,
  { print, by, sequence, seal }: ArrivedForm,
): Promise<LeadOutcome<TakenLead>> {
  const { store } = desk;
  const receipt = await receiptOf(uuid);
  const code = codeOf(uuid);
  if (await store.readFacts(goneKey(receipt))) return fail("not_found", "lead_gone");
  const at = desk.now();
  await store.create(headKey(receipt), new Uint8Array(), { at, code: hashCode(receipt, code), by });
  const revisions = (await store.list(formsKey(receipt))).map(readFormKey);
  // Each sealing gives other bytes, so a form from a browser with a known fingerprint is a repeated request.
  // Of a form sent unsealed only the newest revision is compared, because the visitor may have gone back to
  // an earlier content.
  const known =
    by === "browser" ? revisions.some((one) => one.print === print) : revisions.at(-1)?.print === print;
  if (!known && revisions.length >= MAX_REVISIONS) return fail("too_many", "too_many_revisions");
  if (!known) {
    const place = await placeAmong(store, receipt, revisions, sequence, at);
    await writeChecked(store, formKey(receipt, place, print), await seal(), { by, sequence });
  }
  // If the lead was withdrawn during the write, the withdrawal may have missed this form.
  if (await store.readFacts(goneKey(receipt))) {
    for (const key of await store.list(formsKey(receipt))) await store.remove(key);
    await store.remove(headKey(receipt));
    return fail("not_found", "lead_gone");
  }
  return {
    ok: { receipt, code, revision: revisions.length + (known ? 0 : 1), isNew: revisions.length === 0 },
  };
}

/**
 * The time to use in the key of a new revision; it decides the order of revisions. Normally it is now, or
 * just after the newest revision. If revisions that were sealed later have already arrived, it is just before
 * the oldest of them.
 */
async function placeAmong(
  store: LeadStore,
  receipt: string,
  revisions: readonly { at: number; print: string }[],
  sequence: number,
  now: number,
): Promise<number> {
  let place = now;
  for (const [back, one] of revisions.toReversed().entries()) {
    const facts = sequence > 0 ? await store.readFacts(formKey(receipt, one.at, one.print)) : null;
    if (facts && Number(facts.sequence ?? 0) > sequence) place = one.at - 1;
    // Even if the clock was set back, the newest content is sorted last.
    else return back === 0 ? Math.max(now, one.at + 1) : place;
  }
  return place;
}

function onlyForm(request: UnsealedLeadRequest): LeadFormFields {
  const entries = LEAD_FIELDS.map((field) => [field, request[field]] as const);
  return { user_uuid: request.user_uuid, ...Object.fromEntries(entries) } as LeadFormFields;
}
