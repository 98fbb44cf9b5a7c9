import type { SimilarRow } from "#contract/judgment/content-similar.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { loadSimilar } from "#stores/judgment/judgment-panels.ts";
import { make } from "../page/slots.ts";
import { loadInto } from "./load-into.ts";
import { panelWords } from "./words.ts";

const said = panelWords.similar;

/** Similar cases, each with its reasons. */
export async function drawPanel(place: HTMLElement, judgment: JudgmentDetail): Promise<void> {
  const loaded = await loadInto(place, loadSimilar(judgment.id));
  if (!loaded) return;
  const list = make("ol", "similar", ...loaded.data.map(rowOf));
  place.replaceChildren(make("p", "small soft", loaded.data.length > 0 ? said.lead : said.none), list);
}

function rowOf(row: SimilarRow): HTMLLIElement {
  const link = make("a", "", row.casename);
  link.href = judgmentHash(row.id);
  link.lang = "zh-CN";
  const facts = make("span", "small soft", `${row.court} ${row.case_number} ${row.casedate}`);
  facts.lang = "zh-CN";
  return make(
    "li",
    "",
    link,
    facts,
    make("ul", "reasons", ...reasonsOf(row).map((text) => make("li", "", text))),
  );
}

function reasonsOf({ cause, court_nearness, amount, words }: SimilarRow): string[] {
  const reasons: string[] = [];
  if (cause !== "none") reasons.push(said.cause[cause]);
  if (court_nearness !== "none") reasons.push(said.court[court_nearness]);
  if (amount > 0) reasons.push(amount === 1 ? said.amountSame : said.amountNear);
  if (words.length > 0) reasons.push(fill(said.words, { words: words.join("、") }));
  return reasons;
}
