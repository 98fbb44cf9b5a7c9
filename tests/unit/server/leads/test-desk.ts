import { randomUUID } from "node:crypto";
import type { AddCases2Request } from "#contract/add-cases2.ts";
import { readCompliance } from "#server/leads/compliance.ts";
import type { LeadDesk } from "#server/leads/desk.ts";
import type { LeadStore } from "#server/leads/lead-store.ts";
import {
  generateOfficeKey,
  importPrivateKey,
  type OfficePrivateKey,
  parsePublicKey,
} from "#server/leads/office-key.ts";
import { readSettings } from "#server/settings.ts";

/** A desk over the given store with a fresh office key, a clock that the test moves, and no limits in the way. */
export async function testDesk(
  store: LeadStore,
): Promise<{ desk: LeadDesk; keys: OfficePrivateKey[]; clock: { ms: number } }> {
  const made = await generateOfficeKey();
  const clock = { ms: Date.parse("2026-03-02T01:00:00Z") };
  const desk: LeadDesk = {
    store,
    office: (await parsePublicKey(made.publicKey))!,
    compliance: readCompliance(),
    settings: { ...readSettings({}), FASU_FILES_PER_DAY: 1_000_000, FASU_LEADS_PER_DAY: 1_000_000 },
    now: () => clock.ms,
  };
  return { desk, keys: [await importPrivateKey(made.privateKey)], clock };
}

/** A lead form of an invented person. */
export const leadRequest = (user_uuid: string = randomUUID(), more: Partial<AddCases2Request> = {}) =>
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
    website: "",
    ...more,
  }) satisfies AddCases2Request;

/** A smallest PDF around the given bytes, as far as the type check looks. */
export const pdfAround = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes, Buffer.from("\n%%EOF\n")]));
