import { ERROR_CODES } from "#contract/envelope.ts";
import { decodeQuery, emptyQuery, hasConditions } from "#contract/search/query-address.ts";
import { SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import type { AlsoSearchedForms } from "#contract/search/search.ts";
import {
  MAX_KEYWORD_CHARS,
  MAX_LIST_VALUES,
  MAX_REACH,
  PAGE_SIZE,
  pagesOf,
} from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { isAskedWhenEmpty } from "#domain/ask/input/asked-when-empty.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { typedKeywords } from "#domain/search/query/typed-keywords.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { answerQuestion } from "../ask/answer-question.ts";
import { understandFound, understandWords } from "../ask/understand-words.ts";
import type { WordFailure } from "../http/endpoint.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import type { SearchEngine, SearchResult } from "../search/search-engine.ts";
import { answerSection } from "./answer-section.ts";
import { noJsPage } from "./frame.ts";
import { listPage, searchFormMarkup } from "./list-page.ts";
import { html } from "./markup.ts";
import { settlePage } from "./settle-page.ts";
import type { NoJsWords } from "./words.ts";

/** Answers with the list of results as a page for browsers without script. */
export function answerNoJsList(
  request: Request,
  words: Record<AnswerLanguage, NoJsWords>,
  word: WordFailure,
): Promise<Response> {
  return settlePage(request, SEARCH_PLAIN_PATH, ({ text, fields, language }) => {
    const said = words[language];
    const sent = decodeQuery(text);
    const keywords = [...new Set(fields.getAll("qr").flatMap((typed) => typedKeywords(typed, sent.type)))];
    let query = { ...sent, qr: keywords };
    const page = (
      found: SearchResult | null,
      failure: RequestFailure | null,
      also: AlsoSearchedForms[] = [],
    ) => {
      const fault = failure ? said.failed.replace("{msg}", () => word(failure, language)) : "";
      const status = failure ? ERROR_CODES[failure.error].status : 200;
      const content = listPage(said, query, {
        ...{ found, fault, failure, also },
        asked: mayBeAsked(query, found, failure) ? keywords.join(" ") : "",
      });
      return noJsPage(language, said.search.title, content, status, failure?.headers);
    };
    return {
      fail: (failure) => page(null, failure),
      answer: async () => {
        const asked = (unanswered?: Response) =>
          answerAsked(
            { question: fields.getAll("qr").join(" "), cause: fields.get("cause") ?? undefined },
            ...([language, said, word, unanswered] as const),
          );
        const ask = fields.get("ask");
        if (ask === "1") return asked();
        const beyond = beyondLimits(keywords);
        if (beyond) return page(null, beyond);
        // If `ask` is set, a form of our pages sent the words. It is 0 if the words are to be searched for,
        // even if they are a question.
        if (ask === null && isQuestion(query)) return asked();
        if (!hasConditions(query)) return page(null, null);
        const engine = openEngine();
        const planned = planRequest(engine, query, "");
        if ("failure" in planned) return page(null, planned.failure);
        const found = await findPage(engine, planned.plan);
        const understood = await understandFound(query, found.total, engine);
        if (!understood?.follow) {
          const listed = page(found, null, planned.also);
          if (ask !== null || found.total > 0 || !understood) return listed;
          if (isEnglish(query.qr.join(" "))) return asked();
          // The page of an answer has no other conditions.
          const isBare = listConditions(query).length === query.qr.length;
          return isBare && isAskedWhenEmpty(understood.kind) ? asked(listed) : listed;
        }
        query = { ...emptyQuery(), ...understood.query };
        const followed = planRequest(engine, query, "");
        if ("failure" in followed) return page(null, followed.failure);
        return page(await findPage(engine, followed.plan), null);
      },
    };
  });
}

const isQuestion = (query: SearchQuery): boolean => understandWords(query, 1)?.kind === "question";

/**
 * Whether the page offers to ask the words of a query as a question: they are a question, find nothing, or
 * are too long for a search.
 */
function mayBeAsked(query: SearchQuery, found: SearchResult | null, failure: RequestFailure | null): boolean {
  const { type, qr } = query;
  if (type !== SCOPE.cases || qr.length === 0) return false;
  if (failure) return failure.reason === "too_long";
  return found?.total === 0 || isQuestion(query);
}

/**
 * Answers a question with proposals, or says why it is refused. The page has the box to ask again. If there
 * is no answer and `unanswered` is given, returns `unanswered`.
 */
async function answerAsked(
  asked: { question: string; cause?: string | undefined },
  language: AnswerLanguage,
  said: NoJsWords,
  word: WordFailure,
  unanswered?: Response,
): Promise<Response> {
  const engine = openEngine();
  const { question } = asked;
  const answered = await answerQuestion(asked, language, engine);
  if (unanswered && "answer" in answered && !answered.answer.found) return unanswered;
  const { failure } = { failure: null, ...answered };
  const content = html`${searchFormMarkup(said, { ...emptyQuery(), qr: [question] })}
${"answer" in answered ? answerSection(said, question, answered.answer, asked.cause) : html`<p role="alert" class="alert">${word(answered.failure, language)}</p>`}`;
  return noJsPage(language, said.search.title, content, failure ? ERROR_CODES[failure.error].status : 200);
}

/** The ten rows on the page of a plan. If the list is shorter, the rows of its last page. */
async function findPage(engine: SearchEngine, plan: QueryPlan): Promise<SearchResult> {
  const rowsOf = (page: number) =>
    engine.find({ ...plan, page }, { from: (page - 1) * PAGE_SIZE + 1, rows: PAGE_SIZE });
  const found = await rowsOf(Math.min(plan.page, MAX_REACH / PAGE_SIZE));
  return found.rows.length === 0 && found.total > 0 ? rowsOf(pagesOf(found.total)) : found;
}

/**
 * Keywords beyond the limits are refused with a message. They are not dropped silently, because a search with
 * fewer keywords finds other documents.
 */
function beyondLimits(keywords: readonly string[]): RequestFailure | null {
  const failure = { error: "bad_input" as const, fields: ["qr"] };
  if (keywords.length > MAX_LIST_VALUES)
    return { ...failure, reason: "too_many_values", value: String(MAX_LIST_VALUES) };
  if (keywords.some((keyword) => keyword.length > MAX_KEYWORD_CHARS))
    return { ...failure, reason: "too_long", value: String(MAX_KEYWORD_CHARS) };
  return null;
}
