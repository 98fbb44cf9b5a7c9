import { ERROR_CODES } from "#contract/envelope.ts";
import { LEAD_PLAIN_PATH } from "#contract/lead-paths.ts";
import type { WordFailure } from "../http/endpoint.ts";
import { logRequest } from "../http/log-request.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { withStore } from "./answer-lead.ts";
import { openDesk } from "./desk.ts";
import { readMultipart } from "./read-multipart.ts";
import { takePlainLead } from "./take-plain-lead.ts";

/** The words of the answering page in one language; src/i18n/lead-page.ts has them. */
export type PlainWords = Record<
  | "lang"
  | "taken"
  | "delivered"
  | "noFile"
  | "fileRefused"
  | "receipt"
  | "code"
  | "keep"
  | "refused"
  | "back"
  | "backTo",
  string
>;

/** The page that answers a form sent without script: receipt and code, or the sentence that says what to do. */
export async function answerPlain(
  request: Request,
  words: Record<"cn" | "en", PlainWords>,
  word: WordFailure,
): Promise<Response> {
  const started = performance.now();
  const response = await settle(request, words, word).catch(() =>
    refuse({ error: "internal" }, words.cn, word, "cn"),
  );
  logRequest(request, LEAD_PLAIN_PATH, response.status, performance.now() - started);
  return response;
}

async function settle(request: Request, words: Record<"cn" | "en", PlainWords>, word: WordFailure) {
  if (request.method !== "POST")
    return refuse({ error: "method_not_allowed", headers: { allow: "POST" } }, words.cn, word, "cn");
  const read = await readMultipart(request);
  if ("failure" in read) return refuse(read.failure, words.cn, word, "cn");
  const lang = read.value.fields.lang === "en" ? "en" : "cn";
  const said = words[lang];
  const opened = await openDesk();
  if ("failure" in opened) return refuse(opened.failure, said, word, lang);
  const taken = await withStore(() => takePlainLead(opened.ok, read.value, request));
  if ("failure" in taken) return refuse(taken.failure, said, word, lang);
  const { receipt, code, file } = taken.ok;
  const what =
    file === "complete"
      ? said.delivered
      : file === "none"
        ? said.noFile
        : said.fileRefused.replace("{msg}", () => word(file, lang));
  return page(said, 200, said.taken, [
    what,
    `${said.receipt}: ${receipt}`,
    `${said.code}: ${code}`,
    said.keep,
  ]);
}

function refuse(failure: RequestFailure, said: PlainWords, word: WordFailure, lang: "cn" | "en"): Response {
  const { status } = ERROR_CODES[failure.error];
  return page(said, status, said.refused, [word(failure, lang)], failure.headers);
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(
  said: PlainWords,
  status: number,
  title: string,
  lines: string[],
  headers: Record<string, string> = {},
): Response {
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const html = `<!doctype html><html lang="${said.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>
${body}
<p><a href="${said.backTo}">${said.back}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
