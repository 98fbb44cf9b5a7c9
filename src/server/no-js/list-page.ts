import type { Choice } from "#contract/envelope.ts";
import { encodeQuery } from "#contract/search/query-address.ts";
import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import type { AlsoSearchedForms } from "#contract/search/search.ts";
import { MAX_REACH, PAGE_SIZE, pagesOf } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { isQuoted } from "#domain/search/match/word-forms.ts";
import {
  DATE_FIELDS,
  dropCondition,
  LIST_FIELDS,
  listConditions,
} from "#domain/search/query/query-fields.ts";
import { documentPath } from "#domain/search/results/document-path.ts";
import { resultRow, rowMarks } from "#domain/search/results/result-row.ts";
import { SCOPES } from "#domain/search/scope.ts";
import { fill } from "#domain/text/fill.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import type { SearchHit, SearchResult } from "../search/search-engine.ts";
import { askForm } from "./answer-section.ts";
import { marked } from "./marked.ts";
import { hidden, html, langField, type Markup } from "./markup.ts";
import { pager } from "./pager.ts";
import type { NoJsWords } from "./words.ts";

/** What the page of a search shows: its rows, or why there are none. */
export interface NoJsList {
  found: SearchResult | null;
  /** The message of the failure. Empty if there is none. */
  fault: string;
  failure: RequestFailure | null;
  /** Words for which other forms are searched too. */
  also: readonly AlsoSearchedForms[];
  /** The words, if the page offers to ask them as a question; otherwise empty. */
  asked: string;
}

/**
 * The content of the page: the search box, the conditions, the rows and the pager. Each step is a form of its
 * own.
 */
export function listPage(
  words: NoJsWords,
  query: SearchQuery,
  { found, fault, failure, also, asked }: NoJsList,
): Markup {
  const { chips } = words.search;
  const conditions = listConditions(query);
  return html`<h1 class="hide">${words.search.title}</h1>
${searchFormMarkup(words, query)}
${fault !== "" && html`<p role="alert" class="alert">${fault}</p>`}
${failure?.choices !== undefined && choicesOf(words, query, failure, failure.choices)}
${
  conditions.length > 0 &&
  html`<ul class="chips" aria-label="${chips.label}">${conditions.map((condition) => {
    const chip = `${chips[condition.field]} ${condition.value}`;
    return html`<li>${queryForm(
      words,
      { ...dropCondition(query, condition), index: 1 },
      html`<button class="chip" aria-label="${fill(chips.remove, { chip })}"><span class="soft">${chips[condition.field]}</span> <span lang="zh-CN">${condition.value}</span><span aria-hidden="true" class="cross">×</span></button>`,
    )}</li>`;
  })}</ul>`
}
${asked !== "" && askForm(words, asked)}
${found !== null && also.length > 0 && alsoOf(words, query, also)}
${found === null ? fault === "" && html`<p class="start soft">${words.search.list.start}</p>` : results(words, query, found)}
<p class="small"><a href="${words.prefix}/layout/searchrules">${words.also.rules}</a> <a href="${words.prefix}/layout/serachList#${encodeQuery(query)}">${words.full}</a></p>`;
}

/**
 * The search box. It starts a new search in the chosen scope. The text is sent in the body of the request and
 * never in the address.
 */
export function searchFormMarkup({ search, prefix }: NoJsWords, query: SearchQuery): Markup {
  const { box } = search;
  return html`<search><form class="search-box" method="post" action="${SEARCH_PLAIN_PATH}">
<select name="type" aria-label="${box.typeLabel}">${SCOPES.map(
    (type) =>
      html`<option value="${type}"${type === query.type && html` selected`}>${box.types[type]}</option>`,
  )}</select>
<div class="text"><input name="qr" type="text" inputmode="search" value="${query.qr.map(quoted).join(" ")}" aria-label="${box.label}" placeholder="${box.placeholders[query.type]}"></div>
<button class="button main">${box.submit}</button>${langField(prefix)}
</form></search>`;
}

