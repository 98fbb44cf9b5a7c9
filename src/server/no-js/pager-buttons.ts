import { pageWindow } from "#domain/search/results/page-window.ts";
import { html, type Markup } from "./markup.ts";
import type { NoJsWords } from "./words.ts";

/** Page buttons shown at once, as specified. */
const PAGER_COUNT = 9;

/** The pager of a no-JS page: buttons that send the page number in the named field. */
export function pagerButtons(
  words: NoJsWords["search"]["pager"],
  field: string,
  page: number,
  pages: number,
): Markup {
  const button = (to: number, face: string | number, label: string) =>
    html`<li><button name="${field}" value="${to}" aria-label="${label}"${to === page && html` aria-current="page"`}${(to < 1 || to > pages) && html` disabled`}>${face}</button></li>`;
  const numbers = pageWindow(page, pages, PAGER_COUNT).map((number) =>
    button(number, number, words.go.replace("{n}", String(number))),
  );
  return html`<nav class="pager" aria-label="${words.label}"><ul>${button(page - 1, "‹", words.previous)}${numbers}${button(page + 1, "›", words.next)}</ul></nav>`;
}
