import { pagerButtons } from "#domain/search/results/page-window.ts";
import { html, type Markup } from "./markup.ts";
import type { NoJsWords } from "./words.ts";

/** The pager of a page for browsers without script. Its buttons send the number of a page in `field`. */
export function pager(
  words: NoJsWords["search"]["pager"],
  field: string,
  page: number,
  pages: number,
): Markup {
  return html`<nav class="pager" aria-label="${words.label}"><ul>${pagerButtons(words, page, pages).map(
    ({ to, face, label, isCurrent, isDisabled }) =>
      html`<li><button name="${field}" value="${to}" aria-label="${label}"${isCurrent && html` aria-current="page"`}${isDisabled && html` disabled`}>${face}</button></li>`,
  )}</ul></nav>`;
}
