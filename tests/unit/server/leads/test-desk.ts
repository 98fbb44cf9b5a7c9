import { randomBytes, randomUUID } from "node:crypto";
import type { PlainLeadRequest, SealedLeadRequest } from "#contract/leads/lead-form.ts";
import { type OfficePublicKey, parsePublicKey } from "#sealing/office-key.ts";
import type { FileOwner } from "#sealing/seal-file.ts";
import { readLeadForm, receiptOf, sealLead, writeSealedForm } from "#sealing/seal-lead.ts";
import { readCompliance } from "#server/leads/compliance.ts";
import type { LeadContext } from "#server/leads/lead-context.ts";
import {
  generateOfficeKey,
  importPrivateKey,
  type OfficePrivateKey,
} from "#server/leads/office/private-key.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { readEnvironment } from "#server/settings.ts";

/** A desk over the given store with a fresh office key, a clock that the test moves, and no limits in the way. */
export async function testDesk(
  store: LeadStore,
): Promise<{ desk: LeadContext; keys: OfficePrivateKey[]; officeKey: string; clock: { ms: number } }> {
  const made = await generateOfficeKey();
  const office = (await parsePublicKey(made.publicKey))!;
  const clock = { ms: Date.parse("2026-03-02T01:00:00Z") };
  const desk: LeadContext = {
    store,
    office,
    keyIds: [office.id],
    compliance: readCompliance(),
    settings: { ...readEnvironment({}), FASU_FILES_PER_DAY: 1_000_000, FASU_LEADS_PER_DAY: 1_000_000 },
    now: () => clock.ms,
  };
  return { desk, keys: [await importPrivateKey(made.privateKey)], officeKey: made.publicKey, clock };
}

/** A lead form of an invented person, in the clear. */
export const leadRequest = (user_uuid: string = randomUUID(), more: Partial<PlainLeadRequest> = {}) =>
  ({
    user_uuid,
    username: "林某某",
    telephone: "13800000000",
    mail: "",
    first_court: "",
    first_judge: "",
    final_court: "",
    final_judge: "",
    consent_abroad: true,
    consent_sensitive: true,
    consent_arrival: true,
    website: "",
    ...more,
  }) satisfies PlainLeadRequest;

/** The same form as the page seals it. */
export async function sealedRequest(
  office: OfficePublicKey,
  plain: PlainLeadRequest = leadRequest(),
): Promise<SealedLeadRequest & { website: ""; filled_ms: number }> {
  const read = readLeadForm(plain);
  if (!("form" in read)) throw new Error("the form is wrong");
  const sealed = await sealLead(office, {
    form: read.form,
    at: new Date().toISOString(),
    consents: { abroad: true, sensitive: true },
    notice: { country: "某国", provider: "某公司", retentionDays: 180 },
  });
  const { user_uuid } = read.form;
  const consents = { consent_abroad: true, consent_sensitive: true };
  return {
    user_uuid,
    sealed: await writeSealedForm(await receiptOf(user_uuid), sealed),
    ...consents,
    website: "",
    filled_ms: 60_000,
  };
}

/** Whose files are under this uuid, with a fresh secret. */
export const newOwner = async (uuid: string): Promise<FileOwner> => ({
  receipt: await receiptOf(uuid),
  secret: new Uint8Array(randomBytes(32)),
});

/** A smallest PDF around the given bytes, as far as the type check looks. */
export const pdfAround = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes, Buffer.from("\n%%EOF\n")]));
