import type { Choice } from "#contract/envelope.ts";
import type { LawyerNoJsForm } from "#contract/no-js/lawyer-no-js.ts";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { MAX_CLAIM_NAME_CHARS, personValue } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import type { AlikeCounts } from "#domain/recovery/ranking/count-alike.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#domain/text/fill.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { DEFAULT_CLAIM } from "../recovery/default-search.ts";
import { hidden, html, langField, type Markup } from "./markup.ts";
import { pager } from "./pager.ts";
import type { NoJsWords } from "./words.ts";

const LISTS = [
  ["exp", "lawyerExp"],
  ["impact", "lawyerImpact"],
  ["activ", "lawyerActiv"],
] as const;

const number = (value: number) => value.toLocaleString("en-US");

/**
 * The content of the recovery page: the form, the possible meanings of an ambiguous name, and the three
 * lists.
 */
export function lawyersPage(
  words: NoJsWords,
  form: LawyerNoJsForm,
  found: LawyerListData | null,
  fault: string,
  failure: RequestFailure | null,
): Markup {
  const [field = ""] = failure?.fields ?? [];
  return html`<h1>${words.recovery.heading}</h1>
${fieldsForm(words, form)}
${fault !== "" && html`<p role="alert" class="alert">${fault}</p>`}
${choicesOf(words, form, field, failure?.choices ?? [])}
${
  found?.claim.otherCauses !== undefined &&
  html`<p class="small soft">${fill(words.recovery.app.readAs, { reason: found.claim.reason })}</p>
${choicesOf(words, form, "reason", found.claim.otherCauses)}`
}
${found && lists(words, form, found)}
<p class="small"><a href="${words.prefix}/layout">${words.full}</a></p>`;
}

/** The possible meanings of a field as buttons. A button sends the claim again with its meaning. */
function choicesOf(words: NoJsWords, form: LawyerNoJsForm, field: string, choices: Choice[]): Markup | false {
  const forms = choices.map(({ label }) =>
    claimForm(
      words,
      { ...form, page: 1 },
      html`<button class="button" name="${field}" value="${label}">${label}</button>`,
      field,
    ),
  );
  return forms.length > 0 && html`<div class="choices" lang="zh-CN">${forms}</div>`;
}

/**
 * A form that sends the claim again, with the value of its button. `without`: the field left out of the
 * hidden ones, because the button sets it.
 */
export function claimForm({ prefix }: NoJsWords, form: LawyerNoJsForm, button: Markup, without = ""): Markup {
  const fields = {
    reason: form.reason,
    court: form.court,
    amount: form.amount ?? "",
    lang: prefix === "" ? "cn" : "en",
  };
  const kept = Object.entries(fields).filter(([name]) => name !== without);
  return html`<form method="post" action="${LAWYER_PLAIN_PATH}">${kept.map(([name, value]) => hidden(name, value))}${button}</form>`;
}

function fieldsForm({ recovery: { app }, prefix }: NoJsWords, form: LawyerNoJsForm): Markup {
  const typed = (name: "reason" | "court") =>
    html`<label class="claim-field"><span>${app[name]}</span><input class="field" name="${name}" value="${form[name]}" maxlength="${MAX_CLAIM_NAME_CHARS}" lang="zh-CN"></label>`;
  return html`<search><form class="claim sheet" method="post" action="${LAWYER_PLAIN_PATH}" aria-label="${app.form}">${langField(prefix)}
${typed("reason")}${typed("court")}
<label class="claim-field"><span>${app.amount}</span><select class="field" name="amount"><option value="">${app.choose}</option>${app.ranges.map(
    (label, at) => html`<option value="${at}"${at === form.amount && html` selected`}>${label}</option>`,
  )}</select></label>
<button class="button main">${app.search}</button></form></search>`;
}

function lists(words: NoJsWords, form: LawyerNoJsForm, data: LawyerListData): Markup {
  const { app } = words.recovery;
  const { corpus, claim } = data;
  if (!corpus.counsel) return html`<p class="sentence">${app.noCounsel}</p>`;
  const pages = Math.max(1, ...Object.values(data.counts).map((n) => Math.ceil(n / data.pageSize)));
  const sentence = fill(app.sentence[corpus.nationwide ? "nationwide" : "collection"], {
    judgments: number(corpus.judgments),
    total: number(data.totalLawyer),
    active: number(data.activeLawyer),
    from: FIRST_YEAR,
    to: new Date().getFullYear(),
    court: claim.court || app.sentence.related,
    below: claim.courtsBelow ? app.sentence.below : "",
  });
  const sources = corpus.sample
    ? fill(app.sampleSources, { from: corpus.from, to: corpus.to })
    : corpus.sources.map(({ name, coverage }) => coverage || name).join("；");
  return html`<p role="status" class="sentence">${sentence}</p>
<p class="small soft">${fill(app.period, { sources, newest: corpus.newest })}</p>
${(data.activeLawyer === 0 || data.nearestCause !== "same") && nobody(words, form, data)}
${LISTS.filter(([name]) => data.counts[name] > 0).map((list) => section(words, form, data, list))}
${pages > 1 && claimForm(words, form, pager(words.search.pager, "page", data.page, pages))}`;
}