/** A keyword as it is typed. It is quoted if it has a space, because it would be two keywords otherwise. */
const quoted = (keyword: string) => (keyword.includes(" ") && !isQuoted(keyword) ? `"${keyword}"` : keyword);

/**
 * Says which other forms of words are searched, with a form that searches for the word exactly as written.
 */
function alsoOf(words: NoJsWords, query: SearchQuery, also: readonly AlsoSearchedForms[]): Markup {
  return html`<ul class="plain small soft">${also.map(({ value, kinds, forms }) => {
    const exact = Object.fromEntries(
      LIST_FIELDS.map((field) => [field, query[field].map((held) => (held === value ? `"${value}"` : held))]),
    );
    return html`<li>${kinds.map((kind) => fill(words.also[kind], { word: value, forms: forms.join("、") || value })).join(" ")} ${queryForm(
      words,
      { ...query, ...exact, index: 1 },
      html`<button class="link">${fill(words.also.exact, { word: value })}</button>`,
    )}</li>`;
  })}</ul>`;
}

/**
 * The possible meanings of an ambiguous court or cause as buttons. A button searches again with its meaning.
 */
function choicesOf(words: NoJsWords, query: SearchQuery, failure: RequestFailure, choices: Choice[]): Markup {
  const field = LIST_FIELDS.find((name) => name === failure.fields?.[0]);
  if (!field) return html``;
  return html`<div class="choices" lang="zh-CN">${choices.map(({ label }) => {
    const values = query[field].map((value) => (value === failure.value ? label : value));
    return queryForm(
      words,
      { ...query, [field]: values, index: 1 },
      html`<button class="button">${label}</button>`,
    );
  })}</div>`;
}

/** A form that sends a query. It has a single button. */
function queryForm({ prefix }: NoJsWords, query: SearchQuery, button: Markup): Markup {
  return html`<form method="post" action="${SEARCH_PLAIN_PATH}">${LIST_FIELDS.flatMap((field) =>
    query[field].map((value) => hidden(field, value)),
  )}${DATE_FIELDS.filter((field) => query[field] !== "").map((field) => hidden(field, query[field]))}${hidden("type", query.type)}${hidden("sort", query.sort)}${hidden("ask", 0)}${langField(prefix)}${button}</form>`;
}

/** The rows of the page and the pager. `rows` has only the rows of this page. */
function results(words: NoJsWords, query: SearchQuery, { total, rows }: SearchResult): Markup {
  const { list } = words.search;
  if (total === 0) return html`<p role="status" class="empty">${list.empty}</p>`;
  const pages = pagesOf(total);
  const page = Math.min(query.index, pages);
  const first = (page - 1) * PAGE_SIZE;
  const said = fill(words.shown, { total, from: first + 1, to: first + rows.length });
  return html`<section aria-label="${list.label}">
<div class="list-head"><p role="status">${said}</p></div>
<ol class="results" start="${first + 1}">${rows.map((row, at) => drawRow(words, row, first + at + 1))}</ol>
${pages > 1 && queryForm(words, query, pager(words.search.pager, "index", page, pages))}
${total > MAX_REACH && html`<p class="small soft">${fill(words.limit, { max: MAX_REACH })}</p>`}
</section>`;
}

function drawRow(words: NoJsWords, row: SearchHit, number: number): Markup {
  const { prefix } = words;
  const lang = prefix === "" ? "" : "&lang=en";
  const address = row.url
    ? documentPath(row.url, prefix !== "")
    : `${SEARCH_JUDGMENT_PATH}?id=${row.id}${lang}`;
  const { title, facts, passages } = resultRow(row, row.url !== undefined, row.snippets);
  return html`<li value="${number}"><h2 lang="zh-CN"><a href="${address}">${marked(title)}</a></h2>
<p class="facts">${facts.map((fact) => html`<span lang="zh-CN">${fact}</span>`)}<time datetime="${row.date}">${row.date}</time>${rowMarks(row).map((mark) => html`<span class="mark">${words.search.list.marks[mark]}</span>`)}</p>
${passages.map(({ pieces }) => html`<p class="snippet" lang="zh-CN">${marked(pieces)}</p>`)}</li>`;
}
