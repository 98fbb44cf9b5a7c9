import { toRequestFailure } from "../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import { readForm as readPosted } from "../http/read-body.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** The input of a no-JS page: the sent form, and the language of the page. */
export interface NoJsForm {
  /** The unparsed text, which the address codec reads too. */
  text: string;
  fields: URLSearchParams;
  language: AnswerLanguage;
}

/**
 * The page that `make` builds from a form; logged by its path. The form is sent by POST, because it may name
 * people, and an address ends up in logs, histories and referrers. `fail` shows an unreadable form, and any
 * error of `answer`, on the page.
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

/** The largest form accepted, in bytes: fifty values in every list take less. */
const MAX_FORM_BYTES = 64_000;

/** The posted form, empty for a page opened by GET; or why it cannot be read. */
async function readNoJsForm(request: Request): Promise<{ text: string } | { failure: RequestFailure }> {
  if (request.method === "GET" || request.method === "HEAD") return { text: "" };
  if (request.method !== "POST")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } } };
  return readPosted(request, MAX_FORM_BYTES);
}
