import { toRequestFailure } from "../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { readNoJsForm } from "./read-form.ts";

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
