import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import type { AnswerCard, AskAnswer, ProposedArticle, ProposedCause } from "#contract/search/search-ask.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import { answerParts } from "#domain/ask/proposals/answer-parts.ts";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import { documentPath } from "#domain/search/results/document-path.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import { fill } from "#domain/text/fill.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { marked } from "./marked.ts";
import { html, langField, type Markup } from "./markup.ts";
import type { NoJsWords } from "./words.ts";

/**
 * A form with a single button that asks `words` as a question. With `exact`, the button searches for the
 * words instead.
 */
export function askForm({ ask, prefix }: NoJsWords, words: string, exact = false): Markup {
  return html`<form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="qr" value="${words}"><input type="hidden" name="ask" value="${exact ? 0 : 1}">${langField(prefix)}<button class="button">${exact ? ask.exact : ask.asQuestion}</button></form>`;
}

/**
 * The answer to a question in the order of the page of results. `chosen` is the cause that the visitor chose.
 * If nothing was found, links to other services.
 */
export function answerSection(
  words: NoJsWords,
  question: string,
  answer: AskAnswer,
  chosen: string | undefined,
): Markup {
  const { ask, prefix } = words;
  const links = proposalLinks(prefix);
  const { found, laws, card, choose = [], services, causes, untold } = answer;
  const parts = answerParts(answer, chosen);
  const isForeign = isEnglish(question);
  const part = (title: string, content: Markup) =>
    html`<div class="part"><h2>${title}</h2><div>${content}</div></div>`;
  const head = html`<p class="taken"><span>${fill(ask.as, { kind: ask.kinds.question })}</span></p>${askForm(words, question, true)}`;
  const meaning = (text: string, cause: string, style: string) =>
    html`<form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="qr" value="${question}"><input type="hidden" name="ask" value="1"><input type="hidden" name="cause" value="${cause}">${langField(prefix)}<button class="${style}">${text}</button></form>`;
  if (!found)
    return html`${head}<section class="ask" aria-label="${ask.label}"><p role="status">${ask.nothing}</p>
<p>${ask.ways} <a href="${links.guides}">${ask.allGuides}</a> · <a href="${links.lawyers}">${ask.findLawyers}</a> · <a href="${links.tools}">${ask.tools}</a></p></section>`;
  const guides =
    parts.guides.length > 0 &&
    part(
      card ? ask.others : ask.guides,
      html`<ul>${parts.guides.map(({ title, summary, url }) => html`<li><a href="${url}">${title}</a><p>${summary}</p></li>`)}</ul>`,
    );
  return html`${head}<section class="ask" aria-label="${ask.label}">
${choose.length > 0 && part(ask.choose, html`<div class="choices" lang="zh-CN">${choose.map(({ text, cause }) => meaning(text, cause, "button"))}</div>`)}
${isForeign && html`<p>${causes.length > 0 ? ask.foreign : ask.language}</p>`}
${isForeign && guides}
${card && cardOf(words, card, parts)}
${
  services.length > 0 &&
  part(
    ask.services,
    html`<ul>${services.map(({ code, url }) => html`<li><a href="${url}">${ask.service[code]}</a></li>`)}</ul>`,
  )
}
${
  parts.cause &&
  part(
    ask.causes,
    html`<div class="choices" lang="zh-CN">${causes.map(({ code, label }) => meaning(label, code, "chip"))}</div>${waysOf(words, parts.cause)}`,
  )
}
${!isForeign && guides}
${
  (parts.articles.length > 0 || (laws === "not_imported" && !isForeign)) &&
  part(
    ask.articles,
    html`${laws === "not_imported" && html`<p class="small soft">${ask.notImported} <a href="${links.coverage}">${ask.coverage}</a></p>`}${articlesOf(words, parts.articles)}${parts.more.length > 0 && html`<details><summary>${fill(ask.more, { n: parts.more.length })}</summary>${articlesOf(words, parts.more)}</details>`}`,
  )
}
${
  parts.cases.length > 0 &&
  part(
    ask.cases,
    html`${parts.reasons.length > 0 && html`<p class="small soft">${parts.reasons.map((reason) => wordSimilarReason(ask.alike, reason)).join(ask.comma)}</p>`}<ul lang="zh-CN">${parts.cases.map((row) => similarCase(words, row))}</ul>`,
  )
}
${untold.length > 0 && part(ask.untold, html`<p>${untold.map((what) => ask.tell[what]).join("、")}</p>`)}
${!card && html`<p class="small soft">${ask.note}</p>`}
${prefix !== "" && !isForeign && html`<p class="small soft">${ask.language}</p>`}
</section>`;
}

