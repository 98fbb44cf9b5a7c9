import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { causeLine } from "#domain/judgment/cause-line.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { make } from "../make.ts";
import { fillSlot, slot, words } from "./page/slots.ts";

/**
 * Draws paragraphs; the rows of a table become a table. `first` is the number of paragraphs before these on
 * the page, so that each element gets the number of its paragraph as its id. `classOf` returns the class of a
 * paragraph, and `numbered` returns what is drawn before its text; both receive the index of the paragraph in
 * `texts`.
 */
function drawBlocks(
  texts: readonly string[],
  first: number,
  classOf: (at: number) => string = () => "",
  numbered?: (at: number) => Node,
): HTMLElement[] {
  const placed = <E extends HTMLElement>(element: E, at: number): E => {
    element.id = `p${first + at + 1}`;
    return element;
  };
  const before = (at: number) => (numbered ? [numbered(at)] : []);
  return blocksOf(texts).map((block) => {
    if (block.kind === "text")
      return placed(make("p", classOf(block.at), ...before(block.at), block.text), block.at);
    const rows = block.rows.map((cells, row) => {
      const at = block.at + row;
      const drawn = cells.map((cell, n) => make("td", "", ...(n === 0 ? before(at) : []), cell));
      return placed(make("tr", classOf(at), ...drawn), at);
    });
    return make("div", "rows", make("table", "", make("tbody", "", ...rows)));
  });
}

/** Puts a judgment on the page. */
export function drawJudgment(judgment: JudgmentDetail): void {
  const { id, holding, outcome, source } = judgment;
  document.title = `${judgment.casename} ${judgment.case_number}`.trim();
  slot("court").textContent = judgment.court;
  for (const name of ["casename", "case_number", "text_type", "casedate"] as const)
    fillSlot(name, judgment[name]);
  fillSlot("cause", causeLine(judgment));
  const { withheld } = judgment;
  slot("article").classList.toggle("withheld", Boolean(withheld));
  fillSlot("reason", withheld ? words.withheld[withheld] : "");
  fillSlot("corpus", withheld ? "" : source.name);
  fillSlot("link", `${location.origin}${location.pathname}${judgmentHash(id)}`);
  // A judgment of first instance shows how its appeal ended.
  const later = outcome ? undefined : judgment.related.find((related) => related.outcome);
  const result = outcome ?? later?.outcome;
  const where = later ? words.instances[later.instance] : words.outcome;
  fillSlot("outcome", result ? `${where} ${words.outcomes[result]}` : "");
  slot("outcome").dataset.outcome = result ?? "";
  slot("sample").hidden = !source.sample;

  const web = /^https?:\/\//.test(judgment.wenshu_url) ? judgment.wenshu_url : "";
  slot<HTMLAnchorElement>("source").hidden = !web;
  if (web) slot<HTMLAnchorElement>("source").href = web;
  const word = slot<HTMLAnchorElement>("word");
  word.href = `${word.dataset.address}${id}`;
  slot("no-source").hidden = Boolean(web);
  slot("holding").hidden = !holding;
  if (holding) slot<HTMLAnchorElement>("holding").href = judgmentHash(id, holding.from + 1);

  const [body, tail] = [judgment.body_text.length, judgment.tail_text.length];
  const isHolding = (at: number) => holding !== null && at >= holding.from && at < holding.to;
  const numbered = (at: number) => {
    const said = { href: judgmentHash(id, at + 1), ariaLabel: fill(words.paragraph, { n: at + 1 }) };
    return make("a", { className: "number screen", ...said }, String(at + 1));
  };
  slot("body").replaceChildren(
    ...drawBlocks(judgment.body_text, 0, (at) => (isHolding(at) ? "holding" : ""), numbered),
  );
  // The numbers continue from the body to the names of the judges and to the annex. The snippets of a result
  // list count in the same way.
  slot("tail").replaceChildren(...drawBlocks(judgment.tail_text, body));
  slot("postscript").replaceChildren(...drawBlocks(judgment.body_postscript, body + tail));
  slot("postscript").hidden = judgment.body_postscript.length === 0;
  const cites = judgment.cites ?? [];
  slot("cites").hidden = cites.length === 0;
  slot("cites-list").replaceChildren(...cites.map(drawCited));
  slot("related").hidden = judgment.related.length === 0;
  slot("related-list").replaceChildren(...judgment.related.map(drawRelated));
}

function drawCited({ label, url, text, today }: NonNullable<JudgmentDetail["cites"]>[number]): HTMLLIElement {
  const note = make("span", "soft", text ? ` ${fill(words.laterText, { date: text })}` : "");
  const now = today ? fill(words.today[today.state], { label: today.label, date: today.from }) : "";
  return make("li", "", linkTo(label, url), note, today ? " " : "", linkTo(now, today?.url ?? ""));
}

const linkTo = (label: string, url: string): HTMLElement =>
  url ? make("a", { href: documentAddress(url) }, label) : make("span", "", label);

function drawRelated(related: RelatedCase): HTMLLIElement {
  const name = `${related.court}${related.case_number}${related.text_type}`;
  return make(
    "li",
    "",
    make("span", "soft", words.instances[related.instance]),
    " ",
    related.id ? make("a", { href: judgmentHash(related.id) }, name) : name,
    make("span", "soft", related.casedate ? ` ${related.casedate}` : ""),
    related.id ? "" : make("span", "soft", ` ${words.absent}`),
  );
}
