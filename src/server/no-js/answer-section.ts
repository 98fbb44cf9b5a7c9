import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import { wordProposal } from "#domain/ask/proposals/word-proposal.ts";
import { documentPath } from "#domain/search/results/document-path.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import { marked } from "./marked.ts";
import { html, type Markup } from "./markup.ts";
import type { NoJsWords } from "./words.ts";

const filled = (text: string, name: string, value: string) => text.replace(`{${name}}`, () => value);

/** The form whose one button asks the words as a question, or, with `exact`, searches for them again. */
export function askForm({ ask, prefix }: NoJsWords, words: string, exact = false): Markup {
  return html`<form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="qr" value="${words}">${!exact && html`<input type="hidden" name="ask" value="1">`}<input type="hidden" name="lang" value="${prefix === "" ? "cn" : "en"}"><button class="button">${exact ? ask.exact : ask.asQuestion}</button></form>`;
}

/** The proposals for a question, in the order of the result page; or the ways on. */
export function answerSection(words: NoJsWords, question: string, answer: AskAnswer): Markup {
  const { ask, prefix } = words;
  const links = proposalLinks(prefix);
  const { found, laws, services, guides, articles, cases, causes, untold } = answer;
  const part = (title: string, content: Markup) =>
    html`<div class="part"><h2>${title}</h2><div>${content}</div></div>`;
  const shared = (list: readonly string[]) => filled(ask.shared, "words", list.join("、"));
  const head = html`<p class="taken"><span>${filled(ask.as, "kind", ask.kinds.question)}</span></p>${askForm(words, question, true)}`;
  if (!found)
    return html`<section class="ask" aria-label="${ask.label}">${head}<p role="status">${ask.nothing}</p>
<p>${ask.ways} <a href="${links.guides}">${ask.allGuides}</a> · <a href="${links.lawyers}">${ask.findLawyers}</a> · <a href="${links.tools}">${ask.tools}</a></p></section>`;
  return html`<section class="ask" aria-label="${ask.label}">${head}
<p role="status" class="small soft">${ask.note} ${prefix !== "" && ask.language}</p>
${
  services.length > 0 &&
  part(
    ask.services,
    html`<ul>${services.map(({ code, url }) => html`<li><a href="${url}">${ask.service[code]}</a></li>`)}</ul>`,
  )
}
${
  guides.length > 0 &&
  part(
    ask.guides,
    html`<ul>${guides.map(({ title, summary, url, reviewed, words: list, articles: cited }) => html`<li><a href="${url}">${title}</a><p>${summary}</p><p class="small soft">${[list.length > 0 && shared(list), cited.length > 0 && filled(ask.cites, "articles", cited.join("、")), !reviewed && ask.unreviewed].filter(Boolean).join(" · ")}</p></li>`)}</ul>`,
  )
}
${
  (articles.length > 0 || laws === "not_imported") &&
  part(
    ask.articles,
    html`${laws === "not_imported" && html`<p class="small soft">${ask.notImported} <a href="${links.coverage}">${ask.coverage}</a></p>`}<ol lang="zh-CN">${articles.map(({ label, text, more, url, reasons }) => html`<li><a href="${documentPath(url, prefix !== "")}">${label}</a><p>${text}${more && "…"}</p><p class="small soft">${filled(ask.why, "reasons", reasons.map((reason) => wordProposal(ask.reasons, reason)).join(ask.comma))}</p></li>`)}</ol>`,
  )
}
${
  cases.length > 0 &&
  part(ask.cases, html`<ul lang="zh-CN">${cases.map((row) => similarCase(words, row))}</ul>`)
}
${
  causes.length > 0 &&
  part(
    ask.causes,
    html`<ul class="of-causes">${causes.map(({ code, label, limitation, fee }) => html`<li><span lang="zh-CN">${label}</span> <form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="reason" value="${label}"><input type="hidden" name="lang" value="${prefix === "" ? "cn" : "en"}"><button class="link" aria-label="${ask.judgments} ${label}">${ask.judgments}</button></form> <form method="post" action="${SEARCH_PLAIN_PATH}"><input type="hidden" name="qr" value="${question}"><input type="hidden" name="ask" value="1"><input type="hidden" name="cause" value="${code}"><input type="hidden" name="lang" value="${prefix === "" ? "cn" : "en"}"><button class="link" aria-label="${ask.alikeOf} ${label}">${ask.alikeOf}</button></form> <a href="${links.lawyersFor(label)}" aria-label="${ask.findLawyers} ${label}">${ask.findLawyers}</a>${fee !== undefined && html` <a href="${links.feeOf(fee)}" aria-label="${ask.fee} ${label}">${ask.fee}</a>`}${limitation !== undefined && html`<p class="small soft">${filled(filled(ask.limitation, "until", limitation.words), "basis", limitation.basis)}</p>`}</li>`)}</ul>`,
  )
}
${untold.length > 0 && part(ask.untold, html`<p>${untold.map((what) => ask.tell[what]).join("、")}</p>`)}
</section>`;
}

/** A similar case with the passage most like the question and its reasons. */
function similarCase({ ask, prefix }: NoJsWords, row: SimilarRow): Markup {
  const { id, casename, court, case_number, snippets, reasons } = row;
  const { facts, passages } = resultRow({ title: casename, court, number: case_number }, false, snippets);
  return html`<li><a href="${SEARCH_JUDGMENT_PATH}?id=${id}${prefix !== "" && "&lang=en"}">${casename}</a><p class="small soft">${facts.join(" ")}</p>${passages.map(({ pieces }) => html`<p>${marked(pieces)}</p>`)}${reasons.length > 0 && html`<p class="small soft">${reasons.map((reason) => wordSimilarReason(ask.alike, reason)).join(ask.comma)}</p>`}</li>`;
}
