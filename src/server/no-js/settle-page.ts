import { toRequestFailure } from "../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import { readForm as readPosted } from "../http/read-body.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** What a page for browsers without script gets: the form, and the language. */
export interface NoJsForm {
  /** The form as text, which the decoder of addresses (`decodeQuery`) can read. */
  text: string;
  fields: URLSearchParams;
  language: AnswerLanguage;
}

/**
 * Answers a posted form with a page. `make` returns two functions: `answer` makes the page, and `fail` makes
 * the page for a form that cannot be read and for an error that `answer` throws. `path` is logged. The form
 * is sent by POST, because it may name people, and addresses get into logs, histories and referrers.
 */
export async function settlePage(
  request: Request,
  path: string,
  make: (form: NoJsForm) => {
    answer: () => Response | Promise<Response>;
    fail: (failure: RequestFailure) => Response;
  },
): Promise<Response> {
  const started = performance.now();
  const read = await readNoJsForm(request);
  const text = "text" in read ? read.text : "";
  const fields = new URLSearchParams(text);
  const language = fields.get("lang") === "en" ? "en" : requestLanguage(request);
  const { answer, fail } = make({ text, fields, language });
  const settle = async () => {
    if ("failure" in read) return fail(read.failure);
    try {
      return await answer();
    } catch (error) {
      return fail(toRequestFailure(error, path));
    }
  };
  const response = await settle();
  logRequest(request, path, response.status, performance.now() - started);
  return response;
}

/** Maximum size of a form in bytes. Fifty values in every list take less. */
const MAX_FORM_BYTES = 64_000;

/**
 * The text of the form that was posted; empty if the page was opened by GET. A failure if it cannot be read.
 */
async function readNoJsForm(request: Request): Promise<{ text: string } | { failure: RequestFailure }> {
  if (request.method === "GET" || request.method === "HEAD") return { text: "" };
  if (request.method !== "POST")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } } };
  return readPosted(request, MAX_FORM_BYTES);
}
