import { ERROR_CODES } from "#contract/envelope.ts";
import { asksSomething, decodeQuery } from "#contract/query-address.ts";
import { SEARCH_PLAIN_PATH } from "#contract/result-paths.ts";
import {
  MAX_KEYWORD_CHARS,
  MAX_LIST_VALUES,
  MAX_REACH,
  PAGE_SIZE,
  pagesOf,
} from "#contract/search-limits.ts";
import { type QueryPlan, searchedWords } from "#domain/search/query-plan.ts";
import { splitKeywords } from "#domain/search/split-keywords.ts";
import { alsoSearched } from "#domain/search/word-forms.ts";
import type { WordFailure } from "../http/endpoint.ts";
import { failureOf } from "../http/failure-of.ts";
import { type Language, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { openEngine } from "../search/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import type { Found, SearchEngine } from "../search/search-engine.ts";
import { plainPage } from "./frame.ts";
import { listPage } from "./list-page.ts";
import { readForm } from "./read-form.ts";
import type { PlainWords } from "./words.ts";

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
  const read = await readForm(request);
  const form = "text" in read ? read.text : "";
  const language: Language = /(?:^|&)lang=en(?:&|$)/.test(form) ? "en" : requestLanguage(request);
  const said = words[language];
  const keywords = [...new Set(new URLSearchParams(form).getAll("qr").flatMap(splitKeywords))];
  const query = { ...decodeQuery(form), qr: keywords };
  const page = (found: Found | null, failure: RequestFailure | null, plan?: QueryPlan) => {
    const fault = failure ? said.failed.replace("{msg}", () => word(failure, language)) : "";
    const status = failure ? ERROR_CODES[failure.error].status : 200;
    return plainPage(
      language,
      said.search.title,
      listPage(said, query, { found, fault, failure, also: plan ? alsoSearched(searchedWords(plan)) : [] }),
      status,
      failure?.headers,
    );
  };
  if ("failure" in read) return page(null, read.failure);
  const beyond = beyondLimits(keywords);
  if (beyond) return page(null, beyond);
  if (!asksSomething(query)) return page(null, null);
  try {
    const engine = openEngine();
    const planned = planRequest(engine, query, "");
    if ("failure" in planned) return page(null, planned.failure);
    return page(await findPage(engine, planned.plan), null, planned.plan);
  } catch (error) {
    return page(null, failureOf(error, SEARCH_PLAIN_PATH));
  }
}

/** What a plan finds, with the ten rows of its page, or of the last page where the list is shorter. */
async function findPage(engine: SearchEngine, plan: QueryPlan): Promise<Found> {
  const rowsOf = (page: number) =>
    engine.find({ ...plan, page }, { from: (page - 1) * PAGE_SIZE + 1, rows: PAGE_SIZE });
  const found = await rowsOf(Math.min(plan.page, MAX_REACH / PAGE_SIZE));
  return found.rows.length === 0 && found.total > 0 ? rowsOf(pagesOf(found.total)) : found;
}

/** Keywords are refused with a sentence, never dropped in silence: a search with one less finds something else. */
function beyondLimits(keywords: readonly string[]): RequestFailure | null {
  const failure = { error: "bad_input" as const, fields: ["qr"] };
  if (keywords.length > MAX_LIST_VALUES)
    return { ...failure, reason: "too_many_values", value: String(MAX_LIST_VALUES) };
  if (keywords.some((keyword) => keyword.length > MAX_KEYWORD_CHARS))
    return { ...failure, reason: "too_long", value: String(MAX_KEYWORD_CHARS) };
  return null;
}
