import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { type OutlineEntry, outlineOf } from "#domain/reading/judgment-outline.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { make } from "../../make.ts";
import { slot } from "../page/slots.ts";
import { panelWords } from "../panels/words.ts";

const said = panelWords.outline;

/** Number of characters from which a judgment gets an outline. They fill about three screens of a phone. */
const LONG = 2_000;
/** From this width on, the outline is shown beside the text. award-panels.css uses the same width. */
const beside = matchMedia("(min-width: 80rem)");

/**
 * Draws the outline of a long judgment. On a wide screen it is shown beside the text. On a narrow one it is a
 * menu that closes when an entry is chosen.
 */
export function drawJudgmentOutline(judgment: JudgmentDetail): void {
  const menu = slot<HTMLDetailsElement>("outline");
  const letters = judgment.body_text.reduce((sum, text) => sum + text.length, 0);
  const entries = letters < LONG ? [] : outlineOf(judgment);
  menu.hidden = entries.length === 0;
  const nav = make("nav", "", make("ol", "", ...entries.map((entry) => drawEntry(judgment.id, entry))));
  nav.ariaLabel = said.label;
  menu.replaceChildren(make("summary", "", said.label), nav);
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
  return make("li", code ? "" : "within", make("a", set, code ? said.sections[code] : text));
}
