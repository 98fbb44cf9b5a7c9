import { ERROR_CODES } from "#contract/envelope.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import { causeLine } from "#domain/judgment/cause-line.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { answerWord } from "../downloads/answer-download.ts";
import type { FileWords } from "../downloads/file-facts.ts";
import type { WordFailure } from "../http/endpoint.ts";
import { toRequestFailure } from "../http/failure-of.ts";
import { type AnswerLanguage, requestLanguage } from "../http/language.ts";
import { logRequest } from "../http/log-request.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { noJsPage } from "./frame.ts";
import { html, type Markup } from "./markup.ts";
import type { NoJsWords } from "./words.ts";

/**
 * Answers with one judgment as a page for browsers without script, or as a Word file. The id of the judgment
 * is in the address, because it identifies nobody.
 */
export async function answerNoJsJudgment(
  request: Request,
  words: Record<AnswerLanguage, NoJsWords>,
  word: WordFailure,
  fileWords: Record<AnswerLanguage, FileWords>,
): Promise<Response> {
  const started = performance.now();
  const language = requestLanguage(request);
  const said = words[language];
  const read = await readJudgment(request);
  const isWord = new URL(request.url).searchParams.get("format") === "docx";
  const response =
    "failure" in read
      ? refuse(language, said, read.failure, word)
      : isWord
        ? answerWord(read.judgment, fileWords[language])
        : found(language, said, read.judgment);
  logRequest(request, SEARCH_JUDGMENT_PATH, response.status, performance.now() - started);
  return response;
}

async function readJudgment(
  request: Request,
): Promise<{ judgment: JudgmentDetail } | { failure: RequestFailure }> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD" } } };
  const id = new URL(request.url).searchParams.get("id") ?? "";
  try {
    const stored = /^[a-z2-7]{12}$/.test(id) ? await openEngine().detail(SCOPE.cases, id) : null;
    return stored ? { judgment: JSON.parse(stored) } : { failure: { error: "unknown_id" } };
  } catch (error) {
    return { failure: toRequestFailure(error, SEARCH_JUDGMENT_PATH) };
  }
}

function refuse(
  language: AnswerLanguage,
  said: NoJsWords,
  failure: RequestFailure,
  word: WordFailure,
): Response {
  const { title, notFound } = said.award;
  const fault = failure.error === "unknown_id" ? notFound : word(failure, language);
  const body = html`<h1>${title}</h1><p role="alert">${fault}</p>${back(said)}`;
  return noJsPage(language, title, body, ERROR_CODES[failure.error].status, failure.headers);
}

const back = ({ prefix, again }: NoJsWords) => html`<p class="screen"><a href="${prefix}/">${again}</a></p>`;

function found(language: AnswerLanguage, words: NoJsWords, judgment: JudgmentDetail): Response {
  const { court, casename, outcome, source, holding, wenshu_url, related } = judgment;
  const t = words.award;
  const web = /^https?:\/\//.test(wenshu_url) ? wenshu_url : "";
  const fact = (name: string, value: string | Markup) =>
    value !== "" && html`<div><dt>${name}</dt><dd lang="zh-CN">${value}</dd></div>`;
  const lines = (texts: string[], first: number) => {
    const attributes = (at: number) => {
      const inHolding = first === 0 && holding && at >= holding.from && at < holding.to;
      return html`id="p${first + at + 1}"${inHolding && html` class="holding"`}`;
    };
    return blocksOf(texts).map((block) =>
      block.kind === "text"
        ? html`<p ${attributes(block.at)}>${block.text}</p>`
        : html`<div class="rows"><table><tbody>${block.rows.map(
            (cells, row) =>
              html`<tr ${attributes(block.at + row)}>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
          )}</tbody></table></div>`,
    );
  };
  const [body, tail] = [judgment.body_text.length, judgment.tail_text.length];
  const content = html`<div class="award">${back(words)}
<p class="court" lang="zh-CN">${court}</p>
<h1 lang="zh-CN">${casename}</h1>
<article><header><p class="badges">${outcome && html`<b class="badge" data-outcome="${outcome}">${t.outcome} ${t.outcomes[outcome] ?? ""}</b>`}${source.sample && html` <b class="badge sample-badge">${t.sample}</b>`}</p>
<dl class="facts" aria-label="${t.facts}">${fact(t.number, judgment.case_number)}${fact(t.type, judgment.text_type)}${fact(t.date, judgment.casedate)}${fact(t.cause, causeLine(judgment))}${judgment.withheld ? fact(t.reason, t.withheld[judgment.withheld] ?? "") : fact(t.corpus, source.name)}${web !== "" && fact(t.source, html`<a href="${web}" rel="noopener noreferrer">${web}</a>`)}</dl></header>
${
  related.length > 0 &&
  html`<section class="related"><h2>${t.related}</h2><ul lang="zh-CN">${related.map(
    ({ id, court: at, case_number, text_type, casedate, instance }) => {
      const name = `${at}${case_number}${text_type}`;
      const address = `${SEARCH_JUDGMENT_PATH}?id=${id}${words.prefix === "" ? "" : "&lang=en"}`;
      return html`<li><span class="soft">${t.instances[instance] ?? ""}</span> ${id === "" ? html`${name} <span class="soft">${t.absent}</span>` : html`<a href="${address}">${name}</a>`} <span class="soft">${casedate}</span></li>`;
    },
  )}</ul></section>`
}
${!judgment.withheld && html`<p class="screen"><a class="button" href="${SEARCH_JUDGMENT_PATH}?id=${judgment.id}&format=docx${words.prefix === "" ? "" : "&lang=en"}" download>${t.downloadWord}</a></p>`}
${judgment.case_number !== "" && html`<form class="screen" method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="qr" value="${judgment.case_number}"><input type="hidden" name="lang" value="${language}"><button class="link">${t.panels.citing}</button></form>`}
<div class="text" lang="zh-CN">${lines(judgment.body_text, 0)}</div>
<div class="tail" lang="zh-CN">${lines(judgment.tail_text, body)}</div>
${judgment.body_postscript.length > 0 && html`<section class="postscript" lang="zh-CN" aria-label="${t.postscript}">${lines(judgment.body_postscript, body + tail)}</section>`}
</article></div>`;
  return noJsPage(language, `${casename} ${judgment.case_number}`, content);
}
