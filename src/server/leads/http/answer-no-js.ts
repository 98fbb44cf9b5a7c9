import { createHmac, hash } from "node:crypto";
import * as z from "zod/mini";
import { ERROR_CODES } from "#contract/envelope.ts";
import { UnsealedLeadRequest } from "#contract/leads/lead-form.ts";
import { LEAD_PLAIN_PATH } from "#contract/leads/lead-paths.ts";
import type { leadPage } from "#i18n/leads/lead-page.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import type { WordFailure } from "../../http/endpoint.ts";
import { toRequestFailure } from "../../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../../http/language.ts";
import { logRequest } from "../../http/log-request.ts";
import { refuseCrossSite } from "../../http/refuse-cross-site.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { countWithin, saltOf, secondsLeft } from "../../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../../visitor-limits/visitor-address.ts";
import { goneKey } from "../keys.ts";
import { fail, type LeadContext, type LeadFailure, type LeadOutcome } from "../lead-context.ts";
import { refuseFull } from "../lead-room.ts";
import { notifyOffice } from "../notify-office.ts";
import { refuseLead, type TakenLead, takeUnsealedLead } from "../take-lead.ts";
import { inContext } from "./answer-lead.ts";
import { takeWholeFile } from "./answer-upload.ts";
import { explainIssues } from "./explain-issues.ts";
import { answerWithPage, type NoJsLeadPage } from "./no-js-page.ts";
import { type MultipartBody, readMultipart } from "./read-multipart.ts";

/** The texts of the answer pages in one language. */
export type NoJsLeadWords = (typeof leadPage)["cn"];

/** What an answer page needs besides the request: its texts, and the wording of failures. */
export interface NoJsSpeech {
  words: Record<AnswerLanguage, NoJsLeadWords>;
  word: WordFailure;
}

/** The texts of a page that says that a form was accepted. */
type Taken = Pick<NoJsLeadPage, "title" | "lines" | "facts" | "links">;

/**
 * Answers a form sent without script with a page. The page shows the result of `take`. If the form was
 * refused, the page has the title for refusals and says why the form was refused and what to do. The path of
 * the request is logged.
 */
export async function answerNoJsForm(
  request: Request,
  path: string,
  { words, word }: NoJsSpeech,
  refused: "refused" | "notWithdrawn",
  take: (
    said: NoJsLeadWords,
    language: AnswerLanguage,
  ) => Promise<{ ok: Taken } | { failure: RequestFailure }>,
): Promise<Response> {
  const started = performance.now();
  const language = requestLanguage(request);
  const said = words[language];
  const settle = async (): ReturnType<typeof take> => {
    if (request.method !== "POST")
      return { failure: { error: "method_not_allowed", headers: { allow: "POST" } } };
    return refuseCrossSite(request) ?? take(said, language);
  };
  const taken = await settle().catch((error) => ({ failure: toRequestFailure(error, path) }));
  const { lang, brand } = said;
  const response =
    "ok" in taken
      ? answerWithPage({ lang, brand, isRefusal: false, ...taken.ok }, 200)
      : answerWithPage(
          {
            ...{ lang, brand, isRefusal: true, title: said[refused] },
            lines: [word(taken.failure, language), said.goBack],
            links: [{ href: refused === "refused" ? said.backTo : said.withdrawTo, text: said.back }],
          },
          ERROR_CODES[taken.failure.error].status,
          taken.failure.headers,
        );
  logRequest(request, path, response.status, performance.now() - started);
  return response;
}

/**
 * Answers a lead sent without script. The page shows receipt number and code, or says why the lead was
 * refused.
 */
export const answerNoJsLead = (request: Request, speech: NoJsSpeech): Promise<Response> =>
  answerNoJsForm(request, LEAD_PLAIN_PATH, speech, "refused", async (said, language) => {
    const read = await readMultipart(request);
    if ("failure" in read) return read;
    const taken = await inContext((desk) => takeNoJsLead(desk, read.value, request));
    if ("failure" in taken) return taken;
    const { receipt, code, file } = taken.ok;
    const what =
      file === "complete"
        ? said.delivered
        : file === "none"
          ? said.noFile
          : said.fileRefused.replace("{msg}", () => speech.word(file, language));
    return {
      ok: {
        title: said.taken,
        lines: [what, said.keep],
        facts: [
          [said.receipt, receipt],
          [said.code, code],
        ],
        links: [
          { href: said.homeTo, text: said.home },
          { href: said.withdrawTo, text: said.withdraw },
        ],
      },
    };
  });

/**
 * Stands for the uuid while the form is decoded. The uuid is derived from the file's hash, which is computed
 * only after all cheaper checks.
 */
const NOT_YET_DERIVED = "00000000-0000-4000-8000-000000000000";

/** An accepted lead that was sent without script. `file` says what became of its file. */
interface NoJsLead extends TakenLead {
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
 * Derives a uuid from the content and the sender with the day's salt. If the lead with that uuid was
 * withdrawn on the same day, the same content is a new lead: it gets the next uuid whose lead was not
 * withdrawn.
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
