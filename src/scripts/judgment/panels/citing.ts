import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { emptyQuery, encodeQuery } from "#contract/search/query-address.ts";
import type { SearchRow } from "#contract/search/search.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { loadCiting } from "#stores/judgment/judgment-panels.ts";
import { documentAddress } from "#stores/statutes/open-article.ts";
import { make } from "../../make.ts";
import { root } from "../page/slots.ts";
import { loadInto } from "./load-into.ts";
import { panelWords } from "./words.ts";

const said = panelWords.citing;

/** Draws the other texts of this site that cite the judgment's case number: judgments and articles. */
export async function drawPanel(place: HTMLElement, judgment: JudgmentDetail): Promise<void> {
  const loaded = await loadInto(place, loadCiting(judgment));
  if (!loaded) return;
  const { rows, total } = loaded.data;
  const list = make("ul", { className: "similar", lang: "zh-CN" }, ...rows.map(rowOf));
  place.replaceChildren(make("p", "small soft", rows.length > 0 ? said.lead : said.none), list);
  if (total <= rows.length) return;
  const href = `${root.dataset.results}#${encodeQuery({ ...emptyQuery(), qr: [judgment.case_number] })}`;
  place.append(make("p", "", make("a", { href }, fill(said.all, { n: total }))));
}

function rowOf({ id, url, casename, court, case_number, casedate, snippets = [] }: SearchRow): HTMLLIElement {
  const link = make("a", { href: url ? documentAddress(url) : judgmentHash(id) }, casename);
  const texts = snippets
    .filter(({ paragraph }) => paragraph >= 0)
    .map(({ text }) => make("p", "small", text));
  return make("li", "", link, make("span", "small soft", ` ${court} ${case_number} ${casedate}`), ...texts);
}
