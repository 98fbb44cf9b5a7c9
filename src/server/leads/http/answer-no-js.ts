import { ERROR_CODES } from "#contract/envelope.ts";
import { LEAD_PLAIN_PATH } from "#contract/leads/lead-paths.ts";
import type { leadPage } from "#i18n/leads/lead-page.ts";
import type { WordFailure } from "../../http/endpoint.ts";
import { toRequestFailure } from "../../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../../http/language.ts";
import { logRequest } from "../../http/log-request.ts";
import { refuseCrossSite } from "../../http/refuse-cross-site.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { inContext } from "./answer-lead.ts";
import { answerWithPage, type NoJsLeadPage } from "./no-js-page.ts";
import { readMultipart } from "./read-multipart.ts";
import { takeNoJsLead } from "./take-no-js-lead.ts";

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
 * Answers a form sent without script with a page. The page shows the result of `take`, or says why the form
 * was refused and what to do; the title is then that for refusals. The path of the request is logged.
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
