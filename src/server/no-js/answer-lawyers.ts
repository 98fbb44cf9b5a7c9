import { ERROR_CODES } from "#contract/envelope.ts";
import { LEAD_LENGTHS } from "#contract/leads/lead-fields.ts";
import { LawyerNoJsForm } from "#contract/no-js/lawyer-no-js.ts";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import type { LawyerCase, LawyerRecord } from "#contract/recovery/lawyer-cases.ts";
import { personValue, readPerson } from "#contract/recovery/lawyer-limits.ts";
import { type LawyerListData, LawyerListQuery } from "#contract/recovery/lawyer-list.ts";
import { SEARCH_JUDGMENT_PATH } from "#contract/search/result-paths.ts";
import { AMOUNT_RANGES } from "#domain/judgment/amount-ranges.ts";
import { CASE_PARTS, type CaseCount, type CasePart, countCases } from "#domain/recovery/count-cases.ts";
import { countAlike } from "#domain/recovery/ranking/count-alike.ts";
import { explainScores } from "#domain/recovery/ranking/explain-scores.ts";
import { shownSum } from "#domain/recovery/ranking/formula.ts";
import { wordRequest } from "#domain/recovery/word-request.ts";
import { fill } from "#domain/text/fill.ts";
import type { WordFailure } from "../http/endpoint.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { explainCases } from "../recovery/explain-cases.ts";
import { listLawyers } from "../recovery/list-lawyers.ts";
import { openLawyers } from "../recovery/open/open-lawyers.ts";
import { loadProfiles } from "../recovery/profiles.ts";
import { readClaim } from "../recovery/read-claim.ts";
import { leadPageWith, noJsPage } from "./frame.ts";
import { alikeLine, claimForm, lawyersPage, scoreBar } from "./lawyers-page.ts";
import { html, type Markup } from "./markup.ts";
import { settlePage } from "./settle-page.ts";
import type { NoJsWords } from "./words.ts";

/** Answers with the three lists for a claim as a page for browsers without script. */
export function answerNoJsLawyers(
  request: Request,
  words: Record<AnswerLanguage, NoJsWords>,
  word: WordFailure,
): Promise<Response> {
  return settlePage(request, LAWYER_PLAIN_PATH, ({ fields, language }) => {
    const said = words[language];
    const { form, faulty } = readClaimForm(fields);
    const page = (found: Parameters<typeof lawyersPage>[2], failure: RequestFailure | null, fault = "") => {
      const told = failure ? said.recovery.app.failed.replace("{msg}", () => word(failure, language)) : fault;
      const status = failure ? ERROR_CODES[failure.error].status : 200;
      const content = lawyersPage(said, form, found, told, failure);
      return noJsPage(language, said.recovery.title, content, status, failure?.headers);
    };
    return {
      fail: (failure) => page(null, failure),
      answer: async () => {
        if ([...fields.keys()].every((name) => name === "lang")) return page(null, null);
        if (faulty.length > 0) return page(null, { error: "bad_input", fields: faulty });
        const range = AMOUNT_RANGES[form.amount ?? -1];
        if (!form.reason || !form.court || !range) return page(null, null, said.recovery.app.incomplete);
        const query = LawyerListQuery.parse({
          reason: form.reason,
          court: form.court,
          amount: range.min,
          amountMax: range.max ?? undefined,
          page: form.page,
        });
        if (form.request !== undefined) return requestPage(said, language, form);
        const claim = readClaim(query);
        if ("failure" in claim) return page(null, claim.failure);
        const person = readPerson(form.person ?? "");
        const found = await listLawyers(openLawyers(), claim, query, loadProfiles());
        if (!person) return page(found, null);
        const [record] = await explainCases(openLawyers(), claim, [person]);
        return noJsPage(language, person.lawyer, lawyerPage(said, form, record!, found));
      },
    };
  });
}

/** The page with the lead form, in which a request to the chosen lawyer about the claim is filled in. */
function requestPage(words: NoJsWords, language: AnswerLanguage, form: LawyerNoJsForm): Response {
  const { app } = words.recovery;
  const claim = { reason: form.reason, court: form.court, amount: app.ranges[form.amount ?? -1] ?? "" };
  const about = wordRequest(app.request, readPerson(form.request ?? ""), claim);
  const row = html`<div class="row about"><label class="label" for="lead-about">${words.aboutField}</label><textarea class="field" id="lead-about" name="about" rows="4" maxlength="${LEAD_LENGTHS.about}">${about}</textarea></div>`;
  return leadPageWith(language, row) ?? noJsPage(language, words.recovery.title, html`<p>${about}</p>`);
}

/**
 * Reads the fields of the form. `faulty` has the names of the invalid fields, which are left out. An empty
 * field counts as absent.
 */
