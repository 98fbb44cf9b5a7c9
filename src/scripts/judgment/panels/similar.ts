import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import type { TextPiece } from "#domain/search/results/marked-pieces.ts";
import { resultRow } from "#domain/search/results/result-row.ts";
import { wordSimilarReason } from "#domain/search/similar/similar-reasons.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { loadSimilar } from "#stores/judgment/judgment-panels.ts";
import { make } from "../../make.ts";
import { loadInto } from "./load-into.ts";
import { panelWords } from "./words.ts";

const said = panelWords.similar;

/** Draws the similar cases, each with the reasons why it is similar. */
export async function drawPanel(place: HTMLElement, judgment: JudgmentDetail): Promise<void> {
  const loaded = await loadInto(place, loadSimilar(judgment.id));
  if (!loaded) return;
  const list = make("ol", "similar", ...loaded.data.map(rowOf));
  place.replaceChildren(make("p", "small soft", loaded.data.length > 0 ? said.lead : said.none), list);
}

function rowOf({ id, casename, court, case_number, casedate, snippets, reasons }: SimilarRow): HTMLLIElement {
  const { passages } = resultRow({ title: casename, court, number: case_number }, false, snippets);
  const told = reasons.map((reason) => make("li", "", wordSimilarReason(said.reasons, reason)));
  return make(
    "li",
    "",
    linkTo(judgmentHash(id), casename),
    make("span", { className: "small soft", lang: "zh-CN" }, `${court} ${case_number} ${casedate}`),
    ...passages.map(({ paragraph, pieces }) =>
      make("p", "", linkTo(judgmentHash(id, paragraph + 1), ...pieces.map(pieceOf))),
    ),
    ...(told.length > 0 ? [make("ul", "reasons", ...told)] : []),
  );
}

const linkTo = (href: string, ...content: (Node | string)[]) =>
  make("a", { href, lang: "zh-CN" }, ...content);

const pieceOf = ({ text, found }: TextPiece) => (found ? make("mark", "", text) : text);
