import { createHash, createHmac } from "node:crypto";
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
 * Placeholder for the uuid while the form is decoded. The file is hashed for the uuid only after all cheaper
 * checks.
 */
const NOT_YET_DERIVED = "00000000-0000-4000-8000-000000000000";

/** An accepted no-JS lead, with the result of its file. */
export interface NoJsLead extends TakenLead {
  file: "none" | "complete" | LeadFailure;
}

/**
 * Accepts a form and file sent in one request by a browser without script. Such a page cannot generate a
 * uuid, so it is derived from the content with the day's salt. The same page sent twice in a day is therefore
 * one lead.
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

/** Maximum number of withdrawn leads per day with identical content. */
const MAX_GENERATIONS = 20;

/**
 * A uuid derived from the content and the sender with the day's salt. Content that was sent and withdrawn
 * earlier the same day is a new lead and gets the next uuid that is not withdrawn.
 */
async function uuidOf(
  desk: LeadContext,
  client: string,
  fields: MultipartBody["fields"],
  file: MultipartBody["file"],
): Promise<string> {
  const salt = await saltOf(desk.store, desk.now());
  const print = createHash("sha256")
    .update(file?.bytes ?? "")
    .digest("hex");
  let uuid = "";
  for (let generation = 0; generation < MAX_GENERATIONS; generation++) {
    const content = JSON.stringify([client, print, Object.entries(fields).sort(), generation]);
    const digest = createHmac("sha256", salt).update(content).digest("hex");
    uuid = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    if (!(await desk.store.readFacts(goneKey(await receiptOf(uuid))))) break;
  }
  return uuid;
}