function readClaimForm(fields: URLSearchParams): { form: LawyerNoJsForm; faulty: string[] } {
  const trimmed = [...fields].map(([name, text]): [string, string] => [name, text.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, text]) => text !== ""));
  const read = LawyerNoJsForm.safeParse(given);
  if (read.success) return { form: read.data, faulty: [] };
  const faulty = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  const sound = Object.entries(given).filter(([name]) => !faulty.includes(name));
  return { form: LawyerNoJsForm.parse(Object.fromEntries(sound)), faulty };
}

/** Maximum number of cases that are listed. */
const MAX_CASES = 50;

/**
 * The content of a lawyer's page: the cases for the claim, their counts, the scores, and the form for a
 * request.
 */
function lawyerPage(
  words: NoJsWords,
  form: LawyerNoJsForm,
  record: LawyerRecord,
  { claim, highest }: LawyerListData,
): Markup {
  const { app } = words.recovery;
  const { lawyer: t } = app;
  const { cases } = record;
  const place = [...new Set([record.lProvince, record.lCity])].filter(Boolean).join(" ");
  const compared = [claim.reason, claim.court, app.ranges[form.amount ?? -1]].filter(Boolean).join(" · ");
  const ask = html`<button class="button main" formaction="${LAWYER_PLAIN_PATH}#lead" name="request" value="${personValue(record)}">${t.request}</button>`;
  const alikest = cases.toSorted((a, b) => b.like - a.like).slice(0, MAX_CASES);
  const counts = countCases(cases, claim);
  return html`<div class="lawyer-page"><h1 lang="zh-CN">${record.lawyer}</h1>
<p lang="zh-CN">${record.lawoffice} <span class="soft">${place}</span></p>
<p class="soft">${fill(t.claim, { claim: compared })}</p>
${alikeLine(words, countAlike(cases), claim.reason)}
<div class="act">${claimForm(words, form, ask)}<span class="small soft">${t.requestNote}</span></div>
<h2>${fill(t.cases, { n: cases.length })}</h2>
<ol class="cases">${alikest.map((row) => caseItem(words, row))}</ol>
<h2>${t.figures}</h2><div class="case-figures">${CASE_PARTS.map((part) => figure(words, part, counts[part]))}</div>
<h2>${t.scores}</h2>${scoreParts(words, cases, highest)}
<p class="small"><a href="${words.prefix}/layout/scores">${t.formula}</a></p>
${claimForm(words, form, html`<button class="button">${t.toList}</button>`)}</div>`;
}

function caseItem({ recovery: { app } }: NoJsWords, row: LawyerCase): Markup {
  const weight = fill(app.lawyer.weight, { score: app.tabs.exp, n: Number(row.like.toFixed(3)) });
  return html`<li><a href="${SEARCH_JUDGMENT_PATH}?id=${row.id}" lang="zh-CN">${row.casename}</a><span class="small soft">${row.court} ${row.case_number} ${row.casedate} ${app.lawyer.sides[row.side]} ${weight}</span></li>`;
}

function figure({ recovery: { app } }: NoJsWords, part: CasePart, { rows, rest }: CaseCount): Markup {
  const { by, sides, unknown, rest: others } = app.lawyer;
  const shown = rest > 0 ? [...rows, [others, rest] as const] : rows;
  const most = Math.max(1, ...shown.map(([, n]) => n));
  const word = (label: string) => (part === "side" ? sides[label as LawyerCase["side"]] : label) || unknown;
  return html`<table><caption>${by[part]}</caption><tbody>${shown.map(
    ([label, n]) =>
      html`<tr><th scope="row">${word(label)}</th><td><meter value="${n}" max="${most}" aria-hidden="true"></meter></td><td>${n}</td></tr>`,
  )}</tbody></table>`;
}

function scoreParts(
  { recovery: { app } }: NoJsWords,
  cases: readonly LawyerCase[],
  { exp, impact, activ }: LawyerListData["highest"],
): Markup {
  const highest = { experience: exp, influence: impact, activity: activ };
  const scores = explainScores(cases, highest);
  const rows = [
    ["exp", "experience"],
    ["impact", "influence"],
    ["activ", "activity"],
  ] as const;
  return html`<dl class="score-parts">${rows.map(([tab, name]) => {
    const { n, value, sum, shrunk, breadth } = scores[name];
    const wide = name === "influence" ? fill(app.lawyer.breadth, { breadth: shownSum(breadth) }) : "";
    const values = { n, value, sum: shownSum(sum), shrunk: shownSum(shrunk), breadth: wide };
    return html`<div><dt>${app.tabs[tab]}</dt>${scoreBar(app.card, value)}<dd class="small">${fill(app.lawyer.part, { ...values, highest: shownSum(highest[name]) })}</dd></div>`;
  })}</dl>`;
}
