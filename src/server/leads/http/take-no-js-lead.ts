import { createHmac, hash } from "node:crypto";
import * as z from "zod/mini";
import { UnsealedLeadRequest } from "#contract/leads/lead-form.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { countWithin, saltOf, secondsLeft } from "../../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../../visitor-limits/visitor-address.ts";
import { goneKey } from "../keys.ts";
import { fail, type LeadContext, type LeadFailure, type LeadOutcome } from "../lead-context.ts";
import { refuseFull } from "../lead-room.ts";
import { notifyOffice } from "../notify-office.ts";
import { refuseLead, type TakenLead, takeUnsealedLead } from "../take-lead.ts";
import { takeWholeFile } from "./answer-upload.ts";
import { explainIssues } from "./explain-issues.ts";
import type { MultipartBody } from "./read-multipart.ts";

/**
 * Stands for the uuid while the form is decoded. The uuid is derived from the file's hash, which is computed
 * only after all cheaper checks.
 */
const NOT_YET_DERIVED = "00000000-0000-4000-8000-000000000000";

/** An accepted lead that was sent without script. `file` says what became of its file. */
export interface NoJsLead extends TakenLead {
  file: "none" | "complete" | LeadFailure;
}

/**
 * Accepts a form and a file that a browser without script sent in one request. Without script a page cannot
 * make a uuid, so the uuid is derived from the content and the sender with the day's salt. So the same page
 * sent twice in a day is one lead.
 */
export async function takeNoJsLead(
  desk: LeadContext,
  { fields, file }: MultipartBody,
  request: Request,
): Promise<LeadOutcome<NoJsLead> | { failure: ReturnType<typeof explainIssues> }> {
  const client = visitorAddress(request);
  const decoded = z.safeParse(UnsealedLeadRequest, {
    ...fields,
    lang: undefined,
    user_uuid: NOT_YET_DERIVED,
    consent_abroad: fields.consent_abroad === "on",
    consent_sensitive: fields.consent_sensitive === "on",
    consent_arrival: fields.consent_arrival === "on",
    filled_ms: undefined,
  });
  if (!decoded.success) return { failure: explainIssues(decoded.error.issues) };
  const refused = refuseLead(desk, decoded.data);
  if (refused) return refused;
  if (file && !decoded.data.consent_sensitive) return fail("bad_input", "consent_sensitive");
  const full = await refuseFull(desk);
  if (full) return full;
  if (!(await countWithin(desk.store, "plain", client, desk.settings.FASU_LEADS_PER_DAY, desk.now())))
    return fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } });
  const lead = { ...decoded.data, user_uuid: await uuidOf(desk, client, fields, file) };
  const taken = await takeUnsealedLead(desk, lead);
  if ("failure" in taken) return taken;
  if (taken.ok.isNew) await notifyOffice(desk.settings.FASU_LEAD_WEBHOOK, taken.ok.receipt);
  if (!file) return { ok: { ...taken.ok, file: "none" } };
  const stored = await takeWholeFile(desk, lead.user_uuid, file, {
    sensitive: true,
    arrival: lead.consent_arrival,
  });
  return { ok: { ...taken.ok, file: "failure" in stored ? stored.failure : "complete" } };
}

/** Maximum number of withdrawn leads with the same content and sender on one day. */
const MAX_GENERATIONS = 20;

/**
 * Derives a uuid from the content and the sender with the day's salt. If that lead was withdrawn on the same
 * day, the same content is a new lead: the next uuid is used that is not withdrawn.
 */
async function uuidOf(
  desk: LeadContext,
  client: string,
  fields: MultipartBody["fields"],
  file: MultipartBody["file"],
): Promise<string> {
  const salt = await saltOf(desk.store, desk.now());
  const print = hash("sha256", file?.bytes ?? "");
  let uuid = "";
  for (let generation = 0; generation < MAX_GENERATIONS; generation++) {
    const content = JSON.stringify([client, print, Object.entries(fields).sort(), generation]);
    const digest = createHmac("sha256", salt).update(content).digest("hex");
    uuid = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    if (!(await desk.store.readFacts(goneKey(await receiptOf(uuid))))) break;
  }
  return uuid;
}
