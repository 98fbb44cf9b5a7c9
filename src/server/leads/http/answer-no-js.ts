import { ERROR_CODES } from "#contract/envelope.ts";
import { LEAD_PLAIN_PATH } from "#contract/leads/lead-paths.ts";
import type { leadPage } from "#i18n/leads/lead-page.ts";
import type { WordFailure } from "../../http/endpoint.ts";
import { toRequestFailure } from "../../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../../http/language.ts";
import { logRequest } from "../../http/log-request.ts";
import { refuseCrossSite } from "../../http/refuse-cross-site.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { openLeadContext } from "../lead-context.ts";
import { withStore } from "./answer-lead.ts";
import { answerWithPage } from "./no-js-page.ts";
import { readMultipart } from "./read-multipart.ts";
import { takeNoJsLead } from "./take-no-js-lead.ts";

/** The words of the answer pages in one language. */
export type NoJsLeadWords = (typeof leadPage)["cn"];

/** The context of a no-JS answer besides the request. */
export interface NoJsSpeech {
  words: Record<AnswerLanguage, NoJsLeadWords>;
  word: WordFailure;
}

/** The page that answers a no-JS form: receipt and code, or a message that says what to do. */
export async function answerNoJsLead(request: Request, speech: NoJsSpeech): Promise<Response> {
  const started = performance.now();
  const language = requestLanguage(request);
  const response = await settle(request, language, speech).catch((error) =>
    refuseNoJs(toRequestFailure(error, LEAD_PLAIN_PATH), language, speech),
  );
  logRequest(request, LEAD_PLAIN_PATH, response.status, performance.now() - started);
  return response;
}

async function settle(request: Request, language: AnswerLanguage, speech: NoJsSpeech): Promise<Response> {
  const { words, word } = speech;
  const said = words[language];
  const refuse = (failure: RequestFailure) => refuseNoJs(failure, language, speech);
  if (request.method !== "POST") return refuse({ error: "method_not_allowed", headers: { allow: "POST" } });
  const foreign = refuseCrossSite(request);
  if (foreign) return refuse(foreign.failure);
  const read = await readMultipart(request);
  if ("failure" in read) return refuse(read.failure);
  const opened = await openLeadContext();
  if ("failure" in opened) return refuse(opened.failure);
  const taken = await withStore(() => takeNoJsLead(opened.ok, read.value, request));
  if ("failure" in taken) return refuse(taken.failure);
  const { receipt, code, file } = taken.ok;
  const what =
    file === "complete"
      ? said.delivered
      : file === "none"
        ? said.noFile
        : said.fileRefused.replace("{msg}", () => word(file, language));
  return answerWithPage(
    {
      lang: said.lang,
      brand: said.brand,
      title: said.taken,
      isRefusal: false,
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
    200,
  );
}

/** The page that tells why a form was refused and how to get back to it. */
export function refuseNoJs(
  failure: RequestFailure,
  language: AnswerLanguage,
  { words, word }: NoJsSpeech,
  title: "refused" | "notWithdrawn" = "refused",
): Response {
  const said = words[language];
  const href = title === "refused" ? said.backTo : said.withdrawTo;
  return answerWithPage(
    {
      lang: said.lang,
      brand: said.brand,
      title: said[title],
      isRefusal: true,
      lines: [word(failure, language), said.goBack],
      links: [{ href, text: said.back }],
    },
    ERROR_CODES[failure.error].status,
    failure.headers,
  );
}
