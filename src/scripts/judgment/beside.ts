import type { InvolvedPeople, JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { emptyQuery, encodeQuery } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { type OutlineEntry, outlineOf } from "#domain/reading/judgment-outline.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { make } from "../make.ts";
import { root, slot } from "./page/slots.ts";
import { panelWords } from "./panels/words.ts";

/** Draws what is shown beside the text of a judgment: the people and the outline. */
export function drawBeside(judgment: JudgmentDetail): void {
  drawPeople(judgment);
  drawJudgmentOutline(judgment);
}

/** Number of characters from which a judgment gets an outline. They fill about three screens of a phone. */
const LONG = 2_000;
/** From this width on, the outline is shown beside the text. award-panels.css uses the same width. */
const beside = matchMedia("(min-width: 80rem)");

/**
 * Draws the outline of a long judgment. On a wide screen it is shown beside the text. On a narrow one it is a
 * menu that closes when an entry is chosen.
 */
function drawJudgmentOutline(judgment: JudgmentDetail): void {
  const menu = slot<HTMLDetailsElement>("outline");
  const letters = judgment.body_text.reduce((sum, text) => sum + text.length, 0);
  const entries = letters < LONG ? [] : outlineOf(judgment);
  menu.hidden = entries.length === 0;
  const nav = make("nav", "", make("ol", "", ...entries.map((entry) => drawEntry(judgment.id, entry))));
  nav.ariaLabel = panelWords.outline.label;
  menu.replaceChildren(make("summary", "", panelWords.outline.label), nav);
  menu.open = beside.matches;
  beside.onchange = () => {
    menu.open = beside.matches;
  };
  nav.onclick = ({ target }) => {
    if (!beside.matches && target instanceof HTMLAnchorElement) menu.open = false;
  };
}

function drawEntry(id: string, { paragraph, code, text }: OutlineEntry): HTMLLIElement {
  const set = { href: judgmentHash(id, paragraph + 1), ...(code ? {} : { lang: "zh-CN" }) };
  return make("li", code ? "" : "within", make("a", set, code ? panelWords.outline.sections[code] : text));
}

const said = panelWords.people;

/**
 * Matches a masked name (张某, 李××, A公司). A masked name gets no link, because a search for it would find other
 * people who are masked alike.
 */
const MASKED = /[某×*＊ⅹ]|^[A-ZＡ-Ｚ]/u;
const RESULT_ITEMS = 4;
/**
 * Matches the start of the first paragraph after the items of the operative part. Such a paragraph states
 * costs, periods or the right of appeal.
 */
const BEHIND_RESULT =
  /^[（(]?(?:案件受理费|[一二再]审(?:案件)?(?:受理|诉讼)费|本案|诉讼费|财?产?保全|如果?(?:未|不)|不服|本(?:判决|裁定|决定)|刑期|缓刑考验|上述|申请执行)/;

/**
 * Draws the court, the people who took part and the result. The judgment may state none of them; nothing is
 * then drawn.
 */
function drawPeople(judgment: JudgmentDetail): void {
  const { people } = judgment;
  const result = resultOf(judgment);
  slot("people").replaceChildren(
    ...row(said.court, judgment.court ? [courtLink(judgment)] : []),
    ...(people ? rowsOf(people) : []),
    ...row(said.result, result),
  );
}

function rowsOf({ parties, counsel, judges, presiding, clerk }: InvolvedPeople): HTMLElement[] {
  const drawnJudges = judges.map((name, at) =>
    entry(named(name, { judge: [name] }), presiding && at === 0 ? said.presiding : ""),
  );
  return [
    ...foldedRow(
      said.parties,
      parties.map(({ name }) => name),
      parties.map(({ name, role, natural }) => entry(natural ? name : named(name, { qr: [name] }), role)),
    ),
    ...foldedRow(
      said.counsel,
      counsel.map(({ name }) => name),
      counsel.map(drawCounsel),
    ),
    ...row(said.judges, clerk ? [...drawnJudges, entry(clerk, said.clerk)] : drawnJudges),
    ...(judges.length > 0 ? [make("div", "note", make("dd", "small soft", said.note))] : []),
  ];
}

function drawCounsel({ name, firm, kind, parties }: InvolvedPeople["counsel"][number]): HTMLElement {
  const drawn = entry(
    kind === "other" ? name : named(name, { counsel: [name] }),
    kind === "trainee" || kind === "legal_worker" ? said.kinds[kind] : "",
  );
  if (firm) drawn.append(" ", named(firm, { counsel: [firm] }));
  if (parties.length > 0)
    drawn.append(" ", make("span", "soft small", fill(said.of, { names: parties.join("、") })));
  return drawn;
}

const courtLink = ({ court, court_id }: JudgmentDetail) =>
  entry(named(court, court_id === null ? { courtname: [court] } : { court: [court] }), "");

/**
 * A name as a link to a search for it, or as plain text if it is masked. The query is after the # of the
 * address, so that no log contains it.
 */
function named(name: string, asked: Partial<SearchQuery>): HTMLAnchorElement | string {
  if (MASKED.test(name)) return name;
  const href = `${root.dataset.results}#${encodeQuery({ ...emptyQuery(), ...asked })}`;
  return make("a", { href, title: fill(said.search, { name }) }, name);
}

const entry = (name: Node | string, role: string) =>
  make("li", "", ...(role ? [make("span", "soft small", role), " "] : []), name);

function row(label: string, entries: HTMLElement[]): HTMLElement[] {
  if (entries.length === 0) return [];
  const list = make("ul", { lang: "zh-CN" }, ...entries);
  return [make("div", "", make("dt", "", label), make("dd", "", list))];
}

/** Maximum number of entries of a row that is not collapsed. A collapsed row shows this number of names. */
const OPEN_ENTRIES = 2;

/**
 * A row of entries. More than OPEN_ENTRIES entries are collapsed, and the first OPEN_ENTRIES names become the
 * summary.
 */
function foldedRow(label: string, names: string[], entries: HTMLElement[]): HTMLElement[] {
  const drawn = row(label, entries);
  const list = drawn[0]?.querySelector("ul");
  if (!list || entries.length <= OPEN_ENTRIES) return drawn;
  const first = make("span", { lang: "zh-CN" }, names.slice(0, OPEN_ENTRIES).join("、"));
  const details = make("details", "");
  list.replaceWith(details);
  details.append(make("summary", "", first, ` ${fill(said.more, { n: names.length })}`), list);
  return drawn;
}

/**
 * The first items of the operative part. If there are more than RESULT_ITEMS, a link to the whole part
 * follows. Empty if the operative part cannot be located.
 */
function resultOf({ id, body_text, holding, text_type }: JudgmentDetail): HTMLElement[] {
  if (!holding || text_type === "参考案例") return [];
  const { to } = holding;
  const end = body_text.findIndex((text, at) => at >= to && BEHIND_RESULT.test(text));
  const items = body_text.slice(to, end < 0 ? undefined : end);
  const drawn = items.slice(0, RESULT_ITEMS).map((text) => make("li", "", text));
  if (items.length > RESULT_ITEMS)
    drawn.push(make("li", "", make("a", { href: judgmentHash(id, to + 1) }, said.all)));
  return drawn;
}
