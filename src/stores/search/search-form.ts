import { decodeQuery, distinctValues, encodeQuery } from "#contract/search/query-address.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";

/**
 * The address of the result page for what a search form holds; `conditions`, the address of a list of the same type,
 * are narrowed by it.
 */
export function addressOf(action: string, type: string, text: string, conditions = ""): string {
  const listed = decodeQuery(conditions);
  const kept = String(listed.type) === type ? listed : decodeQuery(`type=${type}`);
  const qr = distinctValues([...kept.qr, ...splitKeywords(text)]);
  return `${action}#${encodeQuery({ ...kept, qr, index: 1 })}`;
}

/**
 * Sends search forms to the result page with the terms behind the #, so that they reach no log; without this
 * the form posts them to the plain list. Works before and without the island; a form that was sent to its own page
 * has `data-sent`.
 */
export function submitSearchByHash(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.dataset.search === undefined) return;
    event.preventDefault();
    const fields = new FormData(form);
    const results = new URL(form.dataset.search, location.href);
    const isHere = results.pathname === location.pathname;
    const target = addressOf(
      results.href,
      String(fields.get("type")),
      String(fields.get("qr")),
      isHere ? location.hash.slice(1) : "",
    );
    // Another hash of this page loads nothing: its own search runs the bar, and what was typed has become a
    // condition.
    if (!isHere) document.documentElement.setAttribute("data-busy", "");
    else {
      form.querySelector("input")!.value = "";
      form.dataset.sent = "";
    }
    location.assign(target);
  });
}
