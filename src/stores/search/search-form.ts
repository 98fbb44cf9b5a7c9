import { decodeQuery, distinctValues, encodeQuery } from "#contract/search/query-address.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";

/** The address of the result page for what a search form holds. */
export function addressOf(action: string, type: string, text: string): string {
  const query = { ...decodeQuery(`type=${type}`), qr: distinctValues(splitKeywords(text)) };
  return `${action}#${encodeQuery(query)}`;
}

/**
 * Sends search forms to the result page with the terms behind the #, so that they reach no log; without this
 * the form posts them to the plain list. Works before and without the island.
 */
export function submitSearchByHash(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.dataset.search === undefined) return;
    event.preventDefault();
    const fields = new FormData(form);
    const target = new URL(
      addressOf(
        new URL(form.dataset.search, location.href).href,
        String(fields.get("type")),
        String(fields.get("qr")),
      ),
    );
    // Another hash of this page loads nothing: its own search runs the bar, and what was typed has become a
    // condition.
    if (target.pathname !== location.pathname) document.documentElement.setAttribute("data-busy", "");
    else form.querySelector("input")!.value = "";
    location.assign(target);
  });
}
