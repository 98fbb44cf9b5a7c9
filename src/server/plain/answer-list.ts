import { ERROR_CODES } from "#contract/envelope.ts";
import { asksSomething, decodeQuery, distinctValues } from "#contract/query-address.ts";
import { SEARCH_PLAIN_PATH } from "#contract/result-paths.ts";
import { splitKeywords } from "#domain/search/split-keywords.ts";
import type { WordFailure } from "../http/endpoint.ts";
import type { Language } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import { MissingPart } from "../http/missing-part.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { openEngine } from "../search/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import { plainPage } from "./frame.ts";
import { listPage } from "./list-page.ts";
import type { PlainWords } from "./words.ts";

/** The largest form that is read, in bytes: fifty values in every list would be less. */
const MAX_FORM_BYTES = 64_000;
const FORM = "application/x-www-form-urlencoded";

/**
 * The result list as a page, for a browser without script. The form comes by POST: what is searched for may name
 * people, and an address would stand in logs, histories and referrers.
 */
export async function answerPlainList(
  request: Request,
  words: Record<Language, PlainWords>,
  word: WordFailure,
): Promise<Response> {
  const started = performance.now();
  const response = await settle(request, words, word);
  logRequest(request, SEARCH_PLAIN_PATH, response.status, performance.now() - started);
  return response;
}

async function settle(
  request: Request,
  words: Record<Language, PlainWords>,
  word: WordFailure,
): Promise<Response> {
  const form = await readForm(request);
  const language: Language = form !== null && /(?:^|&)lang=en(?:&|$)/.test(form) ? "en" : "cn";
  const said = words[language];
  const given = decodeQuery(form ?? "");
  const query = { ...given, qr: distinctValues(given.qr.flatMap(splitKeywords)) };
  const page = (found: Parameters<typeof listPage>[2], failure: RequestFailure | null) => {
    const fault = failure ? said.failed.replace("{msg}", () => word(failure, language)) : "";
    const status = failure ? ERROR_CODES[failure.error].status : 200;
    return plainPage(
      language,
      said.search.title,
      listPage(said, query, found, fault),
      status,
      failure?.headers,
    );
  };
  if (form === null) {
    if (request.method !== "POST") return page(null, null);
    return page(null, { error: "wrong_type", value: FORM });
  }
  if (!asksSomething(query)) return page(null, null);
  try {
    const engine = openEngine();
    const planned = planRequest(engine, query, "");
    return "failure" in planned ? page(null, planned.failure) : page(await engine.find(planned.plan), null);
  } catch (error) {
    if (error instanceof MissingPart) return page(null, { error: "missing_part", value: error.command });
    // The kind alone: a message may hold what the visitor sent.
    console.error(
      JSON.stringify({ route: SEARCH_PLAIN_PATH, error: error instanceof Error ? error.name : "?" }),
    );
    return page(null, { error: "internal" });
  }
}

/** The urlencoded body of a POST, or null for anything else and for one too large. */
async function readForm(request: Request): Promise<string | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (request.method !== "POST" || type !== FORM) return null;
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FORM_BYTES) return null;
  const text = await request.text();
  return text.length > MAX_FORM_BYTES ? null : text;
}
