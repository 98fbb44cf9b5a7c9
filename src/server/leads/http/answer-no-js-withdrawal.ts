import * as z from "zod/mini";
import { LeadWithdrawRequest } from "#contract/leads/lead-files.ts";
import { LEAD_WITHDRAW_PLAIN_PATH } from "#contract/leads/lead-paths.ts";
import { toRequestFailure } from "../../http/failure-of.ts";
import { requestLanguage } from "../../http/language.ts";
import { logRequest } from "../../http/log-request.ts";
import { readForm } from "../../http/read-body.ts";
import { refuseCrossSite } from "../../http/refuse-cross-site.ts";
import { answerWithdrawal } from "./answer-files.ts";
import { type NoJsSpeech, refuseNoJs } from "./answer-no-js.ts";
import { answerWithPage } from "./no-js-page.ts";

/** Most bytes of the form, which has two short fields. */
const MAX_FORM_BYTES = 10_000;

/** The page that answers the no-JS withdrawal form. */
export async function answerNoJsWithdrawal(request: Request, speech: NoJsSpeech): Promise<Response> {
  const started = performance.now();
  const response = await settle(request, speech).catch((error) =>
    refuseNoJs(
      toRequestFailure(error, LEAD_WITHDRAW_PLAIN_PATH),
      requestLanguage(request),
      speech,
      "notWithdrawn",
    ),
  );
  logRequest(request, LEAD_WITHDRAW_PLAIN_PATH, response.status, performance.now() - started);
  return response;
}

async function settle(request: Request, speech: NoJsSpeech): Promise<Response> {
  const language = requestLanguage(request);
  const said = speech.words[language];
  const refuse = (failure: Parameters<typeof refuseNoJs>[0]) =>
    refuseNoJs(failure, language, speech, "notWithdrawn");
  if (request.method !== "POST") return refuse({ error: "method_not_allowed", headers: { allow: "POST" } });
  const foreign = refuseCrossSite(request);
  if (foreign) return refuse(foreign.failure);
  const read = await readForm(request, MAX_FORM_BYTES);
  if ("failure" in read) return refuse(read.failure);
  const typed = Object.fromEntries(new URLSearchParams(read.text));
  const decoded = z.safeParse(LeadWithdrawRequest, typed);
  if (!decoded.success) return refuse({ error: "not_found", reason: "wrong_code" });
  const done = await answerWithdrawal(decoded.data, request);
  if ("failure" in done) return refuse(done.failure);
  const { receipt, deleted_at: at } = done.ok.content;
  return answerWithPage(
    {
      lang: said.lang,
      brand: said.brand,
      title: said.withdrawn,
      isRefusal: false,
      lines: [said.withdrawnAt.replace("{at}", () => at.slice(0, 16).replace("T", " "))],
      facts: [[said.receipt, receipt]],
      links: [{ href: said.homeTo, text: said.home }],
    },
    200,
  );
}
