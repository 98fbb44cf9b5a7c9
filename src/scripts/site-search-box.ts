import { type SiteHit, searchSite } from "#client/services/site-search.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { make } from "./make.ts";

/** The messages of the search box, which its form contains. */
type Said = "searchBusy" | "searchNone" | "searchFound" | "searchFailed" | "searchJudgments";

const form = document.querySelector<HTMLFormElement>("form[data-site-search]");
const status = form?.querySelector<HTMLElement>("[role=status]");
const list = form?.querySelector("ol");

function drawHit({ url, title, excerpt }: SiteHit): HTMLLIElement {
  const pieces = excerpt.map(({ text, found }) => (found ? make("mark", "", text) : text));
  return make("li", "", make("a", { href: url }, title), make("p", "", ...pieces));
}

if (form && status && list) {
  const words: Pick<Dictionary["knowledge"], Said> = JSON.parse(form.dataset.siteSearch ?? "");
  const results = form.dataset.results ?? "";
  let latest = 0;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const query = String(new FormData(form).get("q") ?? "").trim();
    if (!query) return;
    const turn = ++latest;
    status.textContent = words.searchBusy;
    list.replaceChildren();
    try {
      const hits = await searchSite(query);
      // A newer search has started, whose answer may have arrived already.
      if (turn !== latest) return;
      status.textContent =
        hits.length > 0
          ? words.searchFound.replace("{count}", String(hits.length))
          : words.searchNone.replace("{words}", () => query);
      list.replaceChildren(...hits.map(drawHit));
    } catch {
      if (turn === latest) status.textContent = words.searchFailed;
    }
    const href = `${results}#qr=${encodeURIComponent(query)}`;
    const onward = words.searchJudgments.replace("{words}", () => query);
    if (turn === latest) list.append(make("li", "", make("a", { href }, onward)));
  });
  // The visitor may have typed before this script loaded, or the browser may have restored an earlier text.
  if (form.querySelector("input")?.value) form.requestSubmit();
}