/** One of the three lists. It is empty on a page after its last entry, because another list may be longer. */
function section(
  words: NoJsWords,
  form: LawyerNoJsForm,
  data: LawyerListData,
  [name, list]: (typeof LISTS)[number],
): Markup {
  const { app } = words.recovery;
  const n = data.counts[name];
  const first = (data.page - 1) * data.pageSize;
  const cards = data[list].map((entry, at) => card(words, form, data, entry, first + at + 1));
  return html`<section><h2>${app.tabs[name]}</h2><p class="small soft">${app.tabNotes[name]}</p>
${cards.length > 0 ? html`<ol class="cards">${cards}</ol>` : html`<p>${fill(app.ended, { n })}</p>`}</section>`;
}

/** Says that no lawyer is known for the cause, and offers alternatives. */
function nobody(words: NoJsWords, form: LawyerNoJsForm, data: LawyerListData): Markup {
  const { nobodyFor, nobody: none, nearestCause, instead } = words.recovery.app;
  const { activeLawyer: active } = data;
  const others =
    data.nearestCause === "parent" || data.nearestCause === "branch"
      ? nearestCause[data.nearestCause]
      : nobodyFor;
  const said = fill(active > 0 ? others : none, {
    active,
    reason: data.claim.reason,
    below: data.claim.courtsBelow ? words.recovery.app.sentence.below : "",
  });
  const offers = data.instead ?? [];
  return html`<p>${said} ${offers.length > 0 && instead.title}</p>
<div class="choices" lang="zh-CN">${offers.map(({ field, label, lawyers }) =>
    claimForm(
      words,
      { ...form, page: 1 },
      html`<button class="button" name="${field}" value="${label}">${fill(instead.entry, { label, n: lawyers })}</button>`,
      field,
    ),
  )}</div>`;
}

function card(
  words: NoJsWords,
  form: LawyerNoJsForm,
  data: LawyerListData,
  entry: LawyerEntry,
  rank: number,
): Markup {
  const { card: t, tabs } = words.recovery.app;
  const place = [...new Set([entry.lProvince, entry.lCity])].filter(Boolean).join(" ") || t.unknownPlace;
  const years = fill(entry.firstYear === entry.lastYear ? t.casesOne : t.cases, {
    n: entry.n,
    from: entry.firstYear,
    to: entry.lastYear,
  });
  const scores = [
    [tabs.exp, entry.scoreExp],
    [tabs.impact, entry.scoreImpact],
    [tabs.activ, entry.scoreActivation],
  ] as const;
  const page = html`<button class="button" name="person" value="${personValue(entry)}">${t.page}</button>`;
  return html`<li class="card sheet"><div class="who"><span class="face" aria-hidden="true" lang="zh-CN">${[...entry.lawyer][0] ?? ""}</span><div><h3 lang="zh-CN">${
    entry.profile ? html`<a href="${entry.profile}">${entry.lawyer}</a>` : entry.lawyer
  }</h3><p lang="zh-CN">${entry.lawoffice}</p><p class="soft small">${place}</p></div><p class="rank small">${fill(t.rank, { rank })} <span class="soft">${years}</span></p>${
    entry.alike !== undefined && alikeLine(words, entry.alike, data.claim.reason)
  }</div>
<dl class="scores">${scores.map(([name, value]) => html`<div><dt>${name}</dt>${scoreBar(t, value)}</div>`)}</dl><div class="more">${claimForm(words, form, page)}</div></li>`;
}

/**
 * The numbers of cases that are like the claim. In the default cause every plaintiff is an insurer, so the
 * text says insurer then.
 */
export function alikeLine({ recovery }: NoJsWords, alike: AlikeCounts, reason: string): Markup {
  const { court, cause, plaintiff, insurer } = recovery.app.card.alike;
  const side = reason === DEFAULT_CLAIM.reason ? insurer : plaintiff;
  const told = [
    fill(court, { n: alike.court }),
    fill(cause, { n: alike.cause }),
    fill(side, { n: alike.plaintiff }),
  ];
  return html`<p class="alike small">${told.join(" · ")}</p>`;
}

/** A bar for a score. The highest score of its list is 100. */
export const scoreBar = (t: NoJsWords["recovery"]["app"]["card"], value: number): Markup =>
  html`<dd><meter value="${value}" max="100" aria-hidden="true"></meter><span class="small">${value === 100 ? t.highest : fill(t.share, { value })}</span></dd>`;