/** The card with the entry to read first (see AnswerCard). */
function cardOf(
  { ask, prefix }: NoJsWords,
  card: AnswerCard,
  { lead, text }: { lead: string | undefined; text: readonly string[] },
): Markup {
  const { kind, title, url, reviewed, first, today, cost, call, articles, calculator, unread } = card;
  return html`<article class="card"><h2><a href="${url}">${title}</a></h2>
${lead && html`<p class="lead">${lead}</p>`}
${first && html`<p class="first"><b>${ask.first}</b> ${first}</p>`}
${call.length > 0 && html`<ul class="calls" aria-label="${ask.numbers}">${call.map(({ number, name }) => html`<li><a class="button" href="tel:${number}"><b>${number}</b> ${name}</a></li>`)}</ul>`}
${text.map((paragraph) => html`<p>${paragraph}</p>`)}
${today.length > 0 && html`<h3>${ask.today}</h3><ol>${today.map((step) => html`<li>${step}</li>`)}</ol>`}
${cost && html`<h3>${ask.cost}</h3><p>${cost}</p>`}
<p class="ways"><a class="button" href="${url}">${ask.open[kind]}</a>${calculator && html` <a class="button" href="${calculator.url}">${calculator.title}</a>`}</p>
${articles.length > 0 && html`<h3>${ask.basis}</h3><ul class="basis" lang="zh-CN">${articles.map(({ label, text: opening, more, url: at }) => html`<li><a href="${documentPath(at, prefix !== "")}">${label}</a>${opening && html`<p>${opening}${more && "…"}</p>`}</li>`)}</ul>`}
${unread.map((rule) => html`<p class="note">${fill(ask.unread, rule)}</p>`)}
<p class="small soft">${[reviewed === false && ask.unreviewed, ask.note].filter(Boolean).join(" · ")}</p></article>`;
}

/** Links to the services for a cause, and the limitation period of its claims. */
function waysOf({ ask, prefix }: NoJsWords, { label, fee, limitation }: ProposedCause): Markup {
  const links = proposalLinks(prefix);
  return html`<div class="ways"><form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="reason" value="${label}">${langField(prefix)}<button class="link">${ask.judgments}</button></form> <a href="${links.lawyersFor(label)}">${ask.findLawyers}</a>${fee && html` <a href="${links.feeOf(fee)}">${ask.fee}</a>`}</div>${limitation && html`<p class="small soft">${fill(ask.limitation, { until: limitation.words, basis: limitation.basis })}</p>`}`;
}

const articlesOf = ({ ask, prefix }: NoJsWords, articles: readonly ProposedArticle[]): Markup =>
  html`<ol lang="zh-CN">${articles.map(({ label, text, more, url, cited }) => html`<li><a href="${documentPath(url, prefix !== "")}">${label}</a>${cited > 0 && html` <span class="small soft">${fill(ask.cited, { n: cited })}</span>`}<p>${text}${more && "…"}</p></li>`)}</ol>`;

/** A similar case, with the passage that is most similar to the question. */
function similarCase(
  { prefix }: NoJsWords,
  { id, casename, court, case_number, snippets }: SimilarRow,
): Markup {
  const { facts, passages } = resultRow({ title: casename, court, number: case_number }, false, snippets);
  return html`<li><a href="${SEARCH_JUDGMENT_PATH}?id=${id}${prefix !== "" && "&lang=en"}">${casename}</a><p class="small soft">${facts.join(" ")}</p>${passages.map(({ pieces }) => html`<p>${marked(pieces)}</p>`)}</li>`;
}
